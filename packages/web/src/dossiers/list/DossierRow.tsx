import { ageAt } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { ListedDossier } from '@vicino/domain/dossiers/dossier-head.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { shownWarnings } from '../../warnings/shown-warnings.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { useToday } from '../../i18n/use-today.ts'
import { ClientAvatar } from '../../ui/people/ClientAvatar.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import classes from './Dossiers.module.css'
import { dayWords, visitStartWords } from '../visit-start-words.ts'
import { statusLabel, statusLooks } from '../status/status-words.ts'

/** One dossier of the list: whose, what to mind there first; born when, living where, when somebody goes there next. */
export function DossierRow({ dossier }: { dossier: ListedDossier }) {
  const { t } = useTranslation()
  const today = useToday()
  const { client, status, next_visit, last_visit } = dossier
  return (
    <li>
      <Link {...pages.dossier.link({ dossierId: dossier._id })} className={classes.row}>
        <ClientAvatar id={client._id} name={client.name} picture={client.avatar} />
        <span className={classes.name}>
          {client.last_name} {client.first_name}
        </span>
        <span className={classes.facts}>
          {t('{{day}}, {{count}} anni', {
            day: formatIn(spokenLanguage()).day(client.birthday),
            count: ageAt(client.birthday, today),
          })}
          {client.city && <span className={classes.city}>{client.city}</span>}
        </span>
        <span className={classes.visit} data-none={next_visit === null || undefined}>
          <span className={classes.next}>
            {next_visit
              ? t('Visita {{when}}', { when: visitStartWords(next_visit, today, t) })
              : t('Nessuna visita')}
          </span>
          {next_visit && (
            <span className={classes.moment} aria-hidden>
              {visitStartWords(next_visit, today, t)}
            </span>
          )}
          {last_visit && (
            <span className={classes.last}>
              {t('Ultima visita {{when}}', { when: dayWords(last_visit.date, today) })}
            </span>
          )}
        </span>
        <Risk dossier={dossier} />
        <span className={classes.status} data-usual={status === 'active' || undefined}>
          <StatusBadge {...statusLooks[status]} label={t(statusLabel(status))} />
        </span>
      </Link>
    </li>
  )
}

/** What to mind first, by its word, and how many more there are; all of them stand in the dossier's head. */
function Risk({ dossier: { warnings } }: { dossier: ListedDossier }) {
  const { t } = useTranslation()
  const [first, ...others] = shownWarnings(warnings, t)
  if (!first) return null
  const { kind, icon: Icon, text, clinical } = first
  return (
    <span className={`${classes.risk} ${clinical ? classes.clinical : classes.practical}`}>
      <Icon size={16} stroke={2} aria-hidden />
      <span className={classes.kind}>{kind}</span>
      {others.length > 0 && <span>+{others.length}</span>}
      <span className={classes.text}>{text}</span>
    </span>
  )
}
