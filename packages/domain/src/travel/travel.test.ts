import { expect, it } from 'vitest'
import { placeOf } from './place-of.ts'
import { places } from './places.ts'
import { travelMinutes } from './travel-time.ts'

it.each<[string, string, number]>([
  ['Bellinzona', 'Giubiasco', 5],
  ['Lugano', 'Viganello', 5],
  ['Lugano', 'Lugano', 5],
  ['Stabio', 'Morbio Inferiore', 15],
  ['Mendrisio', 'Chiasso', 15],
  ['Lugano', 'Mendrisio', 25],
  ['Bellinzona', 'Locarno', 30],
  ['Bellinzona', 'Biasca', 30],
  ['Airolo', 'Chiasso', 100],
])('takes from %s to %s about %i minutes, and as long back', (from, to, minutes) => {
  const [here, there] = [placeOf(from)!, placeOf(to)!]
  expect([travelMinutes(here, there), travelMinutes(there, here)]).toEqual([minutes, minutes])
})

it.each([
  ["Sant'Antonino", 'S. Antonino'],
  ["Sant'Antonino", 'SANT’ANTONINO TI'],
  ['San Vittore', 'S.Vittore'],
  ['San Vittore', ' san  vittore GR'],
  ['Santa Maria in Calanca', 'Sta. Maria in Calanca'],
  ['Brè sopra Lugano', 'Bre sopra Lugano'],
  ['Vira', 'Vira (Gambarogno)'],
])('knows %s also as %s', (name, written) => expect(placeOf(written)).toEqual(placeOf(name)))

it.each(['', 'Zurigo', 'Arbedo', 'Santa', 'Luganoo'])('knows nothing of "%s"', town =>
  expect(placeOf(town)).toBeNull(),
)

it('holds each place once, in the country that it speaks of', () => {
  const found = places.map(([name]) => placeOf(name))
  expect(found).toEqual(places.map(([, east, north]) => ({ east, north })))
  for (const [name, east, north] of places) {
    expect([name, east > 6750 && east < 7450]).toEqual([name, true])
    expect([name, north > 740 && north < 1650]).toEqual([name, true])
  }
})
