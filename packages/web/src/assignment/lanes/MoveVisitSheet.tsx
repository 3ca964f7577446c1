import type { Move } from '@vicino/domain/assignment/board.ts'
import { isHandedOn, type LanePlace, operatorsIn } from '@vicino/domain/assignment/lane-moves.ts'
import { bookable } from '@vicino/domain/businesses/professional-roles.ts'
import { beginningAt } from '@vicino/domain/calendar/beginning-at.ts'
import { calendarTimeOf, isSameTime } from '@vicino/domain/calendar/moved-time.ts'
import { Clock } from '@vicino/domain/days/clock.ts'
import { type Day, isDay } from '@vicino/domain/days/day.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../calls/Loaded.tsx'
import { useToday } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { Button } from '../../ui/Button.tsx'
import { ClockField } from '../../ui/fields/ClockField.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { List, Row } from '../../ui/page/List.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { PersonAvatar } from '../../ui/people/PersonAvatar.tsx'
import { Sheet, SheetActions } from '../../ui/sheets/Sheet.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { checkLabels } from '../check-words.ts'
import { type ShownBoard, useBoard } from '../use-board.ts'
import { SteppedBack } from '../../tasks/calendar/use-move-task.ts'
import { timeWords } from '../../tasks/time-words.ts'
import { visitName } from '../visit-name.ts'
import classes from './Lanes.module.css'

type Props = {
  place: LanePlace
  onMove: (moves: readonly Move[]) => Promise<void>
  onClose: () => void
}

/**
 * What a hand does in the lanes of a desk, for a thumb: another day, another time, another operator. It stays below what is
 * asked of the move, until that is made.
 */
export function MoveVisitSheet({ place, onMove, onClose }: Props) {
  const { t } = useTranslation()
  const { task, from } = place
  const today = useToday()
  const [date, setDate] = useState<Day | null>(task.date)
  const [clock, setClock] = useState(task.start_time)
  const [to, setTo] = useState(from)
  const [moving, setMoving] = useState(false)
  const day = date !== null && isDay(date) ? date : null
  const { data: start } = Clock.safeParse(clock)
  const time = day !== null && start !== undefined ? beginningAt(task, day, start) : null
  const movedTo = (operator: Id | null): Move => ({
    visit: task,
    operators: operatorsIn(place, operator),
    ...(time && !isSameTime(time, task) && { time: calendarTimeOf(time) }),
  })
  const save = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!time) return
    const move = movedTo(to)
    if (!move.time && to === from) return onClose()
    setMoving(true)
    // What was refused goes back, and by then it is said why.
    void onMove([move])
      .catch(failure => failure instanceof SteppedBack || onClose())
      .finally(() => setMoving(false))
  }
  const missing = t('Compilare questo campo.')
  return (
    <Sheet open onClose={onClose} title={t('Sposta {{name}}', { name: visitName(task, t) })}>
      <form onSubmit={save} noValidate>
        <Stack>
          <LinkButton variant="default" link={pages.task.link({ taskId: task._id })}>
            {t('Apri {{name}}, {{clocks}}', { name: visitName(task, t), clocks: timeWords(task, t) })}
          </LinkButton>
          <SideBySide>
            <DayField
              label={t('Giorno')}
              required
              minDay={today}
              value={date}
              onChange={setDate}
              error={date === null ? missing : undefined}
            />
            <ClockField
              label={t('Dalle')}
              required
              value={clock}
              onChange={setClock}
              error={clock === null ? missing : undefined}
            />
          </SideBySide>
          {isHandedOn(task) && (
            <Takers day={day ?? task.date} from={from} chosen={to} movedTo={movedTo} onChoose={setTo} />
          )}
        </Stack>
        <SheetActions>
          <Button type="submit" loading={moving}>
            {t('Sposta')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('Indietro')}
          </Button>
        </SheetActions>
      </form>
    </Sheet>
  )
}

/** So many leave what saves under the thumb. */
const atAGlance = 4

type TakersProps = {
  day: Day
  from: Id | null
  chosen: Id | null
  movedTo: (operator: Id | null) => Move
  onChoose: (operator: Id | null) => void
}

/** Who can take it on a day at its time: whose it is, then those against whom nothing speaks. */
function Takers({ day, from, chosen, movedTo, onChoose }: TakersProps) {
  const { t } = useTranslation()
  const board = useBoard(day)
  const [all, setAll] = useState(false)
  return (
    <Loaded read={board} skeleton={<RowsSkeleton />}>
      {shown => {
        const takers = takersOf(shown, from, movedTo)
        const offered = all
          ? takers
          : takers.filter(({ operator }, at) => at < atAGlance || operator._id === chosen)
        return (
          <List label={t('Operatori')}>
            {offered.map(({ operator, checks }) => (
              <Row
                key={operator._id}
                start={<PersonAvatar id={operator._id} name={operator.name} picture={operator.avatar} />}
                title={<Taker name={operator.name} chosen={operator._id === chosen} />}
                end={
                  checks.length > 0 ? (
                    <StatusBadge
                      tone="attention"
                      icon={IconAlertTriangle}
                      label={checkLabels(checks, t).join(', ')}
                    />
                  ) : (
                    <StatusBadge tone="ok" icon={IconCheck} label={t('Libero')} />
                  )
                }
                pressed={operator._id === chosen}
                onPress={() => onChoose(operator._id)}
              />
            ))}
            <Row
              title={<Taker name={t('Da assegnare')} chosen={chosen === null} />}
              pressed={chosen === null}
              onPress={() => onChoose(null)}
            />
            {offered.length < takers.length && (
              <Row title={t('Tutti gli operatori')} end={takers.length} onPress={() => setAll(true)} />
            )}
          </List>
        )
      }}
    </Loaded>
  )
}

/** Colour alone does not say who is chosen. */
const Taker = ({ name, chosen }: { name: string; chosen: boolean }) => (
  <>
    {name} {chosen && <IconCheck className={classes.chosenTaker} size={18} stroke={2.4} aria-hidden />}
  </>
)

function takersOf(board: ShownBoard, from: Id | null, movedTo: TakersProps['movedTo']) {
  const people: readonly NamedPerson[] = bookable(board.operators)
  return people
    .map(operator => ({
      operator,
      checks: board
        .check([movedTo(operator._id)])
        .filter(found => found.operator._id === operator._id)
        .map(({ check }) => check),
    }))
    .toSorted(
      (one, other) =>
        Number(other.operator._id === from) - Number(one.operator._id === from) ||
        one.checks.length - other.checks.length,
    )
}
