import type { Month } from '@vicino/domain/days/month.ts'
import { controlStateOf } from '@vicino/domain/invoices/invoice-problem.ts'
import {
  getControlled,
  getInvoiceControl,
  issuedInTurn,
  issueInvoices,
  type ToControl,
} from '@vicino/domain/invoices/invoices.contract.ts'
import { getOfficeBilling } from '@vicino/domain/invoices/office.contract.ts'
import { pageSizeAtMost } from '@vicino/domain/wire/page.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../calls/call.ts'
import { Failure } from '../calls/failure.ts'
import { sentenceOf } from '../calls/place-failure.ts'
import { readAnew } from '../calls/use-save.ts'
import { usePerson } from '../session/person.ts'
import { type ClientChoice, isChosen } from './client-choice.ts'
import { askToStop, type HeldClient, isAskedToStop, type IssueRun, keepRun, useRun } from './issue-runs.ts'

/** The clients of whose month something is to be billed, all pages of them. */
async function clientsOf(month: Month): Promise<ToControl[]> {
  const clients: ToControl[] = []
  for (let page = 1, more = true; more; page += 1) {
    const answer = await call(getInvoiceControl, { query: { month, page, limit: pageSizeAtMost } })
    more = answer.more
    clients.push(...answer.items)
  }
  return clients
}

/** Whether nothing was issued of a client: blocked, or in a run over all in order to be looked at before. */
const isHeld = ({ problems }: Pick<ToControl, 'problems'>, isNamed: boolean): boolean => {
  const state = controlStateOf(problems)
  return state === 'blocked' || (state === 'doubtful' && !isNamed)
}

const nothingYet = { done: 0, of: 0, issued: 0, held: 0, heldClients: [], left: [], isNamed: false } as const

type Run = {
  run: IssueRun | null
  /** Begins with the chosen clients or, where none are named, with all that are in order. */
  start: (choice: ClientChoice | null) => void
  /** Goes on with those whom the run had not come to. */
  resume: () => void
  stop: () => void
}

/**
 * Issues the invoices of clients of a month, some clients at a time: it shows how far it is and may be stopped between
 * two calls. It goes on while other pages are shown; after its own was closed it says how far it came.
 */
export function useIssueRun(month: Month): Run {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { _id: person, business } = usePerson()
  const key = { person, business: business?._id ?? null, month }
  const run = useRun(key)

  const issue = async (
    before: Pick<IssueRun, keyof typeof nothingYet>,
    isMeant: (one: ToControl) => boolean,
  ): Promise<void> => {
    const { isNamed } = before
    askToStop(key, false)
    let now: IssueRun = { ...before, running: true, failure: null }
    const tell = (more: Partial<IssueRun>): void => {
      now = { ...now, ...more }
      keepRun(key, now)
    }
    const hold = (clients: readonly HeldClient[]): Partial<IssueRun> => ({
      held: now.held + clients.length,
      heldClients: [...now.heldClients, ...clients],
    })
    tell({})
    try {
      const meant = (await clientsOf(month)).filter(isMeant)
      const known = new Map(meant.map(one => [one.dossierId, one.client]))
      const held = isNamed ? meant.filter(one => isHeld(one, isNamed)) : []
      const ready = meant
        .filter(one => one.invoices > 0 && !isHeld(one, isNamed))
        .map(({ dossierId }) => dossierId)
      const done = now.done + held.length
      tell({ ...hold(held), done, of: done + ready.length, left: ready })
      while (now.left.length > 0 && !isAskedToStop(key)) {
        const dossierIds = now.left.slice(0, issuedInTurn)
        const answer = await call(issueInvoices, { body: { month, dossierIds, doubtful: isNamed } })
        tell({
          ...hold(
            answer
              .filter(one => isHeld(one, isNamed))
              .map(one => ({ ...one, client: known.get(one.dossierId)! })),
          ),
          done: now.done + dossierIds.length,
          issued: now.issued + answer.reduce((sum, { issued }) => sum + issued, 0),
          left: now.left.slice(dossierIds.length),
        })
      }
    } catch (reason) {
      if (!(reason instanceof Failure)) throw reason
      tell({ failure: sentenceOf(reason, t) })
    } finally {
      tell({ running: false })
      await readAnew(client, undefined, [getInvoiceControl, getControlled, getOfficeBilling])
    }
  }

  return {
    run,
    start: choice =>
      void issue(
        { ...nothingYet, isNamed: choice !== null },
        one => choice === null || isChosen(choice, one.dossierId),
      ),
    resume: () => {
      const left = new Set(run?.left)
      if (run) void issue(run, one => left.has(one.dossierId))
    },
    stop: () => askToStop(key, true),
  }
}
