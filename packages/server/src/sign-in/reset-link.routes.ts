import { todayIn } from '@vicino/domain/days/instant.ts'
import {
  approveResetLink,
  createResetLink,
  listOwnResetLinks,
  listPendingResetLinks,
  refuseResetLink,
  resetLinkHours,
  resetPassword,
} from '@vicino/domain/sign-in/reset-link.contract.ts'
import { resetDoneMail, resetMail } from '@vicino/domain/sign-in/reset-mail.catalogue.ts'
import type { FastifyRequest } from 'fastify'
import { insertAudit } from '../audit/audit.store.ts'
import { asTenant, transaction } from '../db/tenant.ts'
import { done } from '../http/done.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import { admitAttempt, counted, forgiveAttempt } from './attempts.ts'
import { auditRowOf } from './audit-row.ts'
import { bareRoute } from './bare-route.ts'
import { checkFactor } from './factor-check.ts'
import { sendLetter } from '../jobs/letter.ts'
import { hashPassword } from './password-hash.ts'
import type { SignInProgram } from './program.ts'
import {
  approveLink,
  findWorkingColleague,
  findLetterTo,
  findLinkToApprove,
  findNameInBusiness,
  findResetLink,
  findApprovers,
  insertResetLink,
  listOwnLinks,
  listPending,
  readStand,
  refuseLink,
  replacePassword,
  type ResetLink,
  spendResetLink,
  worksElsewhere,
} from './reset-link.store.ts'
import { hashOfToken } from '../access/one-time-token.ts'
import { makeResetLink } from './reset-address.ts'
import { deleteOtherSessions } from './sign-in.store.ts'

/**
 * A forgotten password: the direction hands over a link, its bearer chooses a new password. Whether the link opens the
 * account says `standOf`; its owner sees at once what was made for her, and may refuse it.
 */
export function serveResetLinks(program: SignInProgram): void {
  serveMaking(program)
  serveApproval(program)
  serveOwn(program)
  bareRoute(program, resetPassword, async ({ request, body }) => {
    const { pool, config } = program
    const attempt = [counted(config.secret, 'address', request.ip)]
    await admitAttempt(pool, attempt)
    const link = await transaction(pool, tx => findResetLink(tx, hashOfToken(body.token)))
    if (!link) throw refuseField('token', 'link_ended')
    await usePassword(program, request, link, body)
    await forgiveAttempt(pool, attempt)
    return {}
  })
}

function serveMaking({ app, serve, config }: SignInProgram): void {
  serve(createResetLink, async ({ tx, author, body, today }) => {
    const colleague = found(await findWorkingColleague(tx, body.userId, today))
    const elsewhere = await worksElsewhere(tx, author, colleague._id, today)
    if (elsewhere && !config.mail) throw new Refusal('only_by_mail')
    const handed_over = !elsewhere && (colleague.second_factor || !config.mail)
    const waits = handed_over && !colleague.second_factor
    if (waits && (await findApprovers(tx, author._id, colleague._id, today)).size === 0)
      throw new Refusal('nobody_to_approve')
    const { url, hash } = makeResetLink(config)
    const link = { hash, person: colleague._id, hours: resetLinkHours, handed_over }
    const kept = await insertResetLink(tx, author, link)
    const letter = { to: colleague.email, ...resetMail[colleague.language](url, author.name) }
    const answer = { ...kept, url: handed_over ? url : null, mailed: false, waits }
    // A slow mail server holds up no transaction, and nobody is sent a link that was not kept.
    return done(answer, { entity_id: colleague._id }, async () => ({
      ...answer,
      mailed: (await sendLetter(config.mail, app.log, letter)) === 'sent',
    }))
  })
}

function serveApproval({ serve }: SignInProgram): void {
  serve(listPendingResetLinks, async ({ tx, author }) => listPending(tx, author))

  serve(approveResetLink, async ({ tx, author, params, today }) => {
    const link = found(await findLinkToApprove(tx, params.linkId))
    if (author._id === link.made_by || author._id === link.person) throw new Refusal('second_person_needed')
    if (link.approved_by !== null) throw new Refusal('already_approved')
    if ((await readStand(tx, link._id, today)) !== 'waits') throw new Refusal('not_found')
    const approvers = link.made_by && (await findApprovers(tx, link.made_by, link.person, today))
    if (!approvers || !approvers.has(author._id)) throw new Refusal('second_person_needed')
    return done({ approved_at: await approveLink(tx, author, link._id) }, { entity_id: link.person })
  })
}

function serveOwn({ serve }: SignInProgram): void {
  serve(listOwnResetLinks, async ({ tx }) => listOwnLinks(tx))

  serve(refuseResetLink, async ({ tx, later, session, params }) => {
    if (!(await refuseLink(tx, params.linkId))) throw new Refusal('not_found')
    // Whoever used it may have a session open.
    later(deleteOtherSessions(tx, session))
    return done({}, { entity_id: session.person })
  })
}

type Chosen = { password: string; code?: string | undefined }

/** Chooses the password of a link's owner, where the link opens her account. */
async function usePassword(
  program: SignInProgram,
  request: FastifyRequest,
  link: ResetLink,
  { password, code }: Chosen,
): Promise<void> {
  const { app, pool, config, now, passwordCost } = program
  const today = todayIn(now())
  const readNow = () => asTenant(pool, link, tx => readStand(tx, link._id, today))
  const stand = await readNow()
  if (stand === 'ended') throw refuseField('token', 'link_ended')
  if (stand === 'waits') throw refuseField('token', 'link_waits')
  if (stand === 'asks_factor') {
    if (code === undefined) throw refuseField('code', 'required')
    await checkFactor(program, request, link.person, code).catch(async (refusal: unknown) => {
      // Whoever used the link meanwhile has ended every step that was begun with the old password.
      throw (await readNow()) === stand ? refusal : refuseField('token', 'link_ended')
    })
  }
  const hashed = await hashPassword(password, passwordCost)
  const { email, language } = await asTenant(pool, link, async (tx, later) => {
    // A right or a factor may have gone while the code was checked.
    if ((await readStand(tx, link._id, today)) !== stand) throw refuseField('token', 'link_ended')
    if (!(await spendResetLink(tx, link._id))) throw refuseField('token', 'link_ended')
    await replacePassword(tx, link.person, hashed)
    const actor = found(await findNameInBusiness(tx, link.person))
    const entity = { type: 'sign_in', _id: link.person } as const
    const row = auditRowOf(request, { business: link.business, actor, action: 'password_reset', entity })
    later(insertAudit(tx, row))
    return found(await findLetterTo(tx, link.person))
  })
  await sendLetter(config.mail, app.log, { to: email, ...resetDoneMail[language] })
}
