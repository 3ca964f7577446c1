import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../app/person.ts'
import { useToday } from '../i18n/use-today.ts'
import { Button } from '../ui/Button.tsx'
import { Segmented } from '../ui/fields/Segmented.tsx'
import classes from './Plan.module.css'

const whose = [
  { value: 'mine', label: 'I miei' },
  { value: 'all', label: 'Di tutti' },
] as const
export type Whose = (typeof whose)[number]['value']

type Props = {
  of: Whose
  /** One client's plan is everybody's who goes there. */
  ofClient: boolean
  first: Day
  /** How many days a step moves. */
  step: number
  show: (next: { date?: Day; of?: Whose }) => void
}

/** The way through the plan: back, today, on; and whose it is. */
export function PlanTools({ of, ofClient, first, step, show }: Props) {
  const { t } = useTranslation()
  const { permissions } = usePerson()
  const today = useToday()
  return (
    <div className={classes.tools}>
      <div className={classes.steps}>
        <Button
          variant="default"
          aria-label={t('Periodo precedente')}
          onClick={() => show({ date: addDays(first, -step) })}
        >
          <IconChevronLeft size={20} aria-hidden />
        </Button>
        <Button variant="default" onClick={() => show({ date: today })}>
          {t('Oggi')}
        </Button>
        <Button
          variant="default"
          aria-label={t('Periodo seguente')}
          onClick={() => show({ date: addDays(first, step) })}
        >
          <IconChevronRight size={20} aria-hidden />
        </Button>
      </div>
      {!ofClient && isHeld(permissions, 'calendar.plan_all', 'write') && (
        <Segmented label={t('Di chi')} options={whose} value={of} onChange={next => show({ of: next })} />
      )}
    </div>
  )
}
