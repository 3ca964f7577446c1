import { activityKinds } from '@vicino/domain/activity/activity.ts'
import { getLogs } from '@vicino/domain/activity/activity.contract.ts'
import { isPermitted } from '../http/dossier-access.ts'
import type { Serve } from '../http/serve.ts'
import { listActivity } from './activity.store.ts'

/** The log shows a kind only to whoever may read it in this very dossier, not merely somewhere. */
export function serveActivity(serve: Serve): void {
  serve(getLogs, async ({ tx, dossier, session, standing, query }) => {
    const readable = activityKinds.filter(kind => isPermitted(session, standing, kind.permission, 'read'))
    return listActivity(
      tx,
      dossier,
      readable.map(kind => kind.value),
      query,
    )
  })
}
