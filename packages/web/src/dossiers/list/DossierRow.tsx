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
import { dayWords, momentWords } from '../moment-words.ts'
import { statusLabel, statusLooks } from '../status/status-words.ts'

/** One dossier of the list: whose, born when, living where, what to mind, when somebody goes there next. */
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
          <span>
            {t('{{day}}, {{count}} anni', {
              day: formatIn(spokenLanguage()).day(client.birthday),
              count: ageAt(client.birthday, today),
            })}
          </span>
          {client.city && <span className={classes.city}>{client.city}</span>}
        </span>
        <span className={classes.visit}>
          {next_visit
            ? t('Visita {{when}}', { when: momentWords(next_visit, today, t) })
            : t('Nessuna visita')}
          {last_visit && (
            <span className={classes.last}>
              {t('Ultima visita {{when}}', { when: dayWords(last_visit.date, today) })}
            </span>
          )}
        </span>
        <span className={classes.signs}>
          <Signs dossier={dossier} />
        </span>
        <span className={classes.status}>
          <StatusBadge {...statusLooks[status]} label={t(statusLabel(status))} />
        </span>
      </Link>
    </li>
  )
}

/** The warnings as signs alone, each kind once; its words stand in the dossier's head. */
function Signs({ dossier }: { dossier: ListedDossier }) {
  const { t } = useTranslation()
  const kinds = new Map(shownWarnings(dossier.warnings, t).map(shown => [shown.kind, shown]))
  return Array.from(kinds.values(), ({ kind, icon: Icon, clinical }) => (
    <Icon
      key={kind}
      size={18}
      stroke={2}
      role="img"
      aria-label={kind}
      className={clinical ? classes.clinical : classes.practical}
    />
  ))
}
