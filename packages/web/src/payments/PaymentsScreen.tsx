import { formatIn } from '@vicino/domain/days/format.ts'
import { getOfficeBilling } from '@vicino/domain/invoices/office.contract.ts'
import type { PaymentFile } from '@vicino/domain/payments/payment.ts'
import {
  getPaymentFiles,
  getPayments,
  paymentFileMaxBytes,
  readPaymentFile,
} from '@vicino/domain/payments/payments.contract.ts'
import { IconCheck, IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadedPages } from '../calls/LoadedPages.tsx'
import { usePages } from '../calls/use-pages.ts'
import { useSave } from '../calls/use-save.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { pages } from '../pages/pages.ts'
import { useMay } from '../session/person.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card, Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { PageSection } from '../ui/page/PageSection.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { FilePlace } from './FilePlace.tsx'
import { PaymentRow } from './PaymentRow.tsx'
import { SumsTable } from './SumsTable.tsx'
import { rappenWords } from '../invoices/money-words.ts'
import { dotted } from '../i18n/dotted.ts'

/** The payments of the bank: a file is read, and what it did not say clearly waits to be looked at. */
export function PaymentsScreen() {
  const { t } = useTranslation()
  const mayBook = useMay('billing.issue_storno', 'write')
  return (
    <Page>
      <PageHeader title={t('Pagamenti')} back={pages.billing.link()} />
      <Stack>
        {mayBook && <ReadFile />}
        <Waiting />
        <Files />
      </Stack>
    </Page>
  )
}

function ReadFile() {
  const { t } = useTranslation()
  const [read, setRead] = useState<{ file: PaymentFile; again: boolean }>()
  const [isTooLarge, setIsTooLarge] = useState(false)
  const save = useSave(readPaymentFile, { refreshes: [getPayments, getPaymentFiles, getOfficeBilling] })
  const take = async (file: File): Promise<void> => {
    setRead(undefined)
    save.clear()
    setIsTooLarge(file.size > paymentFileMaxBytes)
    if (file.size > paymentFileMaxBytes) return
    setRead(await save.send({ body: { file } }))
  }
  return (
    <>
      <FilePlace busy={save.saving} onTake={file => void take(file)} />
      {isTooLarge && <Notice tone="error">{t('Il file è troppo grande.')}</Notice>}
      {save.banner !== null && <Notice tone="error">{save.banner}</Notice>}
      {read && (
        <Card title={read.file.name}>
          {read.again && (
            <Notice tone="attention">
              {t('Questo file era già stato letto: non è stato registrato nulla.')}
            </Notice>
          )}
          <SumsTable sums={read.file.sums} />
        </Card>
      )}
    </>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <PageSection title={t('Da verificare')}>
      <LoadedPages
        pages={usePages(getPayments, { query: { waiting: 'true' } })}
        skeleton={<RowsSkeleton rows={3} />}
        empty={<EmptyState icon={IconCheck} words={t('Tutti i pagamenti sono assegnati')} />}
      >
        {payments => (
          <List label={t('Da verificare')}>
            {payments.map(payment => (
              <PaymentRow key={payment._id} payment={payment} />
            ))}
          </List>
        )}
      </LoadedPages>
    </PageSection>
  )
}

function Files() {
  const { t } = useTranslation()
  return (
    <PageSection title={t('File letti')}>
      <LoadedPages
        pages={usePages(getPaymentFiles, { query: {} })}
        skeleton={<RowsSkeleton rows={2} />}
        empty={<p>{t('Nessun file finora')}</p>}
      >
        {files => (
          <List label={t('File letti')}>
            {files.map(file => (
              <FileRow key={file._id} file={file} />
            ))}
          </List>
        )}
      </LoadedPages>
    </PageSection>
  )
}

function FileRow({ file: { name, received_at, author, sums, waiting } }: { file: PaymentFile }) {
  const { t } = useTranslation()
  return (
    <Row
      start={<RowIcon icon={IconFileText} />}
      title={sums.map(({ currency, total }) => rappenWords(total.amount, currency)).join(', ') || name}
      under={dotted([formatIn(spokenLanguage()).instant(received_at), author.name, name])}
      {...(waiting > 0 && {
        end: <StatusBadge tone="attention" label={t('Da verificare: {{number}}', { number: waiting })} />,
      })}
      endBelow
    />
  )
}
