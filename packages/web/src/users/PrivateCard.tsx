import { getPrivateData } from '@vicino/domain/users/private-data.contract.ts'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { pages } from '../pages/pages.ts'
import { List, Row } from '../ui/page/List.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import classes from './Account.module.css'
import { privateSections, valuesOfPrivate } from './private-sections.ts'

/** What she keeps of herself and nobody else reads, each leading to where it is changed. */
export function PrivateCard() {
  const { t } = useTranslation()
  const read = useRead(getPrivateData, {})
  return (
    <section>
      <h2 className={classes.heading}>{t('Solo per lei')}</h2>
      <Loaded read={read} skeleton={<RowsSkeleton rows={3} />}>
        {data => (
          <List label={t('Solo per lei')}>
            {privateSections.map(({ field, label, words }) => (
              <Row
                key={field}
                title={t(label)}
                under={
                  <span className={classes.said}>
                    {words(valuesOfPrivate(data), t) || t('Nessuna indicazione')}
                  </span>
                }
                link={pages.profileSection.link({ section: field })}
              />
            ))}
          </List>
        )}
      </Loaded>
    </section>
  )
}
