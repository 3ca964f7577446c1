import { Email } from '@vicino/domain/people/email.ts'
import { GivenPassword } from '@vicino/domain/sign-in/password.ts'
import { readCode } from '@vicino/domain/sign-in/second-factor.ts'
import { type Refused, landingAfter, signInPage } from '@vicino/domain/sign-in/sign-in-page.ts'
import type { ProblemCode } from '@vicino/domain/wire/problem.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { refusalOf, sendProblem } from '../http/errors.ts'
import { refuseUnstorable, textOf } from '../http/json.ts'
import { Refusal } from '../http/refusal.ts'
import { verifyCode } from './code-step.ts'
import { passwordSignIn } from './password-sign-in.ts'
import type { SignInProgram } from './program.ts'

const bodyLimitBytes = 8192

/** The forms post what they hold, and where the page is to lead. Other fields are nobody's. */
const PasswordForm = z.object({ email: Email, password: GivenPassword })
const CodeForm = z.object({ code: z.string() })

/**
 * The sign-in page's two forms, for as long as no script has come: what succeeds leads on, what is refused
 * comes back to the page, which says one sentence.
 */
export async function serveSignInForms(program: SignInProgram): Promise<void> {
  await program.app.register(async forms => {
    readForms(forms)
    forms.setErrorHandler((error, request, reply) => comeBack(error, request, reply))

    forms.post('/api/sign-in', { schema: { hide: true } }, async (request, reply) => {
      const given = PasswordForm.safeParse(request.body)
      if (!given.success) throw new Refusal('sign_in_refused')
      const next = await passwordSignIn(program, request, reply, given.data)
      const redirect = returnOf(request)
      return reply.redirect(next === 'code' ? signInPage({ step: 'code', redirect }) : redirect, 303)
    })

    forms.post('/api/sign-in/code', { schema: { hide: true } }, async (request, reply) => {
      const given = CodeForm.safeParse(request.body)
      const code = given.success ? readCode(given.data.code) : undefined
      if (!code) throw new Refusal('unprocessable')
      await verifyCode(program, request, reply, code)
      return reply.redirect(returnOf(request), 303)
    })
  })
}

function readForms(forms: FastifyInstance): void {
  forms.removeAllContentTypeParsers()
  forms.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
    async (_request: FastifyRequest, body: Buffer) => {
      const fields = new URLSearchParams(textOf(body))
      for (const value of fields.values()) refuseUnstorable(value)
      return Object.fromEntries(fields)
    },
  )
}

/**
 * Where a form wanted to lead; read also where it was refused before its fields were. The script fills it into the
 * form; without one it stands in the address of the page that sent the form.
 */
function returnOf(request: FastifyRequest): string {
  const redirect = (request.body as { redirect?: unknown } | undefined)?.redirect
  if (typeof redirect === 'string') return landingAfter(redirect)
  return landingAfter(URL.parse(request.headers.referer ?? '')?.searchParams.get('redirect'))
}

const refusedAs: Partial<Record<ProblemCode, Refused>> = {
  sign_in_refused: '1',
  unprocessable: '1',
  too_many_requests: 'wait',
  code_step_ended: 'expired',
  unavailable: 'away',
}

/** A nurse who presses Accedi gets the page again, not a problem document. */
function comeBack(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code } = refusalOf(error)
  const refused = refusedAs[code]
  if (refused === undefined) return sendProblem(request, reply, error)
  const step = code === 'unprocessable' ? { step: 'code' as const } : {}
  return reply
    .header('cache-control', 'no-store')
    .redirect(signInPage({ ...step, refused, redirect: returnOf(request) }), 303)
}
