import { rccOn } from '@vicino/domain/businesses/business-settings.ts'
import {
  exportDossierStatistics,
  exportStatistics,
  getDossierStatistics,
  getStatistics,
} from '@vicino/domain/statistics/statistics.contract.ts'
import type {
  BusinessStatistics,
  DossierStatistics,
  HoursOfMonth,
  HouseIdentity,
} from '@vicino/domain/statistics/statistics.ts'
import { cellsByAge } from '@vicino/domain/statistics/figure-sums.ts'
import {
  dossierTableOf,
  statisticsTables,
  type StatisticsTable,
  tableOf,
  type TableName,
} from '@vicino/domain/statistics/statistics-tables.ts'
import { type CountedYear, countedYear, hasBegun } from '@vicino/domain/statistics/statistics-year.ts'
import {
  clientsTold,
  fallsTold,
  prescriptionsTold,
  woundsTold,
} from '@vicino/domain/statistics/told-figures.ts'
import { hoursTold } from '@vicino/domain/statistics/told-letters.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Author } from '../access/author.ts'
import { readBusinessSettings } from '../businesses/business-settings.store.ts'
import type { Tx } from '../db/tenant.ts'
import { csvFile } from '../http/csv.ts'
import { done } from '../http/done.ts'
import { type AskingOfDossier, type DossierId, knows, reachOf, withinReach } from '../http/dossier-access.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import type { Counting } from './counted-rows.ts'
import { readStaff } from './staff.store.ts'
import {
  listDone,
  listPlanned,
  listVisits,
  listWounds,
  listFalls,
  readPerformed,
  readPrescriptions,
} from './statistics.store.ts'

const permission = 'statistics.aggregate'

export function serveStatistics(serve: Serve): void {
  serve(getStatistics, async ({ tx, author, today, query }) =>
    readBusiness(tx, author, { year: yearToCount(query.year, today), today }),
  )

  serve(exportStatistics, async ({ tx, author, today, query: { of, year } }) => {
    const statistics = await readBusiness(tx, author, { year: yearToCount(year, today), today })
    return asFile(tableOf(of, statistics), of, year)
  })

  serve(getDossierStatistics, async call =>
    readDossier(call.tx, call.dossier, { ...call, year: yearToCount(call.query.year, call.today) }),
  )

  serve(exportDossierStatistics, async call => {
    const { of, year } = call.query
    const statistics = await readDossier(call.tx, call.dossier, {
      ...call,
      year: yearToCount(year, call.today),
    })
    // A table of which nothing may be known would say that there is nothing.
    if (of === 'clinical' && statistics.falls === null && statistics.prescriptions === null)
      throw new Refusal('forbidden')
    return asFile(dossierTableOf(of, statistics), of, year)
  })
}

/** @throws {Refusal} where the year has not begun */
function yearToCount(year: number, today: Day): CountedYear {
  if (!hasBegun(year, today)) throw refuseField('year', 'year_to_come')
  return countedYear(year, today)
}

function asFile({ head, rows }: StatisticsTable, of: TableName, year: number) {
  const { name } = statisticsTables.find(({ value }) => value === of)!
  const pages = (async function* () {
    yield rows
  })()
  return done(csvFile(`statistiche-${name}-${year}`, head, pages), {
    rows: rows.length,
    reason: `${name} ${year}`,
  })
}

/** Eight statements, however many rows there are. */
async function readBusiness(
  tx: Tx,
  author: Author,
  { year, today }: { year: CountedYear; today: Day },
): Promise<BusinessStatistics> {
  const among = (column: string) => withinReach(tx, author, permission, column, today)
  const counting: Counting = { tx, year, among }
  const [performed, planned, visits, prescriptions, falls, wounds, staff, house] = await Promise.all([
    readPerformed(counting),
    listPlanned(counting),
    listVisits(counting),
    readPrescriptions(counting),
    listFalls(counting),
    listWounds(counting),
    readStaff(tx, year, ownStaff(tx, author, today)),
    readHouse(tx, author, year.on, today),
  ])
  const hours = hoursTold(hoursOf(planned, performed.months), performed.letters)
  return {
    ...year,
    hours,
    visits,
    ...clientsTold({ ...performed, cells: cellsByAge(performed.cells, year.year) }, hours),
    staff,
    prescriptions: prescriptionsTold('many', prescriptions),
    falls: fallsTold('many', falls),
    wounds: woundsTold('many', wounds),
    house,
  }
}

/** All of the business, or those of the author's teams where she counts no more than these. */
const ownStaff = (tx: Tx, author: Author, today: Day) =>
  reachOf(tx, author, permission, today) === 'everything'
    ? tx`true`
    : tx`e.user_id in (
        select m.user_id from team_member m join team_member mine on mine.team_id = m.team_id
        where mine.user_id = ${author._id})`

/** What the house says of itself, to who may read its settings. */
async function readHouse(tx: Tx, author: Author, on: Day, today: Day): Promise<HouseIdentity | null> {
  if (reachOf(tx, author, 'billing.read', today) !== 'everything') return null
  const { legal_form, business_type, address, rcc, opening_hours } = found(
    await readBusinessSettings(tx, author.business),
  )
  return {
    legal_form,
    business_type,
    canton: address?.canton ?? null,
    // The numbers that hold on the day, one for each canton.
    rcc: rcc.filter(each => each.from <= on && rccOn(rcc, each.canton, on) === each.rcc_number),
    has_opening_hours: Object.keys(opening_hours).length > 0,
  }
}

type Minutes = { month: string; letter: string; minutes: number }

/** What was planned and what was done beside each other, by month and letter. */
function hoursOf(planned: readonly Minutes[], performed: readonly Minutes[]): HoursOfMonth[] {
  const hours = new Map<string, HoursOfMonth>()
  const add = (rows: readonly Minutes[], of: 'planned' | 'done') => {
    for (const { month, letter, minutes } of rows) {
      const key = `${month} ${letter}`
      const before = hours.get(key) ?? { month, letter, planned: 0, done: 0 }
      hours.set(key, { ...before, [of]: minutes })
    }
  }
  add(planned, 'planned')
  add(performed, 'done')
  return [...hours.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each)
}

/** Five statements at most; what the reader may not know is not read. */
async function readDossier(
  tx: Tx,
  dossier: DossierId,
  { year, ...asking }: AskingOfDossier & { year: CountedYear },
): Promise<DossierStatistics> {
  const counting: Counting = { tx, year, among: column => tx`${tx(column)} = ${dossier}` }
  const readsFocus = knows(asking, 'focus')
  const [performed, planned, visits, prescriptions, falls, wounds] = await Promise.all([
    listDone(counting),
    listPlanned(counting),
    listVisits(counting),
    knows(asking, 'prescription') ? readPrescriptions(counting) : null,
    readsFocus ? listFalls(counting) : null,
    readsFocus ? listWounds(counting) : null,
  ])
  return {
    ...year,
    hours: hoursOf(planned, performed),
    visits,
    prescriptions: prescriptions && prescriptionsTold('one', prescriptions),
    falls: falls && fallsTold('one', falls),
    wounds: wounds && woundsTold('one', wounds),
  }
}
