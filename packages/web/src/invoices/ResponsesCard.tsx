import {
  addInvoiceResponses,
  type ReadResponse,
  responseMaxBytes,
  responseOutcomes,
} from '@vicino/domain/invoices/invoice-responses.contract.ts'
import { getAllInvoices } from '@vicino/domain/invoices/invoices.contract.ts'
import { getToSend } from '@vicino/domain/invoices/sending.contract.ts'
import { IconCircleCheck, IconFileUpload, IconInfoCircle } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../calls/call.ts'
import { Failure } from '../calls/failure.ts'
import { sentenceOf } from '../calls/place-failure.ts'
import { readAnew } from '../calls/use-save.ts'
import { pages } from '../pages/pages.ts'
import { Button } from '../ui/Button.tsx'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { dotted } from '../i18n/dotted.ts'

type Told = { key: number; file: string; read?: ReadResponse; failure?: string }

const writes = ({ outcome }: ReadResponse): boolean =>
  responseOutcomes.find(({ value }) => value === outcome)!.writes

/** Takes the files with what insurers answer, one after the other, and says of each what became of it. */
export function ResponsesCard() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [told, setTold] = useState<Told[] | null>(null)
  const [busy, setBusy] = useState(false)

  const take = async (files: readonly File[]): Promise<void> => {
    const all: Told[] = []
    const tell = (file: string, what: Omit<Told, 'key' | 'file'>): void => {
      all.push({ key: all.length, file, ...what })
      setTold([...all])
    }
    setBusy(true)
    setTold([])
    try {
      for (const file of files) {
        if (file.size > responseMaxBytes)
          tell(file.name, { failure: t(labelIn(responseOutcomes, 'too_large')) })
        else
          await call(addInvoiceResponses, { body: { file } }).then(
            answers => {
              for (const read of answers) tell(read.file, { read })
            },
            (reason: unknown) => {
              if (!(reason instanceof Failure)) throw reason
              tell(file.name, { failure: sentenceOf(reason, t) })
            },
          )
      }
    } finally {
      setBusy(false)
      await readAnew(client, undefined, [getToSend, getAllInvoices])
    }
  }

  return (
    <Card title={t('Risposte degli assicuratori')}>
      <Stack>
        <input
          ref={input}
          type="file"
          accept=".xml,.zip,text/xml,application/xml,application/zip"
          multiple
          hidden
          aria-label={t('File delle risposte')}
          onChange={({ currentTarget }) => {
            const chosen = Array.from(currentTarget.files ?? [])
            currentTarget.value = ''
            if (chosen.length > 0) void take(chosen)
          }}
        />
        <p>{t('File XML delle risposte, singoli o in un archivio ZIP.')}</p>
        <div>
          <Button
            variant="default"
            leftSection={<IconFileUpload size={20} stroke={1.8} aria-hidden />}
            loading={busy}
            onClick={() => input.current?.click()}
          >
            {t('Carica risposte')}
          </Button>
        </div>
        {told !== null && told.length === 0 && !busy && (
          <Notice>{t('Nel file non c’è nessuna risposta.')}</Notice>
        )}
        {told !== null && told.length > 0 && (
          <div role="status">
            <List label={t('Esito delle risposte')}>
              {told.map(each => (
                <ToldRow key={each.key} told={each} />
              ))}
            </List>
          </div>
        )}
      </Stack>
    </Card>
  )
}

function ToldRow({ told: { file, read, failure } }: { told: Told }) {
  const { t } = useTranslation()
  const words = read ? t(labelIn(responseOutcomes, read.outcome)) : (failure ?? '')
  const { invoice } = read ?? {}
  return (
    <Row
      start={<RowIcon icon={read && writes(read) ? IconCircleCheck : IconInfoCircle} />}
      title={dotted([invoice?.number, words])}
      under={dotted([file, read?.note])}
      {...(invoice && {
        link: pages.invoice.link({ dossierId: invoice.dossierId, invoiceId: invoice._id }),
      })}
    />
  )
}
