import { type JobTitle, labelOfJobTitle } from '@vicino/domain/businesses/job-title.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { type FocusEvent, isOpening } from '@vicino/domain/focus/focus-event.ts'
import type { Focus } from '@vicino/domain/focus/focus.ts'
import { noteParts } from '@vicino/domain/focus/note.ts'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { InSight } from '../records/InSight.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { AttachedReadings } from './AttachedReadings.tsx'
import { EventActions } from './EventActions.tsx'
import classes from './Focus.module.css'

/** One note on a focus: who wrote it and when, and its parts as far as they say something. */
export function EventCard({ event, focus }: { event: FocusEvent; focus: Focus }) {
  const { t } = useTranslation()
  const { author, created_at, struck } = event
  const at = formatIn(spokenLanguage()).instant(created_at)
  return (
    <li className={classes.event}>
      <div className={classes.eventHead}>
        <InSight id={event._id} className={classes.signed}>
          <time dateTime={created_at}>{at}</time>, {author.name},{' '}
          {t(labelOfJobTitle(author.role as JobTitle))}
        </InSight>
        <EventState event={event} />
      </div>
      <dl className={`${classes.parts} ${struck ? classes.struck : ''}`}>
        {noteParts
          .filter(({ value }) => event[value] !== '')
          .map(({ value, letter, label }) => (
            <div key={value} className={classes.part}>
              <dt title={t(label)} aria-label={t(label)}>
                {letter}
              </dt>
              <dd>{event[value]}</dd>
            </div>
          ))}
      </dl>
      <AttachedReadings readings={event.readings} />
      {event.handover && <StatusBadge tone="info" icon={IconArrowsExchange} label={t('In consegna')} />}
      {struck && <p className={classes.reason}>{t('Annullato: {{reason}}', { reason: struck.reason })}</p>}
      <EventActions event={event} focus={focus} />
    </li>
  )
}

function EventState({ event }: { event: FocusEvent }) {
  const { t } = useTranslation()
  if (event.struck) return <StatusBadge tone="error" label={t('Annullato')} />
  if (isOpening(event)) return <StatusBadge tone="info" label={t('Apertura')} />
  if (event.status === 'closed') return <StatusBadge tone="ok" label={t('Chiusura')} />
  return event.version > 1 ? <StatusBadge tone="neutral" label={t('Corretto')} /> : null
}
