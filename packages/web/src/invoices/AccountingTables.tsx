import { exportInvoices, exportResidualCost } from '@vicino/domain/invoices/accounting.contract.ts'
import { type Day, firstOfMonth } from '@vicino/domain/days/day.ts'
import { daysOf, monthBefore } from '@vicino/domain/days/month.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../calls/call-input.ts'
import { useToday } from '../i18n/use-today.ts'
import { useMay } from '../session/person.ts'
import { errorsAtFields } from '../drafts/errors-at-fields.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { Button } from '../ui/Button.tsx'
import { DownloadLink } from '../ui/DownloadLink.tsx'
import { DayField } from '../ui/fields/DayField.tsx'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import classes from './Invoices.module.css'
import { MissingCosts } from './MissingCosts.tsx'

/** For which days the tables are given out. */
const { query: tableDays } = exportInvoices

/** Tables for bookkeeping and for who pays the rest of the care, of some days. */
export function AccountingTables() {
  const { t } = useTranslation()
  const today = useToday()
  const last = daysOf(monthBefore(today))
  const [from, setFrom] = useState<Day | null>(last.start)
  const [to, setTo] = useState<Day | null>(last.end)
  const knowsPayers = useMay('sanitary.read')
  const { data: days } = tableDays.safeParse({ from, to })
  const { to: refused } = from !== null && to !== null ? errorsAtFields(tableDays, { from, to }) : {}
  const choose = (start: Day, end: Day) => {
    setFrom(start)
    setTo(end)
  }
  return (
    <Stack>
      <section>
        <h3 className={classes.tableHead}>{t('Di quali giorni')}</h3>
        <Fields>
          <Inline>
            <Button variant="default" onClick={() => choose(last.start, last.end)}>
              {t('Mese scorso')}
            </Button>
            <Button variant="default" onClick={() => choose(firstOfMonth(today), today)}>
              {t('Questo mese')}
            </Button>
            <Button variant="default" onClick={() => choose(`${today.slice(0, 4)}-01-01`, today)}>
              {t("Quest'anno")}
            </Button>
          </Inline>
          <DayField label={t('Dal')} value={from} onChange={setFrom} required />
          <DayField label={t('Al')} value={to} onChange={setTo} required error={refused} />
        </Fields>
      </section>
      <section>
        <h3 className={classes.tableHead}>{t('Contabilità')}</h3>
        <Fields>
          <p>
            {t('Una riga per ogni fattura e storno emessi in questi giorni, con ciò che è stato pagato.')}
          </p>
          {days && (
            <div>
              <DownloadLink href={addressOf(exportInvoices, { query: days })} />
            </div>
          )}
        </Fields>
      </section>
      {knowsPayers && (
        <section>
          <h3 className={classes.tableHead}>{t('Costo residuo')}</h3>
          <Fields>
            <p>
              {t(
                'Ciò che è stato fatturato delle cure di questi giorni, per comune, legge e lettera, con il costo residuo e la quota del Cantone.',
              )}
            </p>
            {days && <MissingCosts days={days} />}
            {days && (
              <div>
                <DownloadLink href={addressOf(exportResidualCost, { query: days })} />
              </div>
            )}
          </Fields>
        </section>
      )}
    </Stack>
  )
}
