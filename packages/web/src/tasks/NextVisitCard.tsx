import { ageAt } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { clockIn } from '@vicino/domain/days/instant.ts'
import { formatPhone } from '@vicino/domain/people/phone.ts'
import { noClientLabel, type Task } from '@vicino/domain/tasks/task.ts'
import type { VisitSheet } from '@vicino/domain/tasks/visit-sheet.ts'
import { IconKey, IconMapPin, IconPhone } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { shownWarnings } from '../app/shown-warnings.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { ClientAvatar } from '../ui/ClientAvatar.tsx'
import { linkProps } from '../ui/link-target.ts'
import { WarningStrip } from '../ui/WarningStrip.tsx'
import { DueDoses } from './DueDoses.tsx'
import { TaskActions } from './TaskActions.tsx'
import { timeWords } from './task-words.ts'
import classes from './NextVisit.module.css'

/** The visit at hand, large: whom, when, where, what to mind, what is due, and one tap to begin or end it. */
export function NextVisitCard({ task }: { task: Task }) {
  const { t } = useTranslation()
  const { client, dossierId, visit } = task
  const name = client?.name ?? t(noClientLabel)
  return (
    <article className={classes.card} aria-label={t('Prossima visita: {{name}}', { name })}>
      <p className={classes.when}>
        <span className={classes.clock}>{timeWords(task, t)}</span>
        <span className={classes.state}>
          {task.started_at
            ? t('Iniziata alle {{time}}', { time: clockIn(task.started_at) })
            : t('Prossima visita')}
        </span>
      </p>
      <div className={classes.who}>
        <ClientAvatar id={client?._id ?? task._id} name={name} picture={client?.avatar ?? null} size={52} />
        <div>
          <h2 className={classes.name}>
            {dossierId ? <Link {...linkProps(pages.dossier.link({ dossierId }))}>{name}</Link> : name}
          </h2>
          {visit && <BirthLine birthday={visit.birthday} />}
        </div>
      </div>
      {task.title !== '' && <p className={classes.title}>{task.title}</p>}
      {visit && <WarningStrip warnings={shownWarnings(visit.warnings, t)} />}
      {visit && <Way visit={visit} />}
      {visit?.due && <DueDoses due={visit.due} />}
      <TaskActions task={task} />
    </article>
  )
}

function BirthLine({ birthday }: { birthday: string }) {
  const { t } = useTranslation()
  const age = ageAt(birthday, useToday())
  return (
    <p className={classes.birth}>
      {t('{{day}}, {{count}} anni', { day: formatIn(spokenLanguage()).day(birthday), count: age })}
    </p>
  )
}

/** How to get there and in: address on the map, phone, key. */
function Way({ visit: { address, phone, access_note } }: { visit: VisitSheet }) {
  if (!address && !phone && access_note === '') return null
  return (
    <ul className={classes.way}>
      {address && address.full_address !== '' && (
        <li>
          <IconMapPin size={20} stroke={1.8} aria-hidden />
          <a href={`geo:0,0?q=${encodeURIComponent(address.full_address)}`}>
            {address.full_address}
          </a>
        </li>
      )}
      {phone && (
        <li>
          <IconPhone size={20} stroke={1.8} aria-hidden />
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </li>
      )}
      {access_note !== '' && (
        <li>
          <IconKey size={20} stroke={1.8} aria-hidden />
          <span>{access_note}</span>
        </li>
      )}
    </ul>
  )
}
