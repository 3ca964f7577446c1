import type { Page } from '@playwright/test'
import type { Role } from '@vicino/domain/access/role.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { found } from './found.ts'
import { spoken } from './say.ts'
import { send } from './send.ts'

const password = 'una parola di prova'

const address = () => `${newId()}@prova.vicino.test`

/** Founds a business of the story's own, for whoever holds the page: she owns it and directs the care. */
export async function ownHouse(page: Page, name: string): Promise<{ business: string }> {
  const founder = { first_name: 'Dora', last_name: 'Direttrice', email: address(), password }
  await found(page, { kind: 'business', business_name: name }, founder)
  const me = await (await page.request.get('/api/users/me')).json()
  return { business: me.business._id }
}

/** Invites a colleague, who accepts on a page of her own. */
export async function ownColleague(
  page: Page,
  hers: Page,
  { business, role, last_name }: { business: string; role: Role; last_name: string },
): Promise<{ userId: string }> {
  const { url } = await send<{ url: string }>(page, 'POST', '/api/invitations/send', {
    entityId: business,
    entityType: 'Business',
    role,
    job_title: 'care_assistant',
    start_date: '2020-01-01',
    email: address(),
    phone: '+41791234567',
  })
  const token = new URL(url).searchParams.get('token')!
  return send(hers, 'POST', `/api/invitations/${token}/accept`, {
    first_name: 'Rita',
    last_name,
    password,
    language: spoken(),
  })
}
