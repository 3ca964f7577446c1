import { founderRoles } from '@vicino/domain/access/role.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { fullName } from '@vicino/domain/people/person-name.ts'
import { signUp } from '@vicino/domain/sign-in/sign-up.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { insertAudit } from '../audit/audit.store.ts'
import { asTenant } from '../db/tenant.ts'
import { refuseField } from '../http/refusal.ts'
import { admitAttempt, counted } from './attempts.ts'
import { auditRowOf } from './audit-row.ts'
import { bareRoute } from './bare-route.ts'
import { passwordSignIn } from './password-sign-in.ts'
import { hashPassword } from './password-hash.ts'
import type { SignInProgram } from './program.ts'
import { type Founder, insertAccount, insertBusiness } from './sign-up.store.ts'

/**
 * Founds an organisation or an independent nurse's practice: account, person, business, collaboration and audit
 * row in one transaction, then the first sign-in. An address that already has an account is named at its field:
 * without a letter to confirm it, who signs up must learn why nothing was founded. How often one may ask is
 * counted, also when it succeeds.
 */
export function serveSignUp(program: SignInProgram): void {
  const { pool, config, now, passwordCost } = program

  bareRoute(program, signUp, async ({ request, reply, body }) => {
    await admitAttempt(pool, [counted(config.secret, 'sign_up', request.ip)])
    const founder: Founder = {
      ...body,
      person: newId(),
      business: newId(),
      business_name: body.business_name ?? fullName(body),
      email: body.email.toLowerCase(),
      passwordHash: await hashPassword(body.password, passwordCost),
    }
    await asTenant(pool, founder, async (tx, later) => {
      if (!(await insertAccount(tx, founder))) throw refuseField('email', 'email_taken')
      await insertBusiness(tx, founder, todayIn(now()))
      const row = auditRowOf(request, {
        business: founder.business,
        actor: { _id: founder.person, name: fullName(founder), role: founderRoles[founder.kind].join('+') },
        action: 'create',
        entity: { type: 'business', _id: founder.business },
      })
      later(insertAudit(tx, row))
    })
    await passwordSignIn(program, request, reply, body)
    return { userId: founder.person, businessId: founder.business }
  })
}
