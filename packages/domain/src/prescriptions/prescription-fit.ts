import { type Day, daysBetween } from '../days/day.ts'
import { isLamal } from '../services/lamal.ts'
import type { ServiceDetails } from '../services/service-details.ts'
import type { PrescriptionBalance } from './prescription-balance.ts'

/** A visit as it is held against the prescriptions of its day. `lastDay` is that of its series, or its own. */
type PlannedVisit = { services: readonly Pick<ServiceDetails, 'code' | 'letter'>[]; lastDay: Day }

/** What is to be said of it. None of it stands in the way: what is needed is done, and prescribed afterwards. */
type PrescriptionFit = {
  /** No prescription holds on its day. */
  none: boolean
  /** The services that are not named. */
  unprescribed: string[]
  /** Letters of its services of which more is done and planned than prescribed until a day, and by how many minutes. */
  exceeded: { letter: string; minutes: number; until: Day }[]
  /**
   * The day after which the first of its services is prescribed no longer, by what follows neither, before the series ends;
   * null where all are.
   */
  endsOn: Day | null
}

/** Half a minute is none: what is prescribed for a period is no whole number. */
const noticed = 0.5

/**
 * How a visit stands to the prescriptions that hold on its day, each service to the first that names it. Without services
 * there is nothing to prescribe, nor for what is no care of the health insurance.
 */
export function fitOf(
  { services: all, lastDay }: PlannedVisit,
  balances: readonly PrescriptionBalance[],
): PrescriptionFit {
  const services = all.filter(({ letter }) => isLamal(letter))
  if (services.length === 0) return { none: false, unprescribed: [], exceeded: [], endsOn: null }
  const [first] = balances
  if (!first) return { none: true, unprescribed: [], exceeded: [], endsOn: null }
  const naming = services.map(({ code }) => balances.filter(({ codes }) => codes.includes(code)))
  const holders = naming.map(([holder = first]) => holder)
  const [ends] = services
    .flatMap(({ code }, at) => (naming[at]!.length > 0 ? latestUntil(code, naming[at]!) : []))
    .toSorted()
  return {
    none: false,
    unprescribed: services.map(({ code }) => code).filter((_, at) => naming[at]!.length === 0),
    exceeded: saidOnce(
      balances.flatMap(balance => {
        const letters = new Set(
          services.filter((_, at) => holders[at] === balance).map(({ letter }) => letter),
        )
        return exceededIn(balance, letters)
      }),
    ),
    endsOn: ends !== undefined && lastDay > ends ? ends : null,
  }
}

/** Until when a service is prescribed that some prescriptions name. */
const latestUntil = (code: string, naming: readonly PrescriptionBalance[]): Day =>
  naming
    .flatMap(({ until }) => until.filter(one => one.code === code).map(({ day }) => day))
    .toSorted()
    .at(-1)!

/** A letter of which two orders until one day are exceeded is said once, with both together. */
const saidOnce = (exceeded: PrescriptionFit['exceeded']): PrescriptionFit['exceeded'] =>
  Array.from(Map.groupBy(exceeded, ({ letter, until }) => `${letter}.${until}`).values(), same => ({
    ...same[0]!,
    minutes: Math.round(same.reduce((sum, { minutes }) => sum + minutes, 0)),
  }))

/** The letters of an order of which more is done and planned than it prescribes; what it does not prescribe at all is none. */
export const exceededLetters = ({
  letters,
}: Pick<PrescriptionBalance, 'letters'>): PrescriptionBalance['letters'] =>
  letters.filter(({ letter, prescribed, left }) => isLamal(letter) && prescribed > 0 && left < -noticed)

const exceededIn = (balance: PrescriptionBalance, asked: ReadonlySet<string>): PrescriptionFit['exceeded'] =>
  exceededLetters(balance)
    .filter(({ letter }) => asked.has(letter))
    .map(({ letter, left }) => ({ letter, minutes: -left, until: balance.end }))

/** How long before its end an order is named on the visits of a series that goes on. */
const namedBeforeDays = 28

/** What of it is said on the plan of a day, that an order ends only in its last weeks; null where it is nothing. */
export function saidOnPlan(fit: PrescriptionFit, date: Day): PrescriptionFit | null {
  const { none, unprescribed, exceeded } = fit
  const ends = fit.endsOn !== null && daysBetween(date, fit.endsOn) <= namedBeforeDays
  const isSaid = none || unprescribed.length > 0 || exceeded.length > 0 || ends
  return isSaid ? { ...fit, endsOn: ends ? fit.endsOn : null } : null
}
