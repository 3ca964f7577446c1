import type { Page } from '@playwright/test'
import { addMinutes } from '@vicino/domain/days/clock.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import { now, today } from '../clock.ts'
import { type OwnClient, ownClient } from '../own-client.ts'
import { ownColleague, ownHouse } from '../own-house.ts'
import { ownPractice } from '../own-practice.ts'
import { send } from '../send.ts'
import { planVisitNow } from '../visit-now.ts'

/** Who stands on the pages of a job. */
export type People = { page: Page; another: () => Promise<Page> }

/** How a job finds what stands there before it begins: whom it is about, and where it begins. */
export type Scene = { client: OwnClient; colleague: string; begins: string }

/** Doses at every moment of the day: the job holds at any hour. */
const atEveryMoment = { morning: 1, afternoon: 1, evening: 1, night: 1, start_date: addDays(today(), -1) }

const byScale = {
  ...atEveryMoment,
  modality: 'SC',
  dose_unit: 'unit',
  dose_scale: {
    parameter: 'glyc',
    steps: [
      { from: 4, dose: 0 },
      { from: 8, dose: 4 },
      { from: 12, dose: 6 },
    ],
  },
}

const ofDossier = (page: Page, { dossier }: OwnClient, path: string, body: object): Promise<unknown> =>
  send(page, 'POST', `/api/dossiers/${dossier}/${path}`, body)

/** A nurse of her own, at whose client a visit is planned for now; `also` writes what else her dossier holds. */
export const visitNow =
  (also: (page: Page, client: OwnClient) => Promise<unknown> = async () => undefined) =>
  async ({ page }: People): Promise<Scene> => {
    await ownPractice(page)
    const client = await ownClient(page)
    await also(page, client)
    await planVisitNow(page, client)
    return { client, colleague: '', begins: '/' }
  }

export const withDose = (page: Page, client: OwnClient) =>
  ofDossier(page, client, 'drugs/create_drug', { name: 'Torasemide prova', modality: 'OS', ...atEveryMoment })

export const withInsulin = (page: Page, client: OwnClient) =>
  ofDossier(page, client, 'drugs/create_drug', { name: 'Insulina prova', ...byScale })

export const withDaughter = (page: Page, client: OwnClient) =>
  ofDossier(page, client, 'contact_persons', {
    name: 'Laura Prova',
    relation: 'daughter',
    phone: '+41791234567',
    scope: 'clinical',
    in_emergency: true,
  })

export const withFocus = (page: Page, client: OwnClient) =>
  ofDossier(page, client, 'focuses/create_focus', { focus: 'Sonnolenza prova', data: 'Dorme di giorno' })

const planVisit = (page: Page, client: string, start_time: string, operators: readonly string[]) =>
  send(page, 'POST', '/api/tasks/create_task', {
    title: 'Visita di prova',
    type: 'client',
    client,
    date: today(),
    end_date: today(),
    start_time,
    end_time: addMinutes(start_time, 30),
    operators,
  })

/** A house in which a colleague cares for the client too, and wrote of her what the nurse has not read. */
export async function twoNurses({ page, another }: People): Promise<Scene> {
  const director = await another()
  const { business } = await ownHouse(director, 'Spitex dei Castagni')
  const { userId } = await ownColleague(director, page, { business, role: 'INF', last_name: 'Rezzonico' })
  const client = await ownClient(director)
  await withFocus(director, client)
  await planVisit(director, client.dossier, '10:00', [userId])
  await ofDossier(director, client, 'clinical_parameters/create', { measured_at: now(), hr: 128 })
  return { client, colleague: 'Dora Direttrice', begins: '/' }
}

/** Twelve operators with three visits each on one day, of whom one calls in ill. */
export async function twelveOperators({ page, another }: People): Promise<Scene> {
  const { business } = await ownHouse(page, 'Spitex dei Noci')
  const theirs = await another()
  const operators: string[] = []
  for (const letter of 'abcdefghijkl') {
    await theirs.context().clearCookies()
    const last_name = `Operatrice${letter}`
    const { userId } = await ownColleague(page, theirs, { business, role: 'INF', last_name })
    operators.push(userId)
  }
  let client!: OwnClient
  for (const [at, operator] of operators.entries())
    for (const hour of ['10:00', '13:00', '15:00']) {
      client = await ownClient(page)
      // They are not all out at the same time: what one leaves free somebody takes.
      await planVisit(page, client.dossier, addMinutes(hour, 30 * (at % 4)), [operator])
    }
  return { client, colleague: 'Rita Operatricea', begins: '/' }
}
