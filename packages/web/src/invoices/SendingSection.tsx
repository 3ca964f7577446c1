import type { Month } from '@vicino/domain/days/month.ts'
import {
  getToSend,
  getToSendXml,
  markTransmitted,
  type ToSend,
} from '@vicino/domain/invoices/sending.contract.ts'
import { getAllInvoices } from '@vicino/domain/invoices/invoices.contract.ts'
import { IconDownload, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../calls/call-input.ts'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { pages } from '../pages/pages.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Card, Stack } from '../ui/page/Page.tsx'
import { Section } from '../ui/page/Section.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import { toast } from '../ui/toast.ts'
import classes from './Invoices.module.css'
import { problemsWords } from './invoice-words.ts'
import { moneyWords } from './money-words.ts'
import { ResponsesCard } from './ResponsesCard.tsx'

const isReady = ({ problems }: ToSend): boolean => problems.length === 0

/** What of a month goes out electronically: downloaded in one archive, marked as sent, answered by insurers. */
export function SendingSection({ month }: { month: Month }) {
  const { t } = useTranslation()
  const read = useRead(getToSend, { query: { month } })
  return (
    <Section title={t('Invio elettronico')}>
      <Stack>
        <Loaded read={read} skeleton={<RowsSkeleton rows={1} />}>
          {({ items, more, sending_mode }) => {
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
    </Section>
  )
}

type Ready = { month: Month; ready: readonly ToSend[]; waiting: number; isTest: boolean }

/** What was downloaded is marked, and nothing that came to it meanwhile; a test is not, as nobody pays it. */
function ReadyToSend({ month, ready, waiting, isTest }: Ready) {
  const { t } = useTranslation()
  const [downloaded, setDownloaded] = useState<readonly ToSend[]>([])
  const [asked, setAsked] = useState(false)
  const save = useSave(markTransmitted, { refreshes: [getToSend, getAllInvoices], awaitsReads: true })
  const last = ready.at(-1)
  const mark = async (): Promise<void> => {
    const answer = await save.send({ body: { invoiceIds: downloaded.map(({ _id }) => _id) } })
    if (!answer) return
    setAsked(false)
    setDownloaded([])
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
        <div className={classes.onPaper}>
          {last !== undefined && (
            <a
              className={buttonClass('default')}
              href={addressOf(getToSendXml, { query: { month, through: last.number } })}
              download={`fatture-${month}.zip`}
              onClick={() => setDownloaded(ready)}
            >
              <IconDownload size={20} stroke={1.8} aria-hidden />
              {t('Scarica il mese')}
            </a>
          )}
          {downloaded.length > 0 && !isTest && (
            <Button onClick={() => setAsked(true)}>{t('Segna come trasmesse')}</Button>
          )}
        </div>
      )}
      <ConfirmSheet
        open={asked && !isTest}
        onClose={() => setAsked(false)}
        title={t('Segnare come trasmesse?')}
        confirmLabel={t('Segna come trasmesse')}
        busy={save.saving}
        onConfirm={() => void mark()}
      >
        {save.banner !== null && <Notice tone="error">{save.banner}</Notice>}
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
          under={[number, problemsWords(problems, t)].join(' · ')}
          end={<span className={classes.amount}>{moneyWords(total)}</span>}
          endBelow
          link={pages.invoice.link({ dossierId, invoiceId: _id })}
        />
      ))}
    </List>
  )
}
