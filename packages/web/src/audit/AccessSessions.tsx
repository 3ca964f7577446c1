import type { AccessSession } from '@vicino/domain/audit/access-sessions.ts'
import { accessSessions, mayBeCut } from '@vicino/domain/audit/access-sessions.ts'
import type { AuditEntry } from '@vicino/domain/audit/audit.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { clockIn } from '@vicino/domain/days/instant.ts'
import { IconChevronDown, IconUser } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import classes from './Audit.module.css'
import { resultWords, roleOfMoment } from './audit-words.ts'

type Props = {
  entries: readonly AuditEntry[]
  /** Whether older lines follow: then a session may have begun before what is shown. */
  more: boolean
  /** What was done in a session, in a line. */
  told: (session: AccessSession) => ReactNode
  /** Each single access, where the session is opened. */
  single: (entry: AuditEntry) => ReactNode
  /** Of so many days the sessions stand there; of all where nothing is said. */
  days?: number | undefined
}

/** The accesses day by day, newest first, a line for what one person did in one go. */
export function AccessSessions({ entries, more, told, single, days }: Props) {
  const sessions = accessSessions(entries)
  const oldest = entries.at(-1)
  return (
    <div className={classes.days}>
      {Array.from(Map.groupBy(sessions, ({ day }) => day))
        .slice(0, days)
        .map(([day, ofDay]) => (
          <section key={day}>
            <h2 className={classes.day}>
              <DayName day={day} />
            </h2>
            <ul className={classes.list}>
              {ofDay.map(session => (
                <Session
                  key={session._id}
                  session={session}
                  isCut={more && oldest !== undefined && mayBeCut(session, oldest.at)}
                  told={told}
                  single={single}
                />
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

function DayName({ day }: { day: Day }) {
  const today = useToday()
  const format = formatIn(spokenLanguage())
  const near = format.nearDay(day, today)
  const written = format.longDayWithYear(day)
  return near === null ? written : `${near}, ${written}`
}

type SessionProps = Pick<Props, 'told' | 'single'> & { session: AccessSession; isCut: boolean }

function Session({ session, isCut, told, single }: SessionProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { entries, first, last } = session
  const { actor, actor_name, actor_role } = entries[0]
  const denied = entries.filter(({ result }) => result === 'denied').length
  const [from, to] = [clockIn(first), clockIn(last)]
  return (
    <li>
      <details className={classes.session} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={classes.head}>
          <span className={classes.picture}>
            {actor ? (
              <PersonAvatar id={actor._id} name={actor_name} picture={actor.avatar} size={36} />
            ) : (
              <IconUser size={24} stroke={1.7} aria-hidden />
            )}
          </span>
          <span className={classes.who}>
            {actor_name || t('Sconosciuto')}
            {actor_role !== '' && <span className={classes.role}>{roleOfMoment(actor_role, t)}</span>}
          </span>
          <span className={classes.time}>
            {isCut ? t('fino alle {{time}}', { time: to }) : from === to ? from : `${from}–${to}`}
          </span>
          <span className={classes.what}>{told(session)}</span>
          <span className={classes.result}>
            {denied > 0 && (
              <StatusBadge
                tone="error"
                label={denied === 1 ? resultWords('denied', t) : t('Negati: {{number}}', { number: denied })}
              />
            )}
          </span>
          <IconChevronDown className={classes.chevron} size={20} stroke={1.8} aria-hidden />
        </summary>
        {open && (
          <ul className={classes.singles}>
            {entries.map(entry => (
              <li key={entry._id}>{single(entry)}</li>
            ))}
          </ul>
        )}
      </details>
    </li>
  )
}
