import { isTaken } from '@vicino/domain/administrations/administration-status.ts'
import type { DoseOfToday } from '@vicino/domain/dossiers/dossier-summary.contract.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { momentLabel, statusLabel } from '../administrations/administration-words.ts'
import { drugName } from '../administrations/bedside/bedside-words.ts'
import { orderedWords } from '../drugs/dose-words.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { momentIcons } from '../drugs/moment-icons.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { PageSection } from '../ui/page/PageSection.tsx'
import { type BadgeTone, StatusBadge } from '../ui/StatusBadge.tsx'
import classes from './DossierHome.module.css'

/** The doses of the day by their moments, last night's first while it lasts, each leading to where they are given. */
export function DosesCard({ doses }: { doses: readonly DoseOfToday[] }) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const today = useToday()
  const { shortDay } = formatIn(spokenLanguage())
  const ofMoments = Array.from(Map.groupBy(doses, ({ day, moment }) => `${day} ${moment}`))
  return (
    <PageSection title={t('Dosi di oggi')}>
      {doses.length === 0 ? (
        <p className={classes.none}>{t('Oggi nessuna dose da dare')}</p>
      ) : (
        <List label={t('Dosi di oggi')}>
          {ofMoments.map(([key, ofMoment]) => {
            const { day, moment } = ofMoment[0]!
            const isOpen = ofMoment.some(({ answer }) => answer === null)
            return (
              <Row
                key={key}
                link={pages.doses.link({ dossierId })}
                start={<RowIcon icon={momentIcons[moment]} />}
                title={[t(momentLabel(moment)), ...(day === today ? [] : [shortDay(day)])].join(', ')}
                under={ofMoment.map(dose => (
                  <span key={dose.drugId} className={classes.dose}>
                    {doseLine(dose, isOpen, t)}
                  </span>
                ))}
                end={<StatusBadge {...stateOf(ofMoment, t)} />}
                endBelow
              />
            )
          })}
        </List>
      )}
    </PageSection>
  )
}

/**
 * A dose in words, with what became of it where it was not simply taken, or where another one beside it is still to be
 * given: nobody must give again what was given.
 */
function doseLine(dose: DoseOfToday, isBesideOpen: boolean, t: TFunction): string {
  const words = `${drugName(dose, t)}, ${orderedWords(dose.dose, dose, t)}`
  return dose.answer === null || (isTaken(dose.answer) && !isBesideOpen)
    ? words
    : `${words}: ${t(statusLabel(dose.answer))}`
}

/** How the doses of one moment stand: those whose time is over are not only late, nobody knows of them. */
function stateOf(doses: readonly DoseOfToday[], t: TFunction): { tone: BadgeTone; label: string } {
  const open = doses.filter(({ answer }) => answer === null)
  if (open.length === 0) return { tone: 'ok', label: t('Tutto documentato') }
  const tones = { over: 'attention', now: 'info', later: 'neutral' } as const
  const { time } = open[0]!
  const count = open.length
  return {
    tone: tones[time],
    label:
      time === 'over'
        ? t('{{count}} dosi senza risposta', { count })
        : t('{{count}} dosi da dare', { count }),
  }
}
