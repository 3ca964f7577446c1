import type { Month } from '@vicino/domain/days/month.ts'
import { blocks } from '@vicino/domain/invoices/invoice-problem.ts'
import { getInvoiceControl, issuedAtOnce, issueInvoices } from '@vicino/domain/invoices/invoices.contract.ts'
import { pageSizeAtMost } from '@vicino/domain/wire/page.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../calls/call.ts'
import { Failure } from '../calls/failure.ts'
import { sentenceOf } from '../calls/place-failure.ts'
import { readAnew } from '../calls/use-save.ts'

/** How far a run is: clients looked at of those in order, invoices issued, clients held since; why it ended early. */
export type IssueRun = {
  done: number
  of: number
  issued: number
  held: number
  running: boolean
  failure: string | null
}

/** The clients of a month whose invoices nothing stands in the way of. */
async function readyClients(month: Month): Promise<string[]> {
  const ready: string[] = []
  for (let page = 1, more = true; more; page += 1) {
    const answer = await call(getInvoiceControl, { query: { month, page, limit: pageSizeAtMost } })
    more = answer.more
    for (const { dossierId, invoices, problems } of answer.items)
      if (invoices > 0 && !problems.some(blocks)) ready.push(dossierId)
  }
  return ready
}

/**
 * Issues the invoices of all clients of a month that are in order, some clients at a time: it shows how far it is and
 * may be stopped between two calls. Begun again it goes on where it stopped.
 */
export function useIssueRun(month: Month): { run: IssueRun | null; start: () => void; stop: () => void } {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [run, setRun] = useState<IssueRun | null>(null)
  const isStopped = useRef(false)

  const issueAll = async (): Promise<void> => {
    isStopped.current = false
    let now: IssueRun = { done: 0, of: 0, issued: 0, held: 0, running: true, failure: null }
    const tell = (more: Partial<IssueRun>): void => {
      now = { ...now, ...more }
      setRun(now)
    }
    tell({})
    try {
      const ready = await readyClients(month)
      tell({ of: ready.length })
      while (now.done < ready.length && !isStopped.current) {
        const dossierIds = ready.slice(now.done, now.done + issuedAtOnce)
        const answer = await call(issueInvoices, { body: { month, dossierIds } })
        tell({
          done: now.done + dossierIds.length,
          issued: now.issued + answer.reduce((sum, { invoices }) => sum + invoices.length, 0),
          held: now.held + answer.filter(({ problems }) => problems.some(blocks)).length,
        })
      }
    } catch (reason) {
      if (!(reason instanceof Failure)) throw reason
      tell({ failure: sentenceOf(reason, t) })
    } finally {
      tell({ running: false })
      await readAnew(client, undefined, [getInvoiceControl])
    }
  }

  return {
    run,
    start: () => void issueAll(),
    stop: () => {
      isStopped.current = true
    },
  }
}
