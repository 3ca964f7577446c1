import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { printCalendar } from '@vicino/domain/tasks/calendar-print.contract.ts'
import type { ReactNode } from 'react'
import { usePerson } from '../../session/person.ts'
import { useCall } from '../../calls/use-call.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { now } from '../../i18n/use-today.ts'
import { PrintPage } from '../../ui/page/PrintPage.tsx'
import classes from './Print.module.css'

type Props = {
  /** Whose calendar it is, on top of the paper. */
  about: string
  days: readonly Day[]
  dossierId?: string | undefined
  operatorId?: string | undefined
  children: ReactNode
}

/** A sheet of the calendar: its head on paper, and the note in the log that it was printed. */
export function PaperFrame({ about, days, dossierId, operatorId, children }: Props) {
  const { name } = usePerson()
  const note = useCall(printCalendar)
  const body = { startDate: days[0]!, endDate: days.at(-1)!, dossierId, operatorId }
  return (
    <PrintPage
      about={about}
      printedAt={formatIn(spokenLanguage()).instant(now())}
      printedBy={name}
      onPrint={() => void note({ body })}
    >
      {/* Wider than a phone: what scrolls without a control inside takes the focus. */}
      <div className={classes.sheet} role="group" aria-label={about} tabIndex={0}>
        {children}
      </div>
    </PrintPage>
  )
}
