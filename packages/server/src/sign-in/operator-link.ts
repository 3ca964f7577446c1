import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { resetLinkHours } from '@vicino/domain/sign-in/reset-link.contract.ts'
import { insertAudit } from '../audit/audit.store.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { asPerson, transaction } from '../db/tenant.ts'
import { StartRefusal } from '../start-refusal.ts'
import { auditRowOf } from './audit-row.ts'
import { insertResetLink } from './reset-link.store.ts'
import { makeResetLink } from './reset-address.ts'
import { findActor, findUserByEmail } from './sign-in.store.ts'

/** Nobody is signed in at the terminal: the log names who cares for the server by the role alone. */
const operator = { _id: null, name: 'Server', role: 'SYS' }
const terminal = { ip: '', headers: {} }

/**
 * Makes a link for a forgotten password at the server itself, for whoever has no direction to ask. Who may run
 * this holds the database anyway, so it does not matter where the person works; her second factor stays.
 * @throws {StartRefusal} where nobody signs in by this address, or she who does works nowhere today
 */
export async function makeOperatorLink(
  { app }: Pick<Database, 'app'>,
  config: Pick<Config, 'publicUrl'>,
  now: Instant,
  email: string,
): Promise<{ url: string; expires_at: Instant }> {
  const person = await transaction(app, tx => findUserByEmail(tx, email.trim().toLowerCase()))
  if (!person) throw new StartRefusal(`Nessuno accede con l'indirizzo «${email}»: controllatelo e riprovate.`)
  return asPerson(app, person, async (tx, later) => {
    const actor = await findActor(tx, todayIn(now))
    if (!actor)
      throw new StartRefusal(
        `Chi accede con «${email}» oggi non lavora per nessuna organizzazione: senza, non avrebbe niente da aprire.`,
      )
    const { business } = actor
    later(tx`select set_config('app.business_id', ${business}, true)`)
    const { url, hash } = makeResetLink(config)
    const link = { hash, person, hours: resetLinkHours, handed_over: true }
    const { expires_at } = await insertResetLink(tx, { business, _id: null }, link)
    const entity = { type: 'sign_in', _id: person } as const
    later(insertAudit(tx, auditRowOf(terminal, { business, actor: operator, action: 'reset_link', entity })))
    return { url, expires_at }
  })
}
