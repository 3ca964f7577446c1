import { tiersOptions, treatmentReasons } from '@vicino/domain/coverages/coverage.ts'
import { formatHealthCard } from '@vicino/domain/identifiers/health-card.ts'
import { formatIban } from '@vicino/domain/identifiers/iban.ts'
import { formatRcc } from '@vicino/domain/identifiers/rcc.ts'
import type { InvoiceContent } from '@vicino/domain/invoices/invoice.ts'
import { useTranslation } from 'react-i18next'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { periodWords, showDay } from '../ui/fields/read-day.ts'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { FoldedPart } from '../ui/page/FoldedPart.tsx'
import { Card } from '../ui/page/Page.tsx'
import { CantonShareCards } from './CantonShareCards.tsx'
import { ContributionCards } from './ContributionCards.tsx'
import { InvoiceLines } from './InvoiceLines.tsx'
import { lawWords, orderWords } from './invoice-words.ts'

/** All that an invoice says: who pays, under which law, by whose order, for what. */
export function InvoiceContentCards({ dossierId, content }: { dossierId: string; content: InvoiceContent }) {
  const { t } = useTranslation()
  const { payer, law, tiers, treatment_reason, case_number, case_date, orders, biller } = content
  if (content.document === 'canton_share') return <CantonShareCards content={content} />
  if (content.document === 'contribution') return <ContributionCards content={content} />
  const written = (day: string | null) => (day === null ? '' : showDay(day))
  return (
    <>
      <Card title={t('Chi paga')}>
        <Facts>
          <Fact label={t('Pagatore')}>{payer.name}</Fact>
          <Fact label={t('Indirizzo')}>{payer.address?.full_address ?? ''}</Fact>
          <Fact label={t('Legge')}>{`${lawWords(law, t)}, ${t(labelIn(tiersOptions, tiers))}`}</Fact>
          <Fact label={t('Motivo della cura')}>{t(labelIn(treatmentReasons, treatment_reason))}</Fact>
          <Fact label={t('Periodo')}>{periodWords(content)}</Fact>
          <Fact label={t("Numero d'assicurato")}>{content.insured_number ?? ''}</Fact>
          <Fact label={t('Numero della tessera')}>
            {content.card_number === null ? '' : formatHealthCard(content.card_number)}
          </Fact>
          <Fact label={t('Numero del caso')}>{case_number ?? ''}</Fact>
          <Fact label={t('Data del caso')}>{written(case_date)}</Fact>
        </Facts>
      </Card>
      <Card title={t('Prestazioni')}>
        <InvoiceLines
          dossierId={dossierId}
          lines={content.lines}
          orders={orders}
          materials={content.materials}
          total={content.total}
          payable={content.payable}
        />
      </Card>
      <FoldedPart title={t('Chi fattura e chi prescrive')}>
        <Facts>
          <Fact label={t('Organizzazione')}>{biller.name}</Fact>
          <Fact label={t('RCC')}>{biller.rcc_number === null ? '' : formatRcc(biller.rcc_number)}</Fact>
          <Fact label={t('IBAN')}>{biller.iban === null ? '' : formatIban(biller.iban)}</Fact>
          {orders.map((order, at) => (
            <Fact
              key={order._id ?? at}
              label={
                orders.length === 1
                  ? t('Prescrizione medica')
                  : t('Prescrizione n. {{number}}', { number: at + 1 })
              }
            >
              {orderWords(order, t)}
            </Fact>
          ))}
        </Facts>
      </FoldedPart>
    </>
  )
}
