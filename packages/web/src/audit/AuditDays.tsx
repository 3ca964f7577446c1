import type { AuditEntry } from '@vicino/domain/audit/audit.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { clockIn, todayIn } from '@vicino/domain/days/instant.ts'
import { IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import classes from './Audit.module.css'
import { resultWords, whatWords } from './audit-words.ts'

type Props = { entries: readonly AuditEntry[]; onOpen: (entry: AuditEntry) => void }

/** The entries day by day, newest first, as they come. */
export function AuditDays({ entries, onOpen }: Props) {
  const days = [...new Set(entries.map(({ at }) => todayIn(at)))]
  return (
    <div className={classes.days}>
      {days.map(day => (
        <section key={day}>
          <h2 className={classes.day}>
            <DayName day={day} />
          </h2>
          <ul className={classes.list}>
            {entries
              .filter(({ at }) => todayIn(at) === day)
              .map(entry => (
                <Entry key={entry._id} entry={entry} onOpen={() => onOpen(entry)} />
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

function Entry({ entry, onOpen }: { entry: AuditEntry; onOpen: () => void }) {
  const { t } = useTranslation()
  const { actor, actor_name, dossier, result, at } = entry
  return (
    <li>
      <button type="button" className={classes.entry} onClick={onOpen}>
        <span className={classes.time}>{clockIn(at)}</span>
        <span className={classes.picture}>
          {actor ? (
            <PersonAvatar id={actor._id} name={actor_name} picture={actor.avatar} size={36} />
          ) : (
            <IconUser size={24} stroke={1.7} aria-hidden />
          )}
        </span>
        <span className={classes.who}>{actor_name || t('Sconosciuto')}</span>
        <span className={classes.what}>{whatWords(entry, t)}</span>
        <span className={classes.dossier}>{dossier && (dossier.name ?? t('Un dossier'))}</span>
        <span className={classes.result}>
          {result === 'denied' ? (
            <StatusBadge tone="error" label={resultWords(result, t)} />
          ) : (
            <span className={classes.done}>{resultWords(result, t)}</span>
          )}
        </span>
      </button>
    </li>
  )
}
