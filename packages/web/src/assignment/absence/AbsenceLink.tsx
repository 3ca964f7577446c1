import type { Day } from '@vicino/domain/days/day.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { typeIcons } from '../../tasks/task-words.ts'
import classes from './AbsenceLink.module.css'

const Plane = typeIcons.holiday

/** The way to writing that an operator is away on a day, beside her name. */
export function AbsenceLink({ person, day }: { person: NamedPerson; day: Day }) {
  const { t } = useTranslation()
  const words = t('Assenza di {{name}}', { name: person.name })
  return (
    <Link
      {...pages.newAbsence.link({ operatorId: person._id }, { date: day })}
      className={classes.link}
      aria-label={words}
      title={words}
    >
      <Plane size={18} stroke={1.8} aria-hidden />
    </Link>
  )
}
