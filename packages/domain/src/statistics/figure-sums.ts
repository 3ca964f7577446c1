import { type AgeClass, ageClasses, ageClassOf } from './age-class.ts'
import type { HourKind } from './hour-kind.ts'
import { toldSum } from './small-cells.ts'
import type { BusinessStatistics, ClientCell, HoursOfMonth, VisitsOfMonth } from './statistics.ts'
import { ageAtEndOf, monthsOf } from './statistics-year.ts'
import { careMinutes } from './told-letters.ts'

type Work = 'planned' | 'done'

/** The minutes of one letter, or of all. */
export const minutesOfLetter = (hours: readonly HoursOfMonth[], of: Work, letter?: string): number =>
  hours
    .filter(each => letter === undefined || each.letter === letter)
    .reduce((sum, each) => sum + each[of], 0)

/** The letters that occur, in their order. */
export const lettersIn = (hours: readonly HoursOfMonth[]): string[] =>
  [...new Set(hours.map(({ letter }) => letter))].toSorted()

/** Every month of the year with the minutes of one letter, or of all. */
export const hoursByMonth = (year: number, hours: readonly HoursOfMonth[], letter?: string) =>
  monthsOf(year).map(month => {
    const ofMonth = hours.filter(each => each.month === month)
    return {
      month,
      planned: minutesOfLetter(ofMonth, 'planned', letter),
      done: minutesOfLetter(ofMonth, 'done', letter),
    }
  })

const noVisits = { planned: 0, done: 0, not_done: 0, on_time: 0, early: 0, late: 0 }

/** The visits of the whole year. */
export const allVisits = (visits: readonly VisitsOfMonth[]): Omit<VisitsOfMonth, 'month'> =>
  visits.reduce(
    (sum, each) => ({
      planned: sum.planned + each.planned,
      done: sum.done + each.done,
      not_done: sum.not_done + each.not_done,
      on_time: sum.on_time + each.on_time,
      early: sum.early + each.early,
      late: sum.late + each.late,
    }),
    noVisits,
  )

/** How many of the visits carried out have clocks that can be compared. */
export const weighedOf = ({
  on_time,
  early,
  late,
}: Pick<VisitsOfMonth, 'on_time' | 'early' | 'late'>): number => on_time + early + late

/** A share in per cent; null where there is nothing to share. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : (part / whole) * 100

/** The clients of one kind by class of age and sex, also where there are none. `kind` null: of whichever. */
export function clientsByAge(cells: readonly ClientCell[], kind: HourKind | null) {
  const counted = cells.filter(cell => cell.kind === kind)
  return ageClasses.map(({ value }) => {
    const ofClass = counted.filter(({ age_class }) => age_class === value)
    const of = (gender: ClientCell['gender']) =>
      toldSum(ofClass.filter(cell => cell.gender === gender).map(({ clients }) => clients))
    const [female, male] = [of('female'), of('male')]
    const minutes = toldSum(ofClass.map(cell => cell.minutes))
    return { age_class: value, female, male, clients: toldSum([female, male]), minutes }
  })
}

/** Clients of one kind, age class and sex as they are counted. */
export type CountedClients = Omit<ClientCell, 'clients' | 'minutes'> & { clients: number; minutes: number }

/** The same by the year of birth. */
export type BirthYearCell = Omit<CountedClients, 'age_class'> & { birth_year: number }

/** Cells of years of birth as cells of classes of age; a client has one year of birth, so that they add up. */
export function cellsByAge(counted: readonly BirthYearCell[], year: number): CountedClients[] {
  const byClass = new Map<string, CountedClients>()
  for (const { birth_year, kind, gender, clients, minutes } of counted) {
    const age_class: AgeClass = ageClassOf(ageAtEndOf(year, `${birth_year}-12-31`))
    const key = `${kind} ${age_class} ${gender}`
    const sum = byClass.get(key) ?? { kind, age_class, gender, clients: 0, minutes: 0 }
    byClass.set(key, { ...sum, clients: sum.clients + clients, minutes: sum.minutes + minutes })
  }
  return [...byClass.values()]
}

/** The key figures that the Federal Office of Public Health publishes of a house, reckoned of what was performed. */
export function keyFigures({ hours, visits, clients, staff }: BusinessStatistics) {
  const done = minutesOfLetter(hours, 'done')
  const care = careMinutes(hours)
  const all = allVisits(visits)
  const averagePercent = staff.days === 0 ? 0 : staff.percent_days / staff.days
  return {
    /** Whole minutes; of care null where they stand in one row with something else. */
    done,
    care,
    /** Minutes of care for each client with care. */
    carePerClient: clients.care === null || clients.care === 0 || care === null ? null : care / clients.care,
    /** Null too where so few are of that age, or are not, that they could be recognised. */
    shareOf80: clients.from_80 === null ? null : percentOf(clients.from_80, clients.all),
    /** Minutes for each full-time post, on the average of the year; unknown while a person's per cent is. */
    perPost: averagePercent === 0 || staff.lacking.percent > 0 ? null : done / (averagePercent / 100),
    perVisit: all.done === 0 ? null : done / all.done,
    onTime: percentOf(all.on_time, weighedOf(all)),
  }
}

/** Whether a year holds anything at all of the work with clients. */
export const isEmptyYear = ({
  hours,
  visits,
}: {
  hours: readonly HoursOfMonth[]
  visits: readonly VisitsOfMonth[]
}): boolean => hours.length === 0 && visits.length === 0
