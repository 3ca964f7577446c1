import { expect, it } from 'vitest'
import { matchingServices } from './service-search.ts'

const services = [
  {
    code: '5001.060',
    group: '5001',
    name: "Consulenza sull'assunzione dei medicamenti",
    category: 'Consulenza',
  },
  { code: '5002.210', group: '5002', name: 'Somministrazione per bocca', category: 'Medicamenti' },
  { code: '5002.340', group: '5002', name: 'Medicazione semplice', category: 'Ferite e stomie' },
  { code: '5003.060', group: '5003', name: 'Igiene orale', category: 'Igiene' },
]

it.each<[string, string | undefined, string[]]>([
  ['', undefined, ['5001.060', '5002.210', '5002.340', '5003.060']],
  ['medic', undefined, ['5001.060', '5002.210', '5002.340']],
  ['medic sempl', undefined, ['5002.340']],
  ['FERITE', undefined, ['5002.340']],
  ['assunzione', undefined, ['5001.060']],
  ['5002.3', undefined, ['5002.340']],
  ['igiène', undefined, ['5003.060']],
  ['medic', '5002', ['5002.210', '5002.340']],
  ['', '5003', ['5003.060']],
  ['niente', undefined, []],
  [' .,- ', undefined, ['5001.060', '5002.210', '5002.340', '5003.060']],
])('«%s» in group %s', (search, group, codes) => {
  expect(matchingServices(services, { search, group }).map(({ code }) => code)).toEqual(codes)
})
