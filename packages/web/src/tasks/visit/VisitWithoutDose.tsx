import type { DrugWithoutDose } from '@vicino/domain/tasks/visit-sheet.ts'
import { IconPill } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { BedsideOf } from '../../administrations/bedside/Bedside.tsx'
import { DrugsWithoutDose } from '../../administrations/line/DrugsWithoutDose.tsx'
import classes from './DueDoses.module.css'

type Props = { drugs: readonly DrugWithoutDose[]; dossierId: string }

/** The drugs of a visit's client of which nobody wrote how much and when. */
export function VisitWithoutDose({ drugs, dossierId }: Props) {
  const { t } = useTranslation()
  return (
    <section className={classes.due}>
      <h3 className={classes.title}>
        <IconPill size={18} stroke={1.9} aria-hidden />
        {t('Dose da precisare')}
      </h3>
      <BedsideOf dossierId={dossierId}>
        <DrugsWithoutDose drugs={drugs} dossierId={dossierId} />
      </BedsideOf>
    </section>
  )
}
