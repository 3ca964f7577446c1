import { expect, it } from 'vitest'
import { nextTime, startingAt, withServices } from './drawn-up.ts'

const at = (initialTime: string, endTime: string) => ({ initialTime, endTime })
const services = (...minutes: number[]) =>
  minutes.map((duration, index) => ({ serviceId: String(index), duration }))

it.each([
  ['the first begins at eight', [], at('08:00', '09:00')],
  ['the next after the last', [at('08:00', '08:45')], at('08:45', '09:45')],
  ['whatever their order', [at('14:00', '15:00'), at('08:00', '09:00')], at('15:00', '16:00')],
  ['late on a full day', [at('22:00', '23:50')], at('22:59', '23:59')],
  ['after a night watch too', [at('22:00', '06:00')], at('22:59', '23:59')],
])('%s', (_, appointments, expected) => {
  expect(nextTime(appointments)).toEqual(expected)
})

it.each<[string, string, number[], number[], string]>([
  ['an end that nobody gave follows the services', '09:00', [], [15, 25], '08:40'],
  ['on and on', '08:40', [15, 25], [15, 25, 20], '09:00'],
  ['back to an hour without any', '08:40', [15, 25], [], '09:00'],
  ['one that somebody gave stays', '10:00', [], [15], '10:00'],
  ['no further than the day', '09:00', [], [600, 600], '23:59'],
])('%s', (_, endTime, before, after, expected) => {
  const appointment = { ...at('08:00', endTime), selectedServices: services(...before) }
  expect(withServices(appointment, services(...after)).endTime).toBe(expected)
})

it('an appointment keeps its length where it begins later, as long as it ends on its day', () => {
  expect(startingAt(at('08:00', '09:15'), '14:00')).toEqual(at('14:00', '15:15'))
  expect(startingAt(at('08:00', '09:15'), '23:00')).toEqual(at('23:00', '09:15'))
})
