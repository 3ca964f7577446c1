import { expect, it } from 'vitest'
import { findByName, wordsOfNames } from './find-by-name.ts'

const alone = (...names: string[]) => ({ names, words: wordsOfNames(names), takesName: false })
const ofClient = (...names: string[]) => ({ names, words: wordsOfNames(names), takesName: true })

const entries = [
  alone('Calendario'),
  alone('Materiali'),
  ofClient('Nuova visita', 'Nuovo appuntamento'),
  alone('Nuovo dossier', 'Nuovo cliente'),
  ofClient('Farmaci'),
  ofClient('Nuovo farmaco'),
  ofClient('Nuovi parametri', 'Pressione', 'Glicemia'),
  ofClient('Nota di focus', 'Focus'),
  ofClient("Rientro dall'ospedale"),
  ofClient('Équipe di cura'),
]

it.each<[typed: string, found: [entry: string, name: string][]]>([
  ['pressione rossi', [['Nuovi parametri', 'rossi']]],
  ['rossi pressione', [['Nuovi parametri', 'rossi']]],
  ['press ros mar', [['Nuovi parametri', 'ros mar']]],
  ['PRESSIONE', [['Nuovi parametri', '']]],
  ['rossi nota focus', [['Nota di focus', 'rossi']]],
  ['foc bianchi', [['Nota di focus', 'bianchi']]],
  ['nuova visita', [['Nuova visita', '']]],
  ['visita nuova', [['Nuova visita', '']]],
  ['nuova visita rossi', [['Nuova visita', 'rossi']]],
  ['nuovo cliente', [['Nuovo dossier', '']]],
  ['cal', [['Calendario', '']]],
  ['glicemia 11.02.1931', [['Nuovi parametri', '11.02.1931']]],
  [
    "farm d'angelo",
    [
      ['Farmaci', "d'angelo"],
      ['Nuovo farmaco', "d'angelo"],
    ],
  ],
  ["dall'osp", [["Rientro dall'ospedale", '']]],
  ['dall’ospedale rossi', [["Rientro dall'ospedale", 'rossi']]],
  ['equipe', [['Équipe di cura', '']]],
  ['mat', [['Materiali', '']]],
  ['materiale', [['Materiali', '']]],
  [
    'farmaco rossi',
    [
      ['Nuovo farmaco', 'rossi'],
      ['Farmaci', 'rossi'],
    ],
  ],
  ['visite nuove', [['Nuova visita', '']]],
])('«%s» finds %j', (typed, found) =>
  expect(findByName(entries, typed).map(({ entry, name }) => [entry.names[0], name])).toEqual(found),
)

it.each([
  ['nothing', ''],
  ['signs alone', ' .. '],
  ['a name', 'rossi'],
  ['two short beginnings of a name', 'ma ro'],
  ['a page that is nobody’s, beside a name', 'calendario rossi'],
  ['letters within a word', 'essione'],
])('%s finds nothing', (_what, typed) => expect(findByName(entries, typed)).toEqual([]))

it('puts what the shown name says before what another name says', () => {
  const two = [ofClient('Nuovi parametri', 'Peso'), alone('Peso degli esiti')]
  expect(findByName(two, 'peso').map(({ entry }) => entry)).toEqual([two[1], two[0]])
})
