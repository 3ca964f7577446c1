import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { openWays } from '../dossier-way.ts'
import { attributeGroups } from './attribute-groups.ts'
import classes from './Attributes.module.css'

/** What belongs to the client and to the work. */
export function AttributesScreen() {
  const { t } = useTranslation()
  const dossier = useDossier()
  const dossierId = dossier._id
  const shown = attributeGroups
    .map(({ label, entries }) => ({ label, entries: openWays(dossier, entries) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <Page>
      <PageHeader title={t('Sezioni del dossier')} back={pages.dossier.link({ dossierId })} />
      <div className={classes.groups}>
        {shown.map(({ label, entries }) => (
          <section key={label}>
            <h2 className={classes.group}>{t(label)}</h2>
            <List label={t(label)}>
              {entries.map(({ page, label: name, icon: Icon }) => (
                <Row
                  key={page.pattern}
                  link={page.link({ dossierId })}
                  start={<RowIcon icon={Icon} />}
                  title={t(name)}
                />
              ))}
            </List>
          </section>
        ))}
      </div>
    </Page>
  )
}
