import { useQueryClient } from '@tanstack/react-query'
import { formatIn } from '@vicino/domain/days/format.ts'
import {
  type ListedSession,
  listSessions,
  revokeOtherSessions,
  revokeSession,
} from '@vicino/domain/sign-in/sign-in.contract.ts'
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react'
import { readDevice } from '@vicino/domain/sign-in/device.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKey } from '../calls/query-key.ts'
import { useCall } from '../calls/use-call.ts'
import { useRead } from '../calls/use-read.ts'
import { deviceWords } from '../i18n/device-words.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Loaded } from '../calls/Loaded.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { toast } from '../ui/toast.ts'
import classes from './Security.module.css'

const mobileSystems: ReadonlySet<string | null> = new Set(['iPhone', 'iPad', 'Android'])

/** Where one is signed in now; a session that one does not know can be ended. */
export function SessionsCard() {
  const { t } = useTranslation()
  const read = useRead(listSessions, {})
  return (
    <section>
      <h2 className={classes.heading}>{t('Dispositivi con una sessione aperta')}</h2>
      <Loaded read={read} skeleton={<RowsSkeleton rows={1} />}>
        {sessions => <Sessions sessions={sessions} />}
      </Loaded>
    </section>
  )
}

function Sessions({ sessions }: { sessions: readonly ListedSession[] }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const end = useCall(revokeSession)
  const endOthers = useCall(revokeOtherSessions)
  const [ending, setEnding] = useState<ListedSession | 'others' | null>(null)
  const [busy, setBusy] = useState(false)
  const confirm = async (): Promise<void> => {
    if (!ending) return
    setBusy(true)
    const ended = ending === 'others' ? await endOthers({}) : await end({ body: { sessionId: ending._id } })
    await client.invalidateQueries({ queryKey: queryKey(listSessions, {}) })
    setBusy(false)
    setEnding(null)
    if (ended)
      toast(ending === 'others' ? t('Le altre sessioni sono terminate') : t('La sessione è terminata'), 'ok')
  }
  return (
    <>
      <List label={t('Sessioni aperte')}>
        {sessions.map(session => (
          <SessionRow key={session._id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </List>
      {sessions.length > 1 && (
        <div className={classes.foot}>
          <Button variant="default" onClick={() => setEnding('others')}>
            {t('Termina tutte le altre')}
          </Button>
        </div>
      )}
      <ConfirmSheet
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={
          ending === 'others' ? t('Terminare tutte le altre sessioni?') : t('Terminare questa sessione?')
        }
        confirmLabel={ending === 'others' ? t('Termina tutte le altre') : t('Termina')}
        danger
        busy={busy}
        onConfirm={() => void confirm()}
      >
        {ending !== null && ending !== 'others' && <p>{deviceWords(ending.device, t)}</p>}
        <p>{t('Su quel dispositivo bisogna accedere di nuovo; quello che vi è scritto resta in bozza.')}</p>
      </ConfirmSheet>
    </>
  )
}

function SessionRow({ session, onEnd }: { session: ListedSession; onEnd: () => void }) {
  const { t } = useTranslation()
  const { device, address, begun_at, current } = session
  const Icon = mobileSystems.has(readDevice(device).system) ? IconDeviceMobile : IconDeviceLaptop
  const words = deviceWords(device, t)
  const begun = t('Dal {{when}}', { when: formatIn(spokenLanguage()).instant(begun_at) })
  return (
    <Row
      start={<RowIcon icon={Icon} />}
      title={words}
      under={
        <>
          {begun}
          <br />
          {address}
        </>
      }
      end={
        current ? (
          <StatusBadge tone="ok" label={t('Questo')} />
        ) : (
          <Button variant="default" onClick={onEnd} aria-label={t('Termina: {{device}}', { device: words })}>
            {t('Termina')}
          </Button>
        )
      }
    />
  )
}
