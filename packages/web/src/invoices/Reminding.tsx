import type { Day } from '@vicino/domain/days/day.ts'
import { lastReminder, reminderOutcomes } from '@vicino/domain/invoices/reminders.ts'
import {
  getOverdueInvoices,
  getReminderPdf,
  type OverdueInvoice,
  remindedAtOnce,
  remindInvoices,
} from '@vicino/domain/invoices/reminders.contract.ts'
import { getOfficeBilling } from '@vicino/domain/invoices/office.contract.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../calls/call-input.ts'
import { useSave } from '../calls/use-save.ts'
import { useToday } from '../i18n/use-today.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { Button } from '../ui/Button.tsx'
import { DayField } from '../ui/fields/DayField.tsx'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { showDay } from '../ui/fields/read-day.ts'
import { ChoiceRow } from '../ui/page/ChoiceRow.tsx'
import { List } from '../ui/page/List.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { toast } from '../ui/toast.ts'
import { moneyWords } from './money-words.ts'
import classes from './Invoices.module.css'
import { dotted } from '../i18n/dotted.ts'

/** What was written, and what of it was left. */
type Told = Awaited<ReturnType<ReturnType<typeof useSave<typeof remindInvoices>>['send']>>

/** What is overdue, and the reminders that are written of it. */
export function Reminding({ overdue }: { overdue: OverdueInvoice[] }) {
  const { t } = useTranslation()
  const today = useToday()
  const [date, setDate] = useState<Day | null>(today)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [told, setTold] = useState<NonNullable<Told>>([])
  const save = useSave(remindInvoices, {
    refreshes: [getOverdueInvoices, getOfficeBilling],
    awaitsReads: true,
  })
  const remindable = overdue.filter(({ level }) => level < lastReminder)
  const wanted = remindable.filter(({ _id }) => chosen.has(_id)).slice(0, remindedAtOnce)
  const toggle = (id: string) =>
    setChosen(before => new Set(before.has(id) ? [...before].filter(one => one !== id) : [...before, id]))
  const remind = async (on: Day): Promise<void> => {
    const reminders = wanted.map(({ _id: invoiceId, level }) => ({ invoiceId, level: level + 1 }))
    const answer = await save.send({ body: { date: on, reminders } })
    if (!answer) return
    setTold(answer)
    setChosen(new Set())
    const written = answer.filter(({ outcome }) => outcome === 'written').length
    toast(t('Richiami creati: {{number}}', { number: written }), 'ok')
  }
  const allChosen = remindable.length > 0 && wanted.length === Math.min(remindable.length, remindedAtOnce)
  return (
    <Stack>
      <Card>
        <Inline gap={12} align="end">
          <DayField label={t('Data del richiamo')} value={date} onChange={setDate} required />
          <Button
            disabled={wanted.length === 0 || date === null}
            loading={save.saving}
            onClick={() => void (date !== null && remind(date))}
          >
            {wanted.length === 0
              ? t('Scegliere le fatture')
              : t('Crea i richiami ({{number}})', { number: wanted.length })}
          </Button>
          <Button
            variant="subtle"
            disabled={remindable.length === 0}
            onClick={() => setChosen(new Set(allChosen ? [] : remindable.map(({ _id }) => _id)))}
          >
            {allChosen ? t('Nessuna') : t('Scegli tutte')}
          </Button>
        </Inline>
      </Card>
      {save.banner !== null && <Notice tone="error">{save.banner}</Notice>}
      <Told told={told} overdue={overdue} />
      <List label={t('Fatture scadute')}>
        {overdue.map(invoice => (
          <ChoiceRow
            key={invoice._id}
            title={dotted([invoice.client.name, moneyWords(invoice.open)])}
            under={<OverdueWords invoice={invoice} />}
            chosen={chosen.has(invoice._id)}
            onPress={() => {
              if (invoice.level < lastReminder) toggle(invoice._id)
            }}
          />
        ))}
      </List>
    </Stack>
  )
}

function OverdueWords({ invoice: { number, payer, days, level, reminded_on } }: { invoice: OverdueInvoice }) {
  const { t } = useTranslation()
  const reminded =
    reminded_on === null
      ? t('mai richiamata')
      : t('{{level}}° richiamo il {{date}}', { level, date: showDay(reminded_on) })
  return dotted([number, payer, t('da {{count}} giorni', { count: days }), reminded])
}

/** The letters of what was written, and why others were not. */
function Told({ told, overdue }: { told: NonNullable<Told>; overdue: readonly OverdueInvoice[] }) {
  const { t } = useTranslation()
  if (told.length === 0) return null
  return (
    <Notice tone="info">
      <ul className={classes.told}>
        {told.map(({ invoiceId, number, outcome, level }) => {
          const invoice = overdue.find(({ _id }) => _id === invoiceId)
          const isWritten = outcome === 'written' || outcome === 'again'
          return (
            <li key={invoiceId}>
              {`${number}: ${t(labelIn(reminderOutcomes, outcome))} `}
              {isWritten && invoice && (
                <a
                  href={addressOf(getReminderPdf, {
                    params: { dossierId: invoice.dossierId, invoiceId },
                    query: { level: String(level) },
                  })}
                  target="_blank"
                  rel="noreferrer"
                >
                  {t('Apri la lettera')}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
