import { type Invoice, invoiceStates } from '@vicino/domain/invoices/invoice.ts'
import { invoiceEventKinds } from '@vicino/domain/invoices/invoice-event.ts'
import { addInvoiceEvent, getInvoice } from '@vicino/domain/invoices/invoices.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { fieldOf } from '../drafts/field-of.ts'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useDossier } from '../session/dossier.ts'
import { ChoiceChips } from '../ui/fields/ChoiceChips.tsx'
import { DayField } from '../ui/fields/DayField.tsx'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { NumberField } from '../ui/fields/NumberField.tsx'
import { readSigned } from '../ui/fields/read-number.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { useTooFine } from '../ui/fields/use-too-fine.ts'
import { Card } from '../ui/page/Page.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import { FormInvoiceEvent, type InvoiceEventValues } from './invoice-event-values.ts'
import { moneyWords } from './money-words.ts'

/** Writes what became of an invoice: sent, answered, reminded, paid. */
export function NewInvoiceEventScreen() {
  const { t } = useTranslation()
  const { dossierId, invoiceId } = usePage(pages.newInvoiceEvent).params
  const { allows } = useDossier()
  const read = useRead(getInvoice, { params: { dossierId, invoiceId } })
  return (
    <Screen
      read={read}
      keeps
      width="form"
      writes={allows('billing.issue_storno')}
      skeleton={<FormSkeleton fields={3} />}
      title={t('Che cosa è successo')}
      under={read.data?.number}
      back={pages.invoice.link({ dossierId, invoiceId })}
    >
      {invoice => <EventForm invoice={invoice} />}
    </Screen>
  )
}

function EventForm({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const { _id: invoiceId, dossierId, open, state } = invoice
  const today = useToday()
  const leave = useReturnTo(pages.invoice.link({ dossierId, invoiceId }))
  const refuses = useTooFine(0.01)
  const [start] = useState<InvoiceEventValues>(() => ({
    _id: newId(),
    kind: null,
    date: today,
    amount: open > 0 ? open : null,
    note: '',
  }))
  const save = useSave(addInvoiceEvent)
  const draft = useDraftForm<InvoiceEventValues, Invoice>({
    key: `invoice.event.${invoiceId}`,
    schema: FormInvoiceEvent,
    start,
    send: (values, form) =>
      save.send(
        { params: { dossierId, invoiceId }, body: { ...FormInvoiceEvent.parse(values), _id: values._id } },
        form,
      ),
    onSaved: () => {
      toast(t('Scritto sulla fattura'), 'ok')
      leave()
    },
  })
  const { form } = draft
  return (
    <DraftForm draft={draft} banner={save.banner}>
      <Card>
        <Fields>
          <p>
            {t('{{state}}, ancora da incassare {{open}}', {
              state: t(labelIn(invoiceStates, state)),
              open: moneyWords(open),
            })}
          </p>
          <ChoiceChips
            label={t('Tipo di evento')}
            required
            options={invoiceEventKinds}
            {...fieldOf(form, 'kind')}
          />
          <DayField label={t('Data')} required {...fieldOf(form, 'date')} />
          {form.values.kind === 'payment' && (
            <NumberField
              label={t('Importo')}
              required
              unit="CHF"
              description={t('Con il meno, se è stato restituito o registrato per errore.')}
              read={readSigned}
              refuses={refuses}
              {...fieldOf(form, 'amount')}
            />
          )}
          <NoteField label={t('Nota')} {...fieldOf(form, 'note')} />
        </Fields>
      </Card>
    </DraftForm>
  )
}
