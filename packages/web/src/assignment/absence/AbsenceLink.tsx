import type { Day } from '@vicino/domain/days/day.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { typeIcons } from '../../tasks/task-words.ts'
import classes from './AbsenceLink.module.css'

const Plane = typeIcons.holiday

type Props = {
  person: NamedPerson
  day: Day
  /** The absence in which she is away then. */
  standing?: Task | undefined
}

/** The way to writing that an operator is away on a day, or to her visits of an absence that stands, beside her name. */
export function AbsenceLink({ person, day, standing }: Props) {
  const { t } = useTranslation()
  const { name } = person
  const words = standing ? t('Affida le visite di {{name}}', { name }) : t('Assenza di {{name}}', { name })
  return (
    <Link
      {...pages.newAbsence.link(
        { operatorId: person._id },
        standing ? { taskId: standing._id } : { date: day },
      )}
      className={classes.link}
      aria-label={words}
      title={words}
    >
      <Plane size={18} stroke={1.8} aria-hidden />
    </Link>
  )
}
