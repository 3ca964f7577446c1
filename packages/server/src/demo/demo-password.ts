import type { Database } from '../db/connect.ts'
import { hashPassword, productPasswordCost } from '../sign-in/password-hash.ts'
import { StartRefusal } from '../start-refusal.ts'
import { demoSignIns } from './demo.ts'

/**
 * Gives all sign-ins of the demo a new password. Their sessions end, and a second factor that somebody tried
 * out on them is taken off: whoever has the password comes in.
 * @throws {StartRefusal} where there is no demo
 */
export async function changeDemoPassword(database: Database, password: string): Promise<void> {
  const hash = await hashPassword(password, productPasswordCost)
  const emails = demoSignIns.map(({ email }) => email)
  await database.owner.begin(async tx => {
    const people = await tx<{ id: string }[]>`
      update auth."user" set "twoFactorEnabled" = false where email = any(${emails}) returning id`
    if (people.length === 0)
      throw new StartRefusal(
        'Qui non c’è l’organizzazione di prova: non c’è nessuna parola d’ordine da cambiare.',
      )
    const ids = people.map(({ id }) => id)
    await tx`update auth.account set password = ${hash} where "userId" = any(${ids}::uuid[]) and "providerId" = 'credential'`
    for (const table of ['auth.session', 'auth.twoFactor', 'auth.passkey'])
      await tx`delete from ${tx(table)} where "userId" = any(${ids}::uuid[])`
  })
}
