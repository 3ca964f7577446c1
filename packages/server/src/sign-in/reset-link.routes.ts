import { createResetLink, resetLinkHours, resetPassword } from '@vicino/domain/sign-in/reset-link.contract.ts'
import { resetMail } from '@vicino/domain/sign-in/reset-mail.catalogue.ts'
import { insertAudit } from '../audit/audit.store.ts'
import { asTenant, transaction } from '../db/tenant.ts'
import { done } from '../http/done.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import { admitAttempt, counted, forgiveAttempt } from './attempts.ts'
import { auditRowOf } from './audit-row.ts'
import { bareRoute } from './bare-route.ts'
import { sendLetter } from './mail.ts'
import { hashPassword } from './password-hash.ts'
import type { SignInProgram } from './program.ts'
import {
  findColleague,
  findNameInBusiness,
  findResetLink,
  insertResetLink,
  replacePassword,
  spendResetLink,
  worksElsewhere,
} from './reset-link.store.ts'
import { hashOfToken, makeResetToken } from './reset-token.ts'

/**
 * A forgotten password: the direction hands over a link, its bearer chooses a new password. The account behind it is
 * opened by its owner's second factor; where there is none, the link goes to her mail alone.
 */
export function serveResetLinks(program: SignInProgram): void {
  const { app, serve, pool, config, passwordCost } = program

  serve(createResetLink, async ({ tx, author, body, today }) => {
    const colleague = found(await findColleague(tx, body.userId, today))
    const elsewhere = await worksElsewhere(tx, author, colleague._id, today)
    if (elsewhere && !config.mail) throw new Refusal('only_by_mail')
    if (!colleague.second_factor && !config.mail) throw new Refusal('no_second_factor')
    const handedOver = colleague.second_factor && !elsewhere
    const { url, hash } = makeResetToken(config)
    const link = { hash, person: colleague._id, hours: resetLinkHours }
    const expires_at = await insertResetLink(tx, author, link)
    const letter = { to: colleague.email, ...resetMail[colleague.language](url) }
    const answer = { url: handedOver ? url : null, mailed: false, expires_at }
    // A slow mail server holds up no transaction, and nobody is sent a link that was not kept.
    return done(answer, { entity_id: colleague._id }, async () => ({
      ...answer,
      mailed: await sendLetter(config.mail, app.log, letter),
    }))
  })

  bareRoute(program, resetPassword, async ({ request, body }) => {
    const attempt = [counted(config.secret, 'address', request.ip)]
    await admitAttempt(pool, attempt)
    const hash = hashOfToken(body.token)
    const link = await transaction(pool, tx => findResetLink(tx, hash))
    if (!link) throw refuseField('token', 'link_ended')
    const password = await hashPassword(body.password, passwordCost)
    await asTenant(pool, link, async (tx, later) => {
      if (!(await spendResetLink(tx, hash))) throw refuseField('token', 'link_ended')
      await replacePassword(tx, link.person, password)
      const actor = found(await findNameInBusiness(tx, link.person))
      const entity = { type: 'sign_in', _id: link.person } as const
      const row = auditRowOf(request, { business: link.business, actor, action: 'password_reset', entity })
      later(insertAudit(tx, row))
    })
    await forgiveAttempt(pool, attempt)
    return {}
  })
}
