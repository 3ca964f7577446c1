import { acceptLog, closeHandover, getHandover } from '@vicino/domain/handover/handover.contract.ts'
import type { HandoverItem } from '@vicino/domain/handover/handover.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconCheck, IconSquare, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../session/person.ts'
import { useSave } from '../calls/use-save.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { now, useClock } from '../i18n/use-today.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { toast } from '../ui/toast.ts'
import { late } from '../ui/late.ts'
import { NameColleague } from './NameColleague.tsx'
import { ageWords } from './age-words.ts'
import classes from './Handover.module.css'
import { shownItem } from './shown-item.ts'

const KeptReasonSheet = late(async () => (await import('../drafts/KeptReasonSheet.tsx')).KeptReasonSheet)

/** One item: what was written, by whom, how long ago, and the tap that takes it over. */
export function HandoverRow({ item }: { item: HandoverItem }) {
  const { t } = useTranslation()
  const { _id: me } = usePerson()
  useClock()
  const { stakeholderId: sender, createdAt, accepted, named } = item
  const { icon: Icon, isCritical, title, what, detail, link } = shownItem(item, t)
  const format = formatIn(spokenLanguage())
  return (
    <li className={classes.item} data-open={accepted === null || undefined}>
      <Link {...link} className={classes.what}>
        <span className={classes.title} data-critical={isCritical || undefined}>
          <Icon size={18} stroke={1.9} aria-hidden />
          {title}
        </span>
        <span className={classes.line}>
          {what}, {sender.name}
        </span>
        {detail !== '' && <span className={classes.detail}>{detail}</span>}
        {named && (
          <Inline as="span">
            <StatusBadge
              tone="info"
              icon={IconUser}
              label={named._id === me ? t('Per lei') : t('Per {{name}}', { name: named.name })}
            />
          </Inline>
        )}
        <span className={classes.line}>
          <time dateTime={createdAt}>{format.instant(createdAt)}</time>
          {accepted === null && `, ${ageWords(createdAt, now(), t)}`}
        </span>
      </Link>
      {accepted ? (
        <span className={classes.accepted}>
          <StatusBadge tone="ok" label={accepted.done === null ? t('Preso in carico') : t('Fatto')} />
          {accepted.done !== null && <span className={classes.detail}>{accepted.done}</span>}
          <span className={classes.line}>
            {accepted.by.name}, {format.instant(accepted.at)}
          </span>
        </span>
      ) : sender._id === me ? (
        <Close log={item._id} title={title} item={item} />
      ) : (
        <Accept log={item._id} title={title} />
      )}
    </li>
  )
}

type Answering = { log: string; title: string }

/** Seen is not taken over: this tap is. */
function Accept({ log, title }: Answering) {
  const { t } = useTranslation()
  const save = useSave(acceptLog, { refreshes: [getHandover] })
  const accept = async (): Promise<void> => {
    if (await save.send({ params: { logId: log } })) toast(t('Preso in carico: {{title}}', { title }), 'ok')
  }
  return (
    <div className={classes.accept}>
      <span className={classes.paper}>
        <IconSquare size={22} stroke={1.5} aria-hidden /> {t('Preso in carico')}
      </span>
      <Button
        loading={save.saving}
        leftSection={<IconCheck size={20} aria-hidden />}
        aria-label={t('Prendo in carico: {{title}}', { title })}
        onClick={() => void accept()}
      >
        {t('Prendo in carico')}
      </Button>
      {save.banner && <Notice tone="error">{save.banner}</Notice>}
    </div>
  )
}

/** What she handed over herself waits for a colleague; where there is none, she says what she did. */
function Close({ log, title, item }: Answering & { item: HandoverItem }) {
  const { t } = useTranslation()
  const [asks, setAsks] = useState(false)
  const save = useSave(closeHandover, { refreshes: [getHandover] })
  const close = async (done: string): Promise<object | undefined> => {
    const closed = await save.send({ params: { logId: log }, body: { done } })
    if (!closed) return undefined
    setAsks(false)
    toast(t('Fatto: {{done}}', { done }), 'ok')
    return closed
  }
  return (
    <div className={classes.accept}>
      <span className={classes.paper}>
        <IconSquare size={22} stroke={1.5} aria-hidden /> {t('Preso in carico')}
      </span>
      <NameColleague
        log={log}
        dossierId={item.dossierId}
        kind={item.dataModel}
        named={item.named?._id ?? null}
      />
      <Button
        variant="default"
        leftSection={<IconCheck size={20} aria-hidden />}
        aria-label={t('Segna come fatto: {{title}}', { title })}
        onClick={() => setAsks(true)}
      >
        {t('Segna come fatto')}
      </Button>
      {asks && (
        <KeptReasonSheet
          draftKey={`handover.done.${log}`}
          onClose={() => setAsks(false)}
          title={t('Che cosa è stato fatto?')}
          label={t('Fatto')}
          confirmLabel={t('Chiudi la consegna')}
          onConfirm={close}
          suggestions={doneWords.map(({ label }) => t(label))}
          busy={save.saving}
          banner={save.banner}
        >
          <p className={classes.line}>{title}</p>
        </KeptReasonSheet>
      )}
    </div>
  )
}

/** What is mostly done about what one handed over oneself. */
const doneWords = [
  { label: 'Controllato di nuovo' },
  { label: 'Medico avvisato' },
  { label: 'Non serve più' },
] as const
