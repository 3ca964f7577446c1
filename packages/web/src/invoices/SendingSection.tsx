import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Month } from '@vicino/domain/days/month.ts'
import {
  getToSend,
  getToSendXml,
  markTransmitted,
  type ToSend,
} from '@vicino/domain/invoices/sending.contract.ts'
import { getAllInvoices } from '@vicino/domain/invoices/invoices.contract.ts'
import { IconDownload, IconUser } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callForFile } from '../calls/call.ts'
import { Failure } from '../calls/failure.ts'
import { keepFile } from '../calls/keep-file.ts'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { sentenceOf } from '../calls/place-failure.ts'
import { readAnew, useSave } from '../calls/use-save.ts'
import { pages } from '../pages/pages.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { Button } from '../ui/Button.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { PageSection } from '../ui/page/PageSection.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import { toast } from '../ui/toast.ts'
import classes from './Invoices.module.css'
import { problemsWords } from './invoice-words.ts'
import { moneyWords } from './money-words.ts'
import { ResponsesCard } from './ResponsesCard.tsx'
import { dotted } from '../i18n/dotted.ts'

const isReady = ({ problems }: ToSend): boolean => problems.length === 0

/** What of a month goes out electronically: downloaded in one archive, marked as sent, answered by insurers. */
export function SendingSection({ month }: { month: Month }) {
  const { t } = useTranslation()
  const read = useRead(getToSend, { query: { month } })
  return (
    <PageSection title={t('Invio elettronico')}>
      <Stack>
        <Loaded read={read} skeleton={<RowsSkeleton rows={1} />}>
          {({ items, more, sending_mode, as_of, digest }) => {
            const held = items.filter(item => !isReady(item))
            return (
              <Stack>
                <Card>
                  <Stack>
                    {sending_mode === 'test' && (
                      <Notice tone="attention">
                        {t('Le fatture partono come prova: non si segnano come trasmesse.')}
                      </Notice>
                    )}
                    <ReadyToSend
                      month={month}
                      ready={items.filter(isReady)}
                      waiting={items.length}
                      asOf={as_of}
                      digest={digest}
                      isTest={sending_mode === 'test'}
                    />
                    {more && <p className={classes.muted}>{t('Altre fatture seguono dopo queste.')}</p>}
                  </Stack>
                </Card>
                {held.length > 0 && <Held held={held} />}
              </Stack>
            )
          }}
        </Loaded>
        <ResponsesCard />
      </Stack>
    </PageSection>
  )
}

type Ready = {
  month: Month
  ready: readonly ToSend[]
  waiting: number
  /** When the list stood so, and what those that are ready say. */
  asOf: Instant
  digest: string
  isTest: boolean
}

/** What came in the archive, and when it was listed. */
type Downloaded = { sent: readonly ToSend[]; asOf: Instant }

const nothing = (asOf: Instant): Downloaded => ({ sent: [], asOf })

/** What was downloaded is marked, and nothing that came to it meanwhile; a test is not, as nobody pays it. */
function ReadyToSend({ month, ready, waiting, asOf, digest, isTest }: Ready) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [{ sent: downloaded, asOf: downloadedOf }, setDownloaded] = useState<Downloaded>(nothing(asOf))
  const [downloading, setDownloading] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const save = useSave(markTransmitted, { refreshes: [getToSend, getAllInvoices], awaitsReads: true })
  const last = ready.at(-1)
  const download = async (through: string): Promise<void> => {
    setDownloading(true)
    setRefused(null)
    try {
      const archive = await callForFile(getToSendXml, { query: { month, through, digest } })
      keepFile(archive, `fatture-${month}.zip`)
      setDownloaded({ sent: ready, asOf })
    } catch (reason) {
      if (!(reason instanceof Failure)) throw reason
      setRefused(sentenceOf(reason, t))
      await readAnew(client, undefined, [getToSend])
    } finally {
      setDownloading(false)
    }
  }
  const mark = async (): Promise<void> => {
    const invoiceIds = downloaded.map(({ _id }) => _id)
    const answer = await save.send({ body: { invoiceIds, as_of: downloadedOf } })
    if (!answer) return
    setAsked(false)
    setDownloaded(nothing(asOf))
    toast(t('Segnate come trasmesse: {{number}}', { number: answer.marked.length }), 'ok')
  }
  return (
    <>
      <p>
        {waiting === 0
          ? t('Nessuna fattura del mese aspetta di partire.')
          : t('Da inviare: {{waiting}}. Pronte: {{ready}}.', { waiting, ready: ready.length })}
      </p>
      {(last !== undefined || (downloaded.length > 0 && !isTest)) && (
        <Inline>
          {last !== undefined && (
            <Button
              variant="default"
              loading={downloading}
              leftSection={<IconDownload size={20} stroke={1.8} aria-hidden />}
              onClick={() => void download(last.number)}
            >
              {t('Scarica il mese')}
            </Button>
          )}
          {downloaded.length > 0 && !isTest && (
            <Button onClick={() => setAsked(true)}>{t('Segna come trasmesse')}</Button>
          )}
        </Inline>
      )}
      {refused !== null && <Notice tone="error">{refused}</Notice>}
      <ConfirmSheet
        open={asked && !isTest}
        onClose={() => setAsked(false)}
        title={t('Segnare come trasmesse?')}
        banner={save.banner}
        confirmLabel={t('Segna come trasmesse')}
        busy={save.saving}
        onConfirm={() => void mark()}
      >
        <p>
          {t('Fatture scaricate: {{number}}, da {{first}} a {{last}}.', {
            number: downloaded.length,
            first: downloaded[0]?.number,
            last: downloaded.at(-1)?.number,
          })}
        </p>
      </ConfirmSheet>
    </>
  )
}

function Held({ held }: { held: readonly ToSend[] }) {
  const { t } = useTranslation()
  return (
    <List label={t('Non si possono inviare')}>
      {held.map(({ _id, dossierId, number, client, total, problems }) => (
        <Row
          key={_id}
          start={<RowIcon icon={IconUser} />}
          title={client.name}
          under={dotted([number, problemsWords(problems, t)])}
          end={<span className={classes.amount}>{moneyWords(total)}</span>}
          endBelow
          link={pages.invoice.link({ dossierId, invoiceId: _id })}
        />
      ))}
    </List>
  )
}
