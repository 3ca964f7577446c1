import { administrationStatuses, isTaken } from '@vicino/domain/administrations/administration-status.ts'
import { modalities, moments } from '@vicino/domain/drugs/drug-lists.ts'
import type { VisitDose } from '@vicino/domain/tasks/visit-sheet.ts'
import { IconCheck, IconChevronRight, IconPill } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { drugName } from '../../administrations/bedside/bedside-words.ts'
import { orderedWords } from '../../drugs/dose-words.ts'
import { late } from '../../ui/late.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import classes from './DueDoses.module.css'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { dotted } from '../../i18n/dotted.ts'

/** Their code comes with the other lines of a dose: a day has visits without drugs. */
const VisitDoseNotes = late(
  async () => (await import('../../administrations/round/VisitDoseNotes.tsx')).VisitDoseNotes,
)

type Props = { due: readonly VisitDose[]; dossierId: string | null }

/** The doses that fall into a visit: what, how much, by which way, for which moment of the day; and the way to give them. */
export function DueDoses({ due, dossierId }: Props) {
  const { t } = useTranslation()
  if (due.length === 0) return null
  const open = due.some(({ answer }) => answer === null)
  return (
    <section className={classes.due}>
      <h3 className={classes.title}>
        <IconPill size={18} stroke={1.9} aria-hidden />
        {open ? t('Da dare in questa visita') : t('Dosi di questa visita')}
      </h3>
      <ul>
        {due.map(dose => (
          <li
            key={`${dose.drugId} ${dose.day} ${dose.moment}`}
            className={classes.dose}
            data-answered={dose.answer !== null || undefined}
          >
            <span className={classes.name}>
              {dose.answer !== null && isTaken(dose.answer) && (
                <IconCheck size={17} stroke={2.4} aria-hidden />
              )}
              {drugName(dose, t)}
            </span>
            <span className={classes.amount}>{orderedWords(dose.dose, dose, t)}</span>
            <span className={classes.how}>
              {dotted([
                t(labelIn(modalities, dose.modality)),
                t(labelIn(moments, dose.moment)),
                dose.answer && t(labelIn(administrationStatuses, dose.answer)),
              ])}
            </span>
            {dossierId && (
              <div className={classes.notes}>
                <VisitDoseNotes dossierId={dossierId} dose={dose} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {dossierId && open && (
        <div className={classes.way}>
          <LinkButton link={pages.doses.link({ dossierId }, { day: due[0]!.day })} variant="subtle">
            {t('Documenta le dosi')}
            <IconChevronRight size={18} stroke={1.9} aria-hidden />
          </LinkButton>
        </div>
      )}
    </section>
  )
}
