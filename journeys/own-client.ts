import type { Page } from '@playwright/test'
import { newId } from '@vicino/domain/wire/id.ts'
import { say } from './say.ts'
import { searchFor } from './search-for.ts'
import { send } from './send.ts'

/** A client whom only one story knows. */
export type OwnClient = { dossier: string; name: string; family: string }

/** Who she is, where that matters. */
export type Person = { first_name: string; birthday: string; gender: 'female' | 'male' }

const oldMan: Person = { first_name: 'Zaccaria', birthday: '1938-07-21', gender: 'male' }

/**
 * Opens the dossier of a client of the story's own, in the care of whoever is signed in. By the name it comes last in
 * every list: the walks take the first.
 */
export async function ownClient(page: Page, person: Person = oldMan): Promise<OwnClient> {
  const last_name = `Zz${lettersOf(newId())}`
  const client = { ...person, last_name }
  const { _id } = await send<{ _id: string }>(page, 'POST', '/api/dossiers/create_dossier', { client })
  return { dossier: _id, name: `${person.first_name} ${last_name}`, family: last_name }
}

/** Goes to a client by the list of those whom the person may reach. */
export async function openClient(page: Page, client: OwnClient): Promise<void> {
  await page.goto('/plan/clients')
  await chooseClient(page, client)
}

/** Chooses a client in the list that stands open. */
export async function chooseClient(page: Page, { name, family }: OwnClient): Promise<void> {
  await searchFor(page.getByRole('searchbox', { name: say('Nome, data di nascita o numero AVS') }), name)
  await page.getByRole('main').getByRole('listitem').getByRole('link', { name: family }).click()
  await page.getByText(name).first().waitFor()
}

/**
 * Where a visit of this client is planned: its draft is of this client alone. What one person types into a new visit
 * without a client meets her on every device, and in every other story she is in.
 */
export const newVisitOf = ({ dossier }: OwnClient): string => `/plan/tasks/new?dossierId=${dossier}`

/** The end of an id as letters: a name has no digits. */
const lettersOf = (id: string): string =>
  id.slice(-8).replaceAll(/[\d-]/g, digit => 'ghijklmnop'[Number(digit)] ?? 'q')
