import { expect, it } from 'vitest'
import { placeOf } from '../travel/place-of.ts'
import { gapsOf, type LaneStop } from './lane-gaps.ts'

const stop = (from: number, to: number, city?: string, reached = false): LaneStop => ({
  from,
  to,
  reached,
  town: city === undefined ? undefined : { city, place: placeOf(city) },
})
const way = { from: 'Bellinzona', to: 'Camorino', minutes: 10 }
const unknown = { from: 'Bellinzona', to: 'Zurigo', minutes: null }

it.each<[string, LaneStop[], ReturnType<typeof gapsOf>]>([
  ['nothing', [], []],
  ['one visit', [stop(480, 540)], []],
  ['visits that touch', [stop(480, 540), stop(540, 600)], []],
  ['a pause', [stop(480, 540), stop(555, 600)], [{ from: 540, to: 555, way: null, tight: false }]],
  [
    'one town, however it is written',
    [stop(480, 540, 'Bellinzona'), stop(545, 600, 'BELLINZONA')],
    [{ from: 540, to: 545, way: null, tight: false }],
  ],
  [
    'one town, of which a part of the name is cut',
    [stop(480, 540, "Sant'Antonino"), stop(541, 600, 'S. Antonino')],
    [{ from: 540, to: 541, way: null, tight: false }],
  ],
  [
    'a way with its time',
    [stop(480, 540, 'Bellinzona'), stop(550, 600, 'Camorino')],
    [{ from: 540, to: 550, way, tight: false }],
  ],
  [
    'a way that is too short',
    [stop(480, 540, 'Bellinzona'), stop(549, 600, 'Camorino')],
    [{ from: 540, to: 549, way, tight: true }],
  ],
  [
    'a way that was too short and is made',
    [stop(480, 540, 'Bellinzona'), stop(549, 600, 'Camorino', true)],
    [{ from: 540, to: 549, way, tight: false }],
  ],
  [
    'a way that lasts nobody knows how long',
    [stop(480, 540, 'Bellinzona'), stop(541, 600, 'Zurigo')],
    [{ from: 540, to: 541, way: unknown, tight: false }],
  ],
  [
    'a way of any length without any time',
    [stop(480, 540, 'Bellinzona'), stop(540, 600, 'Zurigo')],
    [{ from: 540, to: 540, way: unknown, tight: true }],
  ],
  [
    'a way without any time',
    [stop(480, 540, 'Bellinzona'), stop(540, 600, 'Camorino')],
    [{ from: 540, to: 540, way, tight: true }],
  ],
  ['a town that nobody knows', [stop(480, 540, 'Bellinzona'), stop(540, 600)], []],
  [
    'what overlaps: she is free after the longer one',
    [stop(480, 600), stop(500, 520), stop(630, 660)],
    [{ from: 600, to: 630, way: null, tight: false }],
  ],
  [
    'until midnight',
    [stop(1380, 1410), stop(1430, 1440)],
    [{ from: 1410, to: 1430, way: null, tight: false }],
  ],
])('tells of %s', (_, stops, gaps) => expect(gapsOf(stops)).toEqual(gaps))
