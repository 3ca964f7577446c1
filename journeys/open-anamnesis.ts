import { expect, type Page } from '@playwright/test'
import { ownClient, type Person } from './own-client.ts'
import { send } from './send.ts'

export const hasOpened = (page: Page): Promise<void> =>
  expect(page.getByRole('list', { name: 'Sezioni' })).toBeVisible()

/** Begins an empty anamnesis of a client of the story's own, as a nurse does. */
export async function beginAnamnesis(page: Page): Promise<void> {
  const { dossier } = await ownClient(page)
  await page.goto(`/dossier/${dossier}/attributes/anamnesis`)
  await page.getByRole('button', { name: 'Nuova anamnesi' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Comincia/ })
    .click()
  await page.waitForURL(/\/anamnesis\/[^/]+$/)
  await hasOpened(page)
}

/** Begins an empty anamnesis of a client of the story's own unseen, and answers the address of its menu. */
export async function newAnamnesis(page: Page, person?: Person): Promise<string> {
  const { dossier } = await ownClient(page, person)
  const begin = `/api/dossiers/${dossier}/anamnesis/create_anamnesis`
  const { _id } = await send<{ _id: string }>(page, 'POST', begin, {})
  return `/dossier/${dossier}/anamnesis/${_id}`
}

/** Opens the menu of such an anamnesis, and answers its address. */
export async function openAnamnesis(page: Page): Promise<string> {
  const menu = await newAnamnesis(page)
  await page.goto(menu)
  await hasOpened(page)
  return menu
}

/** Taps an answer of a question. */
export const answer = (page: Page, question: string, option: string): Promise<void> =>
  page.getByRole('group', { name: question, exact: true }).getByRole('button', { name: option }).click()
