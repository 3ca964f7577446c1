import { expect, type Page } from '@playwright/test'
import { addMinutes, type Clock } from '@vicino/domain/days/clock.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import { clockIn, instantOf } from '@vicino/domain/days/instant.ts'
import { now, today } from './clock.ts'
import { ownClient, type OwnClient } from './own-client.ts'
import { send } from './send.ts'

/** A client of the tour, by what happens at her door. */
const starts = {
  forgotten: '06:30',
  read: '11:00',
  held: '11:20',
  near: '11:40',
  scaled: '12:00',
  allergic: '12:20',
  struck: '12:40',
  slow: '13:00',
  warm: '13:20',
  first: '13:40',
  second: '14:00',
  last: '14:20',
} as const satisfies Record<string, Clock>

export type Stop = OwnClient
type Tour = Record<keyof typeof starts, Stop>

/** How long a visit takes, in minutes. */
const minutes = 20

/** The doses of the tour belong to a window that lasts until four; that of the first visit is over when it begins. */
const windowsFrom = (afternoon: Clock) => ({ morning: '05:00', afternoon, evening: '16:00', night: '21:00' })

/** What everybody but the first takes, by one tap each. */
export const plain = ['Torasemide prova', 'Pantoprazolo prova', 'Ramipril prova'] as const

type Ordered = { _id: string; version: number }

const order = (page: Page, { dossier }: Stop, drug: object): Promise<Ordered> =>
  send(page, 'POST', `/api/dossiers/${dossier}/drugs/create_drug`, {
    modality: 'OS',
    start_date: today(),
    afternoon: 1,
    ...drug,
  })

/**
 * Plans the morning of a practice of one's own: twelve clients with thirty-nine doses, to which the story adds one, and
 * what is needed for one of each thing that happens. `ordered` is the drug that a colleague strikes.
 */
export async function planWholeTour(page: Page): Promise<{ tour: Tour; ordered: Ordered }> {
  const stops: [string, Stop][] = []
  for (const [name, start] of Object.entries(starts)) stops.push([name, await planStop(page, start)])
  const tour = Object.fromEntries(stops) as Tour
  // It was ordered while its window was still on: what nobody had ordered then nobody forgot.
  await order(page, tour.forgotten, { name: 'Levotiroxina prova', morning: 1, afternoon: 0 })
  const isOver = instantOf(today(), addMinutes(clockIn(now()), 1))
  await chooseWindows(page, clockIn(isOver))
  for (const [name, stop] of stops)
    if (name !== 'forgotten') for (const drug of plain) await order(page, stop, { name: drug })
  await order(page, tour.read, {
    name: 'Insulina glargine prova',
    modality: 'SC',
    dose_unit: 'unit',
    afternoon: 8,
    comments: 'Cambiare il punto ogni giorno',
  })
  await order(page, tour.read, {
    name: 'Nitroglicerina prova',
    afternoon: 0,
    reserve: true,
    indication: 'Dolore al petto',
    comments: 'Dopo tre spruzzi chiamare il 144',
  })
  await order(page, tour.held, {
    name: 'Bisoprololo prova',
    hold_rules: [{ parameter: 'hr', below: 50, above: null }],
  })
  await order(page, tour.near, { name: 'Metformina prova' })
  await order(page, tour.near, {
    name: 'Paracetamolo prova',
    morning: 1,
    afternoon: 0,
    reserve: true,
    reserve_min_interval_hours: 4,
  })
  await order(page, tour.scaled, {
    name: 'Insulina aspart prova',
    modality: 'SC',
    dose_unit: 'unit',
    dose_scale: {
      parameter: 'glyc',
      steps: [
        { from: 8, dose: 4 },
        { from: 12, dose: 6 },
      ],
    },
  })
  await send(page, 'POST', `/api/dossiers/${tour.allergic.dossier}/warnings`, {
    kind: 'allergy',
    text: 'Penicillina',
  })
  await send(page, 'PUT', `/api/dossiers/${tour.slow.dossier}/clinical_parameters/limits`, {
    version: 0,
    ordered_by: 'Dr. med. Prova',
    since: addDays(today(), -7),
    news2_scale: 1,
    limits: { hr: { red_high: 130 } },
  })
  const ordered = await order(page, tour.struck, { name: 'Metamizolo prova' })
  await expect.poll(() => now() > isOver, { timeout: 90_000 }).toBe(true)
  return { tour, ordered }
}

async function chooseWindows(page: Page, afternoon: Clock): Promise<void> {
  const me = await page.request.get('/api/users/me')
  const { business } = (await me.json()) as { business: { _id: string } }
  const answer = await page.request.get(`/api/businesses/${business._id}/profile`)
  const { _id, version } = (await answer.json()) as Ordered
  await send(page, 'PATCH', `/api/businesses/${_id}`, { version, dose_windows: windowsFrom(afternoon) })
}

/** Opens a dossier and plans its visit of today, whatever the hour is now. */
async function planStop(page: Page, start_time: Clock): Promise<Stop> {
  const client = await ownClient(page)
  await send(page, 'POST', '/api/tasks/create_task', {
    title: 'Giro di prova',
    type: 'client',
    client: client.dossier,
    date: today(),
    end_date: today(),
    start_time,
    end_time: addMinutes(start_time, minutes),
  })
  return client
}
