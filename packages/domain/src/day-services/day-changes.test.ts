import { describe, expect, it } from 'vitest'
import type { Appointment, WrittenAppointment } from './appointment.ts'
import { dayChanges } from './day-changes.ts'

const standing = (_id: string, changed: Partial<Appointment> = {}): Appointment => ({
  _id,
  taskId: _id,
  day: '2026-11-23',
  end_date: '2026-11-23',
  initialTime: '08:00',
  endTime: '09:00',
  note: '',
  selectedServices: [],
  totalDuration: 0,
  title: 'Visita',
  status: 'pending',
  operators: [],
  suspended_by_dossier: false,
  fixed: null,
  series_version: null,
  ...changed,
})
const written = (_id: string, changed: Partial<WrittenAppointment> = {}): WrittenAppointment => ({
  _id,
  initialTime: '08:00',
  endTime: '09:00',
  note: '',
  selectedServices: [],
  ...changed,
})

const outcome = (stands: Appointment[], body: WrittenAppointment[]) => {
  const { added, changed, removed, errors } = dayChanges(stands, body)
  return {
    added: added.map(one => one.written._id),
    changed: changed.map(one => one.before._id),
    removed: removed.map(one => one._id),
    errors: errors.map(({ path, code }) => `${path} ${code}`),
  }
}
const nothing = { added: [], changed: [], removed: [], errors: [] }

describe('what is written of a day', () => {
  it.each<[string, Appointment[], WrittenAppointment[], Partial<ReturnType<typeof outcome>>]>([
    ['an empty day stays empty', [], [], {}],
    ['what is repeated stays', [standing('a')], [written('a', { taskId: 'a' })], {}],
    ['what is repeated under its own id alone stays', [standing('a')], [written('a')], {}],
    ['what is new is added', [], [written('a')], { added: ['a'] }],
    [
      'another begin is a change',
      [standing('a')],
      [written('x', { taskId: 'a', initialTime: '07:30' })],
      { changed: ['a'] },
    ],
    ['another note is a change', [standing('a')], [written('a', { note: 'Chiave' })], { changed: ['a'] }],
    [
      'other minutes are a change',
      [standing('a')],
      [written('a', { selectedServices: [{ serviceId: 's', duration: 15 }] })],
      { changed: ['a'] },
    ],
    ['what is left out goes', [standing('a')], [], { removed: ['a'] }],
    ['what is confirmed stays', [standing('a', { status: 'confirmed' })], [], {}],
    ['what is fixed stays', [standing('a', { status: 'completed', fixed: 'record' })], [], {}],
    ['what is fixed may be repeated', [standing('a', { fixed: 'record' })], [written('a')], {}],
    [
      'a night watch may be repeated',
      [standing('a', { initialTime: '22:00', endTime: '06:00', fixed: 'several_days' })],
      [written('a', { initialTime: '22:00', endTime: '06:00' })],
      {},
    ],
    [
      'what is fixed is not changed',
      [standing('a', { fixed: 'record' })],
      [written('a', { note: 'Altro' })],
      { changed: ['a'], errors: ['appointments.0 fixed_visit'] },
    ],
    [
      'a visit of elsewhere is none of the day',
      [],
      [written('a', { taskId: 'b' })],
      { added: ['a'], errors: ['appointments.0.taskId not_an_option'] },
    ],
    [
      'an end at the begin is refused',
      [],
      [written('a', { endTime: '08:00' })],
      { added: ['a'], errors: ['appointments.0.endTime end_not_after_start'] },
    ],
    [
      'one goes, one comes, one moves',
      [standing('a'), standing('b')],
      [written('b', { endTime: '09:30' }), written('c', { initialTime: '10:00', endTime: '11:00' })],
      { added: ['c'], changed: ['b'], removed: ['a'] },
    ],
  ])('%s', (_, stands, body, expected) => {
    expect(outcome(stands, body)).toEqual({ ...nothing, ...expected })
  })
})
