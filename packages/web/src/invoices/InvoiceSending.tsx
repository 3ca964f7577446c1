import type { Invoice } from '@vicino/domain/invoices/invoice.ts'
import { getInvoiceXml, getSending } from '@vicino/domain/invoices/sending.contract.ts'
import { IconFileTypeXml } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../calls/call-input.ts'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { PageSection } from '../ui/page/PageSection.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { InvoiceProblems } from './InvoiceProblems.tsx'

/** The invoice as its payer reads it electronically, or what it lacks for that. */
export function InvoiceSending({ invoice: { dossierId, _id: invoiceId, number } }: { invoice: Invoice }) {
  const { t } = useTranslation()
  const params = { dossierId, invoiceId }
  return (
    <PageSection title={t('Invio elettronico')}>
      <Loaded read={useRead(getSending, { params })} skeleton={<RowsSkeleton rows={1} />}>
        {({ problems, sending_mode }) =>
          problems.length > 0 ? (
            <InvoiceProblems dossierId={dossierId} problems={problems} holds="sending" />
          ) : (
            <Stack>
              {sending_mode === 'test' && (
                <Notice tone="attention">{t('Le fatture partono come prova.')}</Notice>
              )}
              <Inline>
                <a
                  className={buttonClass('default')}
                  href={addressOf(getInvoiceXml, { params })}
                  download={`fattura-${number}.xml`}
                >
                  <IconFileTypeXml size={20} stroke={1.8} aria-hidden />
                  {t('Scarica XML')}
                </a>
              </Inline>
            </Stack>
          )
        }
      </Loaded>
    </PageSection>
  )
}
