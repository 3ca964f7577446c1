import { moments } from '@vicino/domain/drugs/drug.ts'
import type { VisitDose } from '@vicino/domain/tasks/visit-sheet.ts'
import { IconPill } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { doseWords } from '../i18n/dose-words.ts'
import classes from './NextVisit.module.css'

/** The doses that fall into this visit. */
export function DueDoses({ due }: { due: readonly VisitDose[] }) {
  const { t } = useTranslation()
  if (due.length === 0) return null
  return (
    <section className={classes.due}>
      <h3>
        <IconPill size={18} stroke={1.9} aria-hidden />
        {t('Da dare in questa visita')}
      </h3>
      <ul>
        {due.map(dose => (
          <li key={`${dose.drugId} ${dose.day} ${dose.moment}`}>
            <span className={classes.dose}>{doseWords(dose.dose, dose, t)}</span>
            <span>{dose.name}</span>
            <span className={classes.moment}>
              {t(moments.find(({ value }) => value === dose.moment)!.label)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
