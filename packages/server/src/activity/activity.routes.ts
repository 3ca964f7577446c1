import { getLogs } from '@vicino/domain/activity/activity.contract.ts'
import type { Serve } from '../http/serve.ts'
import { listActivity } from './activity.store.ts'

export function serveActivity(serve: Serve): void {
  serve(getLogs, async ({ tx, dossier, author, query }) => listActivity(tx, dossier, author, query))
}
