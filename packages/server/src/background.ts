import type { Id } from '@vicino/domain/wire/id.ts'
import { sendingInvitations } from './businesses/invitation-letter.ts'
import { linkWaitingRows } from './audit/chain.store.ts'
import type { Config } from './config.ts'
import type { Database } from './db/connect.ts'
import { transaction, type Tx } from './db/tenant.ts'
import { purgeDrafts } from './drafts/drafts.store.ts'
import { sweepIncoming } from './http/spooled-form.ts'
import { purgeAnswers } from './http/receipt.ts'
import { doDueJob } from './jobs/queue.ts'
import { type Repeating, startRepeating } from './jobs/repeating.ts'
import { purgeRemovedTasks } from './tasks/removed-tasks.store.ts'
import { purgeSeriesChanges } from './tasks/series/series-undo.store.ts'
import { sweepEnded } from './sign-in/sign-in.store.ts'

type Background = {
  config: Pick<Config, 'dataFolder' | 'mail' | 'publicUrl'>
  database: Pick<Database, 'app'>
  /** Told of every failure; the work goes on. */
  report: (error: unknown, work: string) => void
}

const second = 1_000
const hour = 3_600_000

/**
 * Starts what the program does without being asked, beside its requests. Several processes may do so at once on
 * one database: each piece of work is done by one of them.
 */
export function startBackground({ config, database, report }: Background): Repeating {
  const pool = database.app
  const letters = { error: ({ err }: { err: unknown }) => report(err, 'letters') }
  const handlers = [sendingInvitations(config, letters)]
  const stuck = new Set<Id>()
  const link = () => linkWaitingRows(pool, fault => report(fault, 'audit chain'), stuck)
  return startRepeating(
    [
      { name: 'audit chain', everyMs: second / 2, work: async () => (await link()) > 0 },
      { name: 'jobs', everyMs: second, work: () => doDueJob(pool, handlers) },
      { name: 'drafts', everyMs: hour, work: () => transaction(pool, takeOldDrafts) },
      { name: 'plan changes', everyMs: hour, work: () => transaction(pool, takeOldPlanChanges) },
      { name: 'receipts', everyMs: hour, work: () => transaction(pool, takeOldAnswers) },
      { name: 'incoming files', everyMs: hour, work: () => sweepIncoming(config.dataFolder) },
      { name: 'sign-in', everyMs: hour, work: () => transaction(pool, takeEndedWaysIn) },
    ],
    report,
  )
}

async function takeOldDrafts(tx: Tx): Promise<boolean> {
  await purgeDrafts(tx)
  return false
}

async function takeOldPlanChanges(tx: Tx): Promise<boolean> {
  await purgeSeriesChanges(tx)
  await purgeRemovedTasks(tx)
  return false
}

async function takeOldAnswers(tx: Tx): Promise<boolean> {
  await purgeAnswers(tx)
  return false
}

async function takeEndedWaysIn(tx: Tx): Promise<boolean> {
  const [swept] = await sweepEnded(tx)
  return swept!['more'] === true
}
