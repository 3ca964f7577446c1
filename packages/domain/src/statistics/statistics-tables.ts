import { trainings } from '../businesses/training.ts'
import { genders } from '../people/gender.ts'
import { ageClasses } from './age-class.ts'
import { woundTopics } from './counted-topics.ts'
import { hourKinds } from './hour-kind.ts'
import type { ToldNumber } from './small-cells.ts'
import { staffFunctions } from './staff-function.ts'
import type { BusinessStatistics, ClientCell, DossierStatistics } from './statistics.ts'
import { hoursByMonth, lettersIn } from './figure-sums.ts'
import { labelIn } from '../wire/option.ts'

/** The tables that a year is given out as. */
export const statisticsTables = [
  { value: 'hours', name: 'ore' },
  { value: 'visits', name: 'visite' },
  { value: 'clients', name: 'clienti' },
  { value: 'staff', name: 'personale' },
  { value: 'clinical', name: 'clinica' },
] as const
export type TableName = (typeof statisticsTables)[number]['value']

/** Those that there are of one client. */
export const dossierTables = ['hours', 'visits', 'clinical'] as const satisfies TableName[]

/** A table as it leaves the house, in Italian as all its papers. */
export type StatisticsTable = { head: string[]; rows: (string | number | null)[][] }

type OfWork = Pick<BusinessStatistics, 'year' | 'hours' | 'visits'>

const ofHours = ({ year, hours }: OfWork): StatisticsTable => ({
  head: ['Anno', 'Mese', 'Lettera', 'Minuti pianificati', 'Minuti svolti'],
  rows: lettersIn(hours).flatMap(letter =>
    hoursByMonth(year, hours, letter).map(({ month, planned, done }) => [year, month, letter, planned, done]),
  ),
})

const ofVisits = ({ year, visits }: OfWork): StatisticsTable => ({
  head: [
    'Anno',
    'Mese',
    'Pianificate',
    'Eseguite',
    'Non eseguite',
    'Puntuali',
    'Troppo presto',
    'Troppo tardi',
  ],
  rows: visits.map(each => [
    year,
    each.month,
    each.planned,
    each.done,
    each.not_done,
    each.on_time,
    each.early,
    each.late,
  ]),
})

/** How a cell that is withheld stands in a file. */
const withheldWord = 'non indicato'
const cellWords = (told: ToldNumber): number | string => told ?? withheldWord

/** One row for each kind, age class and sex, as the federal survey asks; of few persons it says only that. */
function ofClients({ year, cells }: Pick<BusinessStatistics, 'year' | 'cells'>): StatisticsTable {
  const kinds = [null, ...hourKinds.map(({ value }) => value)]
  const rows = kinds.flatMap(kind => {
    if (!cells.some(cell => cell.kind === kind)) return []
    return ageClasses.flatMap(({ value: age_class }) =>
      genders.map(({ value: gender }) => {
        const { clients, minutes } = cellOf(cells, { kind, age_class, gender })
        return [
          year,
          kind === null ? 'Tutte' : labelIn(hourKinds, kind),
          age_class,
          labelIn(genders, gender),
          cellWords(clients),
          kind === null ? null : cellWords(minutes),
        ]
      }),
    )
  })
  return {
    head: ['Anno', 'Prestazione', "Classe d'età al 31.12.", 'Sesso', 'Clienti', 'Minuti svolti'],
    rows,
  }
}

type Place = Pick<ClientCell, 'kind' | 'age_class' | 'gender'>

const cellOf = (cells: readonly ClientCell[], place: Place): ClientCell =>
  cells.find(
    ({ kind, age_class, gender }) =>
      kind === place.kind && age_class === place.age_class && gender === place.gender,
  ) ?? { ...place, clients: 0, minutes: 0 }

const ofStaff = ({ year, on, staff }: BusinessStatistics): StatisticsTable => ({
  head: ['Anno', 'Giorno', 'Formazione', 'Funzione', 'Sesso', 'Persone', 'Posti a tempo pieno'],
  rows: staff.cells.map(cell => [
    year,
    on,
    cell.training === null ? 'Non indicata' : labelIn(trainings, cell.training),
    labelIn(staffFunctions, cell.function),
    labelIn(genders, cell.gender),
    cellWords(cell.persons),
    cell.percent === null ? withheldWord : (cell.percent / 100).toFixed(2),
  ]),
})

type OfClinic = Pick<DossierStatistics, 'year' | 'on' | 'prescriptions' | 'falls' | 'wounds'>

const ofClinic = ({ year, on, prescriptions, falls, wounds }: OfClinic): StatisticsTable => ({
  head: ['Anno', 'Che cosa', 'Quando', 'Numero'],
  rows: [
    ...(prescriptions
      ? [
          [year, 'Prescrizioni aperte', on, cellWords(prescriptions.open)],
          [year, 'Prescrizioni che terminano entro 30 giorni', on, cellWords(prescriptions.ending)],
        ]
      : []),
    ...(falls?.months ?? []).map(each => [year, 'Cadute', each.month, cellWords(each.falls)]),
    ...(wounds ?? []).flatMap(each => {
      const label = labelIn(woundTopics, each.topic)
      return [
        [year, `${label}: nuove`, String(year), cellWords(each.opened)],
        [year, `${label}: aperte`, on, cellWords(each.open)],
      ]
    }),
  ],
})

/** A table of the year of a business. */
export function tableOf(of: TableName, statistics: BusinessStatistics): StatisticsTable {
  if (of === 'clients') return ofClients(statistics)
  return of === 'staff' ? ofStaff(statistics) : dossierTableOf(of, statistics)
}

/** A table of the year of one client. */
export function dossierTableOf(
  of: (typeof dossierTables)[number],
  statistics: OfWork & OfClinic,
): StatisticsTable {
  if (of === 'clinical') return ofClinic(statistics)
  return of === 'hours' ? ofHours(statistics) : ofVisits(statistics)
}
