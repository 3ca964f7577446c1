import type { Id } from '@vicino/domain/wire/id.ts'
import type { FastifyInstance } from 'fastify'
import { type Browser, openBrowser } from './browser.ts'

/** Somebody who has signed up and sits before her browser. */
export type Founder = { userId: Id; businessId: Id; email: string; password: string; browser: Browser }

let founded = 0

/** Founds an organisation with a password that the test knows. */
export async function foundBusiness(app: FastifyInstance): Promise<Founder> {
  founded += 1
  const email = `fondatrice-${founded}@prova.vicino.test`
  const password = 'una parola lunga'
  const browser = openBrowser(app)
  const answer = await browser.post('/api/sign-up', {
    kind: 'business',
    business_name: `Spitex Prova ${founded}`,
    first_name: 'Anna',
    last_name: 'Prova',
    email,
    password,
  })
  return { ...answer.json<{ userId: Id; businessId: Id }>(), email, password, browser }
}
