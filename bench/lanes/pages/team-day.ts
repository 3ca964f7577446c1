import type { Operator } from '../../../packages/domain/src/assignment/assignment.contract.ts'
import { clockAt } from '../../../packages/domain/src/days/clock.ts'
import { dayNumber } from '../../../packages/domain/src/days/day-number.ts'
import { type Day, weekdayOf } from '../../../packages/domain/src/days/day.ts'
import type { Task } from '../../../packages/domain/src/tasks/task.ts'
import type { VisitTown } from '../../../packages/domain/src/tasks/visit-towns.contract.ts'
import { someTask } from '../../../packages/domain/src/testing/some-task.ts'
import { placeOf } from '../../../packages/domain/src/travel/place-of.ts'

/** A day as both pages are given it, each in its own words. */
export type TeamDay = { day: Day; operators: Operator[]; visits: Task[]; towns: VisitTown[] }

const count = { operators: 40, visits: 600, clients: 200 } as const

/** Of so many visits one is nobody's yet, one runs into the next, one is still to be confirmed. */
const every = { open: 23, clash: 19, pending: 9 } as const

const families = ['Bernasconi', 'Ferrari', 'Rossi', 'Bianchi', 'Fontana', 'Keller', 'Pedrazzini']
const names = ['Maria', 'Anna', 'Carlo', 'Luca', 'Piera', 'Urs', 'Giovanni', 'Elena', 'Dario', 'Rosa', 'Ivo']
const acts = ['Igiene', 'Medicazione', 'Terapia', 'Prelievo', 'Controllo']
const towns = ['Bellinzona', 'Giubiasco', 'Locarno', 'Minusio', 'Cadenazzo']

const of = <Value>(values: readonly Value[], at: number): Value => values[at % values.length]!
const nameAt = (at: number): string => `${of(names, at)} ${of(families, at)}`
const idAt = (kind: number, at: number): string =>
  `01a1fc0a-5a3b-7006-9c6${kind}-${String(at).padStart(12, '0')}`

/** Forty operators with fifteen visits each, seven to half past six; on each day of the week to other clients, at other times. */
export function teamDay(day: Day): TeamDay {
  const hours = [
    { from: '07:00', to: '12:30' },
    { from: '13:00', to: '18:30' },
  ]
  const operators = Array.from(
    { length: count.operators },
    (_, at): Operator => ({
      _id: idAt(1, at),
      name: nameAt(at + 3),
      avatar: null,
      roles: ['INF'],
      job_title: 'nurse_diploma',
      working_hours: { [weekdayOf(day)]: hours },
    }),
  )
  const clients = Array.from({ length: count.clients }, (_, at) => idAt(2, at))
  return {
    day,
    operators,
    visits: Array.from({ length: count.visits }, (_, at) => visitAt(day, at, operators)),
    towns: clients.map((client, at) => townOf(client, of(towns, Math.floor(at / 80)))),
  }
}

const townOf = (dossierId: string, city: string): VisitTown => ({ dossierId, city, place: placeOf(city) })

function visitAt(day: Day, at: number, operators: readonly Operator[]): Task {
  // No two days of a week are alike: what stands in one place would be drawn at no cost.
  const turn = at + 37 * dayNumber(day)
  const start = 420 + 45 * Math.floor(at / count.operators) + 5 * (turn % 3)
  const minutes = at % every.clash === 0 ? 60 : 25 + 5 * (turn % 2)
  const client = { _id: idAt(2, turn % count.clients), name: nameAt(turn % count.clients), avatar: null }
  const { _id, name, avatar } = of(operators, at)
  return someTask({
    _id: idAt(3, 1000 * dayNumber(day) + at),
    title: of(acts, turn),
    date: day,
    end_date: day,
    start_time: clockAt(start),
    end_time: clockAt(start + minutes),
    status: at % every.pending === 0 ? 'pending' : 'confirmed',
    client,
    dossierId: client._id,
    operators: at % every.open === 0 ? [] : [{ _id, name, avatar }],
  })
}
