import { getMissingCosts } from '@vicino/domain/invoices/accounting.contract.ts'
import { billedLetters, careKinds } from '@vicino/domain/billing/tariff.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { pages } from '../pages/pages.ts'
import { useMay } from '../session/person.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { showDay } from '../ui/fields/read-day.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import classes from './Invoices.module.css'
import { dotted } from '../i18n/dotted.ts'

/** Of which care nobody wrote what an hour is recognised to cost: its residual cost stays empty, and where it is written. */
export function MissingCosts({ days }: { days: { from: Day; to: Day } }) {
  const { t } = useTranslation()
  const read = useRead(getMissingCosts, { query: days })
  const mayWrite = useMay('billing.tariffs', 'write')
  return (
    <Loaded read={read} skeleton={<FormSkeleton fields={1} />}>
      {missing =>
        missing.length > 0 && (
          <Notice tone="attention">
            <p>{t('Manca il costo riconosciuto, e con esso l’importo del costo residuo:')}</p>
            <ul className={classes.missing}>
              {missing.map(({ canton, letter, care_kind, from }) => (
                <li key={[canton, letter, care_kind].join(' ')}>
                  {t('{{what}}, dal {{day}}', {
                    what: dotted([
                      canton ?? t('senza Cantone'),
                      t(labelIn(billedLetters, letter)),
                      t(labelIn(careKinds, care_kind)),
                    ]),
                    day: showDay(from),
                  })}
                </li>
              ))}
            </ul>
            {mayWrite && (
              <LinkButton variant="default" link={pages.editSettings.link()}>
                {t('Indica i costi riconosciuti')}
              </LinkButton>
            )}
          </Notice>
        )
      }
    </Loaded>
  )
}
