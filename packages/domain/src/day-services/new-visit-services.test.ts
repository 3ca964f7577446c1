import { expect, test } from 'vitest'
import { followServices, type NewVisitService } from './new-visit-services.ts'

const service = (name: string, duration: number): NewVisitService => ({ serviceId: name, name, duration })
const wash = service('Igiene', 25)
const dressing = service('Medicazione', 20)
const hour = { title: '', start_time: '08:00', end_time: '09:00' }

test.each([
  ['the first makes title and length', hour, [], [wash], { title: 'Igiene', end_time: '08:25' }],
  [
    'a second adds its own',
    { ...hour, title: 'Igiene', end_time: '08:25' },
    [wash],
    [wash, dressing],
    { title: 'Igiene, Medicazione', end_time: '08:45' },
  ],
  [
    'without any it is a visit of an hour again',
    { ...hour, title: 'Igiene', end_time: '08:25' },
    [wash],
    [],
    { title: 'Visita', end_time: '09:00' },
  ],
  [
    'a title of her own stays',
    { ...hour, title: 'Colloquio' },
    [],
    [wash],
    { title: 'Colloquio', end_time: '08:25' },
  ],
  [
    'a length of her own stays',
    { ...hour, end_time: '10:30' },
    [],
    [wash],
    { title: 'Igiene', end_time: '10:30' },
  ],
  [
    'an end over midnight stays',
    { title: '', start_time: '22:00', end_time: '06:00' },
    [],
    [wash],
    { title: 'Igiene', end_time: '06:00' },
  ],
  [
    'it ends on its day',
    { title: '', start_time: '23:30', end_time: '23:59' },
    [],
    [service('Bagno', 60)],
    { title: 'Bagno', end_time: '23:59' },
  ],
  [
    'a clock that is being typed stays',
    { title: '', start_time: '8', end_time: '09:00' },
    [],
    [wash],
    { title: 'Igiene', end_time: '09:00' },
  ],
  [
    'a whole day has no end',
    { title: '', start_time: null, end_time: null },
    [],
    [wash],
    { title: 'Igiene', end_time: null },
  ],
])('%s', (_, visit, before, after, expected) => {
  expect(followServices(visit, before, after)).toEqual(expected)
})
