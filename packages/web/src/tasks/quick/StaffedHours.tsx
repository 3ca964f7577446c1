import type { TimedTask } from '@vicino/domain/assignment/assignment-check.ts'
import { getStaffing } from '@vicino/domain/assignment/assignment.contract.ts'
import { loadMinutes } from '@vicino/domain/assignment/load.ts'
import { contractMinutes } from '@vicino/domain/assignment/worked-hours.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { Qualification } from '@vicino/domain/services/qualification.ts'
import { isCarriedOutBy } from '@vicino/domain/tasks/task-holder.ts'
import { getAllTasks } from '@vicino/domain/tasks/tasks.contract.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { FreeOrBusy } from '../form/FreeOrBusy.tsx'
import { loadWords } from '../load-words.ts'
import classes from './QuickVisit.module.css'

type Props = { visit: TimedTask; needed: readonly Qualification[]; operators: readonly NamedPerson[] }

/** Of those who are to go: whether each is free then, and how much of her hours is planned already. */
export function StaffedHours({ visit, needed, operators }: Props) {
  const { t } = useTranslation()
  const { date } = visit
  const staffing = useRead(getStaffing, { params: { date } })
  const day = useRead(getAllTasks, { query: { startDate: date, endDate: visit.end_date } })
  const tasks = day.data
  const staff = staffing.data?.operators.filter(({ _id }) => operators.some(one => one._id === _id)) ?? []
  if (!tasks || staff.length === 0) return null
  return (
    <div role="status">
      <ul className={classes.people}>
        {staff.map(operator => {
          const planned = loadMinutes(
            tasks.filter(task => isCarriedOutBy(task, operator._id)),
            date,
          )
          const asked = contractMinutes(operator.working_hours, [date])
          return (
            <li key={operator._id} className={classes.person}>
              <FreeOrBusy visit={visit} needed={needed} operator={operator} tasks={tasks} />
              {operators.length > 1 && <span>{operator.name}</span>}
              <span>
                {asked === null
                  ? loadWords(planned)
                  : t('{{planned}} di {{asked}}', { planned: loadWords(planned), asked: loadWords(asked) })}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
