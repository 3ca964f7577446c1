import type { OpenedProtocol, StepDone } from '@vicino/domain/protocols/opened-protocol.ts'
import { getDueProtocols } from '@vicino/domain/protocols/due-protocols.contract.ts'
import {
  getOpenedProtocol,
  getOpenedProtocols,
  getOpenedProtocolVersions,
  getProtocolOffers,
  printOpenedProtocol,
} from '@vicino/domain/protocols/opened-protocols.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { done } from '../http/done.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { findCurrent, findVersions } from '../records/records.store.ts'
import {
  listDue,
  listDueProtocols,
  listOpenedProtocols,
  listStepsDone,
  openedProtocolTable,
} from './opened-protocols.store.ts'
import { serveProtocolChange } from './protocol-change.routes.ts'
import { serveProtocolEnding } from './protocol-ending.routes.ts'
import { readOffers } from './protocol-offers.ts'
import { serveProtocolOpening } from './protocol-opening.routes.ts'
import { serveProtocolSteps } from './protocol-steps.routes.ts'

/** The protocols of a client: opened from those of the house, carried out step by step, ended by an evaluation. */
export function serveOpenedProtocols(serve: Serve): void {
  serveReads(serve)
  serveProtocolOpening(serve)
  serveProtocolChange(serve)
  serveProtocolEnding(serve)
  serveProtocolSteps(serve)
}

function serveReads(serve: Serve): void {
  serve(getDueProtocols, async ({ tx, author, query, today }) => {
    const page = await listDueProtocols(tx, author, today, query)
    return done(page, { rows: page.items.length, dossier_ids: page.items.map(({ dossierId }) => dossierId) })
  })

  serve(printOpenedProtocol, async ({ params }) => done(null, { entity_id: params.openedId }))

  serve(getOpenedProtocols, async ({ tx, dossier, author }) => {
    const [protocols, steps, due] = await Promise.all([
      listOpenedProtocols(tx, dossier, author.language),
      listStepsDone(tx, dossier),
      listDue(tx, dossier),
    ])
    return protocols.map(protocol => courseOf(protocol, steps, due))
  })

  serve(getProtocolOffers, readOffers)

  serve(getOpenedProtocol, async ({ tx, dossier, author, params: { openedId } }) => {
    const table = openedProtocolTable(author.language)
    const [protocol, steps, due] = await Promise.all([
      findCurrent<OpenedProtocol>(tx, table, dossier, openedId),
      listStepsDone(tx, dossier, openedId),
      listDue(tx, dossier, openedId),
    ])
    return courseOf(found(protocol), steps, due)
  })

  serve(getOpenedProtocolVersions, async ({ tx, dossier, author, params }) =>
    found(
      await findVersions<OpenedProtocol>(tx, openedProtocolTable(author.language), dossier, params.openedId),
    ),
  )
}

type Due = Awaited<ReturnType<typeof listDue>>[number]

/** A protocol with what was done of it and what is due; of one that is over nothing is. */
function courseOf(protocol: OpenedProtocol, steps: readonly StepDone[], due: readonly Due[]) {
  const isOf = ({ openedId }: { openedId: Id }): boolean => openedId === protocol._id
  return {
    protocol,
    done: steps.filter(isOf),
    due: protocol.status === 'open' ? due.filter(isOf).map(({ openedId: _of, ...one }) => one) : [],
  }
}
