import { serveActiveBusiness } from './active-business.routes.ts'
import { serveInvitationLinks } from './invitation.routes.ts'
import { servePasskeys } from './passkeys.routes.ts'
import type { SignInProgram } from './program.ts'
import { serveResetLinks } from './reset-link.routes.ts'
import { serveSecondFactor } from './second-factor.routes.ts'
import { serveSignInForms } from './sign-in-form.routes.ts'
import { serveSessions } from './sign-in.routes.ts'
import { serveSignUp } from './sign-up.routes.ts'

/** Every way in, and what a person may do with her own. */
export async function serveSignIn(program: SignInProgram): Promise<void> {
  serveSessions(program)
  serveSecondFactor(program)
  servePasskeys(program)
  serveSignUp(program)
  serveResetLinks(program)
  serveInvitationLinks(program)
  serveActiveBusiness(program)
  await serveSignInForms(program)
}
