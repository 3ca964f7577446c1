import { todayIn } from '@vicino/domain/days/instant.ts'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf } from '@vicino/domain/wire/endpoint.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFile } from '../http/send-file.ts'
import { routeOf } from '../http/route-of.ts'
import { bodyOrRefuse, queryOrRefuse, routeSchema } from '../http/schema.ts'
import type { Session } from '../http/session.ts'
import { needSession } from './own-session.ts'
import type { SignInProgram } from './program.ts'

type Way = Endpoint & { permission: 'anyone' | 'signed_in' }

type Call<E extends Way> = {
  request: FastifyRequest
  reply: FastifyReply
  params: ParamsOf<E>
  body: BodyOf<E>
  session: E['permission'] extends 'signed_in' ? Session : undefined
}

/**
 * Answers a call outside a transaction: the ones that anybody may make, and those for which the library sets a
 * new cookie. All other calls of the contract are answered by `serve`. The session comes before the body here
 * too.
 */
export function bareRoute<E extends Way>(
  program: SignInProgram,
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E>>,
): void {
  program.app.route({
    method: endpoint.method,
    url: routeOf(endpoint),
    schema: routeSchema(endpoint),
    handler: async (request, reply) => {
      const session = endpoint.permission === 'signed_in' ? await needSession(program, request) : undefined
      queryOrRefuse(endpoint.query, request)
      const body = bodyOrRefuse(endpoint, request.body, todayIn(program.now()))
      const answer: unknown = await handle({
        request,
        reply,
        params: request.params,
        body,
        session,
      } as Call<E>)
      return answer instanceof Blob ? sendFile(reply, answer) : answer
    },
  })
}
