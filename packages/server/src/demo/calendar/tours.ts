import { clockAt, minutesOf } from '@vicino/domain/days/clock.ts'
import { addDays, type Day, daysFrom, weekdayOf } from '@vicino/domain/days/day.ts'
import { clockIn, type Instant, instantAt, instantOf, millisecondsOf } from '@vicino/domain/days/instant.ts'
import { usualWindows } from '@vicino/domain/drugs/dose-windows.ts'
import { moments } from '@vicino/domain/drugs/drug-lists.ts'
import { daysOf, monthBefore } from '@vicino/domain/days/month.ts'
import { weekdays } from '@vicino/domain/days/weekday.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { type Chance, chanceOf } from '../chance.ts'
import type { DemoClient } from '../people/clients.ts'
import { type Tour, type Worker, workdaysOf } from '../people/staff.ts'

/** A visit as it was planned, and how it went where its time is past. */
export type DemoVisit = {
  worker: Worker & { tour: Tour }
  client: DemoClient
  title: string
  date: Day
  start_time: string
  end_time: string
  /** Struck because the client's dossier rests or is closed. */
  suspended: boolean
  started_at: Instant | null
  ended_at: Instant | null
}

/** A visit as it came onto the plan. */
export type VisitOnPlan = { task: Id; visit: DemoVisit; missed: boolean }

type Traveller = Worker & { tour: Tour }

/** A client on somebody's list of a weekday. */
type Call = { client: DemoClient; daily: boolean }

const daysBack = 21
const daysAhead = 14
const mostVisits = 9
const firstMinute = 7 * 60
/** Today's round of who follows the clock begins so long before now, and at the latest here. */
const roundBeforeNow = 200
const latestRound = 15 * 60
const lunch = { from: 12 * 60, minutes: 40 }
/** Nurses go to the office between their first five visits and the others, which begin so long after the first. */
const officeAfter = { visits: 5, minutes: 330 }

/** Visits by when they are: those of three weeks back and two ahead, and what lies further back. */
type Visits = { earlier: DemoVisit[]; recent: DemoVisit[] }

/** `earlier`: of the visits that lie further back. */
type Chances = { recent: Chance; earlier: Chance }

/**
 * The visits of three weeks back and two ahead and, where a day is named, those since then. Nobody is in two places, no
 * client is visited by two at once.
 */
export function planVisits(
  { recent, earlier }: Chances,
  workers: Worker[],
  clients: DemoClient[],
  { today, now, since }: { today: Day; now: Instant; since: Day | null },
): Visits {
  const travellers = workers.filter((worker): worker is Traveller => worker.tour !== undefined)
  const todayAt = indexOf(today)
  const lists = new Map(travellers.map(worker => [worker.post, weekOf(recent, worker, clients, todayAt)]))
  const dayOf = (chance: Chance) => (day: Day) => {
    const busy = new Map<DemoClient, [number, number][]>()
    const ofDay = travellers.flatMap(worker => {
      if (!workdaysOf(worker.tour, todayAt).includes(indexOf(day))) return []
      const calls = callsOf(worker, travellers, lists, day, todayAt)
      const start =
        day === today && worker.tour.follows ? startToday(now) : firstMinute + 5 * chance.whole(0, 4)
      return round(chance, worker, calls, day, start, busy, now)
    })
    return withSomeLate(ofDay, now)
  }
  const first = addDays(today, -daysBack)
  return {
    recent: daysFrom(first, addDays(today, daysAhead)).flatMap(dayOf(recent)),
    earlier: since === null ? [] : daysFrom(since, addDays(first, -1)).flatMap(dayOf(earlier)),
  }
}

/** So many visits of last month were made, and nobody said so. */
const leftOpen = 2

/** The same visits, of which a few of last month stand as they were planned. */
export function withSomeOpen(chance: Chance, visits: readonly DemoVisit[], today: Day): DemoVisit[] {
  const { start, end } = daysOf(monthBefore(today))
  const past = visits.filter(({ date, suspended }) => !suspended && date >= start && date <= end)
  const open = new Set(chance.shuffled(past).slice(0, leftOpen))
  return visits.map(visit => (open.has(visit) ? { ...visit, started_at: null, ended_at: null } : visit))
}

/** Of the last visits of a round so many begin late, by so many minutes. */
const late = { share: 0.5, from: 16, to: 28 } as const

/**
 * The visits of a day, of which a few began later than a house promises: the last of a round, at a client who sees nobody
 * else on that day, so that nobody is in two places.
 */
function withSomeLate(visits: readonly DemoVisit[], now: Instant): DemoVisit[] {
  const lastOf = new Map(visits.map(visit => [visit.worker, visit]))
  const perClient = Map.groupBy(visits, ({ client }) => client)
  return visits.map(visit => {
    const { worker, client, date, started_at, ended_at } = visit
    if (lastOf.get(worker) !== visit || perClient.get(client)!.length > 1) return visit
    if (started_at === null || ended_at === null) return visit
    const chance = chanceOf(`${client._id} ${date} in ritardo`)
    if (!chance.likely(late.share)) return visit
    const begun = instantOf(date, visit.start_time)
    const delay =
      Math.max(0, millisecondsOf(begun) - millisecondsOf(started_at)) +
      chance.whole(late.from, late.to) * 60_000
    const moved = { started_at: later(started_at, delay), ended_at: later(ended_at, delay) }
    return moved.ended_at < now ? { ...visit, ...moved } : visit
  })
}

const later = (instant: Instant, by: number): Instant => instantAt(millisecondsOf(instant) + by)

const indexOf = (day: Day): number => weekdays.findIndex(({ value }) => value === weekdayOf(day))

const startToday = (now: Instant): number =>
  Math.min(latestRound, Math.max(firstMinute, rounded(minutesOf(clockIn(now)) - roundBeforeNow)))

/** Who is on a worker's list on each weekday: those she sees daily, and the others of her zone in turn. */
function weekOf(
  chance: Chance,
  { tour }: Traveller,
  clients: DemoClient[],
  todayAt: number,
): Map<number, Call[]> {
  const own = clients.filter(client => client.zone === tour.zone && needs(client, tour.care))
  const daily = own.filter(client => isDaily(client, tour.care))
  const others = chance.shuffled(own.filter(client => !isDaily(client, tour.care)))
  let turn = 0
  return new Map(
    workdaysOf(tour, todayAt).map(day => {
      const calls: Call[] = daily.map(client => ({ client, daily: true }))
      while (calls.length < tour.visits && calls.length < own.length)
        calls.push({ client: others[turn++ % others.length]!, daily: false })
      return [day, calls]
    }),
  )
}

function needs(client: DemoClient, care: Tour['care']): boolean {
  if (care === 'basic') return client.basicCare
  return care === 'therapy' ? client.therapy : true
}

function isDaily(client: DemoClient, care: Tour['care']): boolean {
  if (care === 'basic') return client.dailyCare
  return care === 'nursing' && client.dailyNursing
}

/** Her own list of the day and the daily clients of those she stands in for, at most nine. */
function callsOf(
  worker: Traveller,
  travellers: Traveller[],
  lists: Map<string, Map<number, Call[]>>,
  day: Day,
  todayAt: number,
): DemoClient[] {
  const isAtWork = (other: Traveller) => workdaysOf(other.tour, todayAt).includes(indexOf(day))
  const absent = travellers.filter(other => !isAtWork(other) && substituteOf(other) === worker.post)
  function substituteOf(other: Traveller): string | undefined {
    return other.tour.substitutes.find(post => travellers.some(one => one.post === post && isAtWork(one)))
  }
  const own = lists.get(worker.post)!.get(indexOf(day)) ?? []
  const daily = [
    ...own.filter(call => call.daily).map(call => call.client),
    ...absent.flatMap(other => dailyOf(lists.get(other.post)!)),
  ]
  const others = own.filter(call => !call.daily).map(call => call.client)
  return [...daily, ...others].filter(client => isInCare(client, day)).slice(0, mostVisits)
}

function dailyOf(list: Map<number, Call[]>): DemoClient[] {
  const [calls = []] = list.values()
  return calls.filter(call => call.daily).map(call => call.client)
}

/** Not yet before the dossier was opened, no more after the care has ended; a hospital stay strikes the visits. */
const isInCare = ({ opened, status, restsFrom }: DemoClient, day: Day): boolean =>
  day > opened && !(status === 'closed' && restsFrom !== null && day >= restsFrom)

function round(
  chance: Chance,
  worker: Traveller,
  clients: DemoClient[],
  day: Day,
  start: number,
  busy: Map<DemoClient, [number, number][]>,
  now: Instant,
): DemoVisit[] {
  const visits: DemoVisit[] = []
  let at = start
  let before: DemoClient | undefined
  let freeFrom = 0
  let rested = start >= lunch.from - 60
  for (const client of clients) {
    const { title, minutes } = purposeOf(chance, worker.tour.care, client, at, visits.length)
    at = rounded(at + (before ? travelMinutes(chance, before, client) : 0))
    if (worker.tour.care === 'nursing' && visits.length === officeAfter.visits) {
      at = Math.max(at, start + officeAfter.minutes)
      rested = true
    }
    if (!rested && at >= lunch.from) {
      at += lunch.minutes
      rested = true
    }
    at = withinOneMoment(at, minutes)
    const taken = busy.get(client) ?? []
    for (const [from, to] of taken.toSorted((a, b) => a[0] - b[0]))
      if (at < to && from < at + minutes) at = rounded(to + 5)
    busy.set(client, [...taken, [at, at + minutes]])
    const suspended = client.status === 'suspended' && client.restsFrom !== null && day >= client.restsFrom
    const visit = {
      worker,
      client,
      title,
      date: day,
      start_time: clockAt(at),
      end_time: clockAt(at + minutes),
      suspended,
    }
    const went = suspended ? null : wentOn(chance, instantOf(day, visit.start_time), minutes, freeFrom, now)
    if (went) freeFrom = millisecondsOf(went.ended_at)
    visits.push({ ...visit, started_at: went?.started_at ?? null, ended_at: went?.ended_at ?? null })
    at += minutes
    before = client
  }
  return visits
}

/** A visit is planned within one moment of the drugs: two doses of one would be given at once. */
const withinOneMoment = (at: number, minutes: number): number =>
  moments
    .map(({ value }) => minutesOf(usualWindows[value]))
    .find(begins => at < begins && begins < at + minutes) ?? at

/** How a visit went, to the minute; null where it is not over yet. */
function wentOn(
  chance: Chance,
  planned: Instant,
  minutes: number,
  freeFrom: number,
  now: Instant,
): { started_at: Instant; ended_at: Instant } | null {
  const seconds = (from: number, to: number) => chance.whole(from * 60, to * 60) * 1000
  const started = Math.max(millisecondsOf(planned) + seconds(-4, 8), freeFrom + seconds(2, 5))
  const ended = started + Math.max(5 * 60_000, minutes * 60_000 + seconds(-6, 5))
  return ended < millisecondsOf(now) ? { started_at: instantAt(started), ended_at: instantAt(ended) } : null
}

/** What a visit is for: what the illness asks, or what the hour asks of basic care. */
function purposeOf(
  chance: Chance,
  care: Tour['care'],
  client: DemoClient,
  minute: number,
  turn: number,
): { title: string; minutes: number } {
  if (care === 'therapy') return { title: 'Fisioterapia al domicilio', minutes: 45 }
  if (care === 'nursing') {
    const first = client.conditions[0]!.visits
    return client.dailyNursing ? first[0]! : chance.pick(client.conditions.flatMap(({ visits }) => visits))
  }
  if (minute >= 18 * 60) return { title: 'Igiene serale e messa a letto', minutes: 40 }
  if (minute >= 14 * 60) return { title: chance.pick(afternoons), minutes: 35 }
  if (minute >= 11.5 * 60) return { title: 'Preparazione e aiuto al pasto', minutes: 35 }
  return turn % 3 === 2 ? { title: 'Doccia', minutes: 45 } : { title: 'Igiene e vestizione', minutes: 40 }
}

const afternoons = [
  'Passeggiata',
  'Merenda e liquidi',
  'Mobilizzazione e cambio',
  'Bucato e riordino',
] as const

function travelMinutes(chance: Chance, from: DemoClient, to: DemoClient): number {
  if (from.zone !== to.zone) return chance.whole(25, 30)
  return from.town === to.town ? chance.whole(4, 8) : chance.whole(9, 14)
}

const rounded = (minutes: number): number => Math.ceil(minutes / 5) * 5
