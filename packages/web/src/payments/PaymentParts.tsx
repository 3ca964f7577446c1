import { rappenOf } from '@vicino/domain/billing/rappen-of-francs.ts'
import type { OfficeInvoice } from '@vicino/domain/invoices/invoices.contract.ts'
import { searchInvoices } from '@vicino/domain/payments/invoice-search.contract.ts'
import type { Payment } from '@vicino/domain/payments/payment.ts'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { FoundList } from '../calls/FoundList.tsx'
import { usePages } from '../calls/use-pages.ts'
import { rappenWords } from '../invoices/money-words.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Button } from '../ui/Button.tsx'
import { List, Row } from '../ui/page/List.tsx'
import { Card } from '../ui/page/Page.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { paymentParts } from './payment-parts.ts'
import classes from '../invoices/Invoices.module.css'
import { dotted } from '../i18n/dotted.ts'

type Invoice = z.infer<typeof OfficeInvoice>

type Props = {
  payment: Payment
  busy: boolean
  onAssign: (parts: { invoiceId: string; amount: number }[]) => Promise<void>
}

/** Puts a payment on one invoice, or on several: each gets what is open of it, the last what is left. */
export function PaymentParts({ payment, busy, onAssign }: Props) {
  const { t } = useTranslation()
  const { amount, currency, named } = payment
  const [chosen, setChosen] = useState<Invoice[]>([])
  const [search, setSearch] = useState(named ?? (Math.abs(amount) / 100).toFixed(2))
  const found = usePages(searchInvoices, { query: { search } })
  const parts = paymentParts(
    { amount, isForeign: currency !== 'CHF' },
    chosen.map(({ open }) => rappenOf(open)),
  )
  const isWhole = parts.length > 0 && parts.every(part => part !== 0)
  const toggle = (invoice: Invoice): void =>
    setChosen(
      chosen.some(({ _id }) => _id === invoice._id)
        ? chosen.filter(({ _id }) => _id !== invoice._id)
        : [...chosen, invoice],
    )
  return (
    <Card title={t('Assegna a una fattura')}>
      <Stack>
        {chosen.length > 0 && (
          <>
            <List label={t('Scelte')}>
              {chosen.map((invoice, at) => (
                <Row
                  key={invoice._id}
                  title={dotted([invoice.client.name, invoice.number])}
                  under={t('Tocca per rimuovere')}
                  end={<span className={classes.amount}>{rappenWords(parts[at]!)}</span>}
                  onPress={() => toggle(invoice)}
                />
              ))}
            </List>
            <Button
              disabled={!isWhole}
              loading={busy}
              onClick={() =>
                void onAssign(chosen.map(({ _id: invoiceId }, at) => ({ invoiceId, amount: parts[at]! })))
              }
            >
              {t('Registra')}
            </Button>
          </>
        )}
        <FoundList
          searchLabel={t('Numero, cliente o importo')}
          search={search}
          onSearch={setSearch}
          found={found}
          noneFound={t('Nessuna fattura trovata')}
          listLabel={t('Fatture')}
        >
          {invoice => (
            <Row
              key={invoice._id}
              title={invoice.client.name}
              under={dotted([invoice.number, invoice.payer])}
              {...(chosen.some(({ _id }) => _id === invoice._id)
                ? { end: <StatusBadge tone="neutral" icon={IconCheck} label={t('Scelta')} /> }
                : {
                    end: (
                      <span className={classes.amount}>
                        {t('{{amount}} aperti', { amount: rappenWords(rappenOf(invoice.open)) })}
                      </span>
                    ),
                    onPress: () => toggle(invoice),
                  })}
              endBelow
            />
          )}
        </FoundList>
      </Stack>
    </Card>
  )
}
