import type { OpenedProtocol } from '@vicino/domain/protocols/opened-protocol.ts'
import { openProtocol } from '@vicino/domain/protocols/opened-protocols.contract.ts'
import { openedFrom, openingProblems } from '@vicino/domain/protocols/protocol-rules.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { done } from '../http/done.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import type { Call, Serve } from '../http/serve.ts'
import { newsOf } from '../records/correction.ts'
import { findCurrent, insertVersion } from '../records/records.store.ts'
import { planSteps } from '../tasks/protocol-steps/step-tasks.store.ts'
import { tasksToo } from './hold-protocol.ts'
import { columnsOfOpened, findOpenOf, lockProtocols, openedProtocolTable } from './opened-protocols.store.ts'
import { readResponsible } from './protocol-responsible.ts'
import { findProtocol } from './protocols.store.ts'

/** Opens a protocol of the house for a client, once. */
export function serveProtocolOpening(serve: Serve): void {
  serve.create(
    openProtocol,
    async call => {
      const { tx, dossier, author, id, body, now, today } = call
      const { protocolId, protocol_version, starts_on, evaluate_on } = body
      const problems = openingProblems(body, today)
      if (problems.length > 0) throw new Refusal('unprocessable', { fields: problems })
      await lockProtocols(tx, dossier)
      const current = await findOpenOf(tx, dossier, protocolId, author.language)
      if (current) throw new Refusal('protocol_open', { current })
      const released = await readReleased(call, protocolId, protocol_version)
      const opened = openedFrom(released, body.steps)
      if (opened.steps.length < new Set(body.steps).size) throw refuseField('steps', 'not_an_option')
      const span = { from: starts_on, until: evaluate_on }
      const { above_unassigned } = body
      const responsible = await readResponsible(call, body.responsible, opened.steps, span, above_unassigned)
      const stored = await insertVersion<OpenedProtocol>(
        tx,
        openedProtocolTable(author.language),
        { dossier, author },
        columnsOfOpened({
          _id: id,
          ...opened,
          starts_on,
          evaluate_on,
          responsible,
          created_at: now,
          written_at: now,
        }),
      )
      const tasks = await planSteps(call, dossier, {
        opened: stored,
        responsible: responsible._id,
        span,
        goesOn: true,
      })
      return done(stored, {
        entity_id: id,
        fields: Object.keys(body).filter(name => name !== '_id' && name !== 'dossierId'),
        news: newsOf('opened_protocol', stored, 'created'),
        ...tasksToo(tasks),
      })
    },
    async ({ tx, dossier, author, id }) =>
      findCurrent<OpenedProtocol>(tx, openedProtocolTable(author.language), dossier, id),
  )
}

/**
 * The version of a protocol of the house that holds today, as it was read.
 * @throws {Refusal} `protocol_draft` where none holds, `protocol_replaced` where another one does
 */
async function readReleased(
  { tx, author, today }: Pick<Call<typeof openProtocol>, 'tx' | 'author' | 'today'>,
  id: Id,
  seen: number,
) {
  const reading = { today, language: author.language }
  const protocol = await findProtocol(tx, id, reading, seen)
  if (!protocol) throw refuseField('protocolId', 'not_an_option')
  if (protocol.in_force === null) throw new Refusal('protocol_draft')
  if (protocol.in_force !== seen) throw new Refusal('protocol_replaced')
  return protocol
}
