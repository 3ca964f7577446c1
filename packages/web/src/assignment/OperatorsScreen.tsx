import { isHeld } from '@vicino/domain/access/held-permissions.ts'
import { takesAway } from '@vicino/domain/absences/who-is-away.ts'
import type { Operator } from '@vicino/domain/assignment/assignment.contract.ts'
import type { Column } from '@vicino/domain/assignment/board.ts'
import { workedOn } from '@vicino/domain/assignment/worked-hours.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { usePerson } from '../session/person.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { List, Row } from '../ui/page/List.tsx'
import { Screen } from '../calls/Screen.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { timeWords } from '../tasks/time-words.ts'
import { useBoard } from './use-board.ts'
import { loadWords } from '../tasks/load-words.ts'
import { qualifiedAs } from './qualification-words.ts'
import { dotted } from '../i18n/dotted.ts'

/** Who works today, how much each has, who is away; a tap leads to her calendar. */
export function OperatorsScreen() {
  const { t } = useTranslation()
  const today = useToday()
  const read = useBoard(today)
  const mayAssign = isHeld(usePerson().permissions, 'calendar.plan_all', 'write')
  return (
    <Screen
      read={read}
      title={t('Chi lavora oggi')}
      back={pages.operators.link()}
      under={formatIn(spokenLanguage()).longDay(today)}
      actions={
        mayAssign && (
          <LinkButton link={pages.assign.link()} variant="default">
            {t('Assegnazioni')}
          </LinkButton>
        )
      }
    >
      {({ columns }) =>
        columns.length === 0 ? (
          <EmptyState icon={IconUsers} words={t('Nessun operatore in questo giorno')} />
        ) : (
          <List label={t('Operatori')}>
            {columns.map(column => (
              <OperatorRow key={column.operator._id} column={column} day={today} />
            ))}
          </List>
        )
      }
    </Screen>
  )
}

function OperatorRow({ column: { operator, tasks, minutes }, day }: { column: Column<Operator>; day: Day }) {
  const { t } = useTranslation()
  const absence = tasks.find(takesAway)
  const visits = tasks.filter(({ type }) => type === 'client').length
  const hours = workedOn(operator.working_hours, day).map(({ from, to }) => `${from}–${to}`)
  return (
    <Row
      endBelow
      link={pages.calendar.link({ operatorId: operator._id })}
      start={<PersonAvatar id={operator._id} name={operator.name} picture={operator.avatar} />}
      title={operator.name}
      under={dotted([
        qualifiedAs(operator, t),
        hours.length > 0 ? hours.join(', ') : t('Non in servizio'),
        t('{{count}} visite', { count: visits }),
        loadWords(minutes),
      ])}
      {...(absence && {
        end: <StatusBadge tone="holiday" label={dotted([t('Assente'), timeWords(absence, t)])} />,
      })}
    />
  )
}
