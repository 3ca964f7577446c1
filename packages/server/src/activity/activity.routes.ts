import {
  checkRead,
  countLogs,
  getLogs,
  getUnreadCounts,
  markAsRead,
  markLogsAsRead,
} from '@vicino/domain/activity/activity.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { admitAllNamed } from '../http/admission.ts'
import { Denied } from '../http/denied.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import type { Call, Serve } from '../http/serve.ts'
import { countActivity, listActivity, readableNews } from './activity.store.ts'
import { countUnread, findLogs, insertReadMarks, isLineRead, listReadMarks } from './read-mark.store.ts'

/** The log shows a kind only to whoever may read it in this very dossier, not merely somewhere. */
export function serveActivity(serve: Serve): void {
  serve(getLogs, async call =>
    listActivity(call.tx, call.author, call.dossier, readableNews(call), { ...call.query, now: call.now }),
  )

  serve(countLogs, call => countActivity(call.tx, call.dossier, readableNews(call), call.query))

  serve(getUnreadCounts, async call => [
    await countUnread(call.tx, call.author, call.dossier, readableNews(call)),
  ])

  serve(checkRead, async call => {
    const { tx, author, params } = call
    const { dossier_id } = await readLogs(call, [params.logId])
    const [[mark], read] = await Promise.all([
      listReadMarks(tx, author, [params.logId]),
      isLineRead(tx, author, params.logId),
    ])
    return done({ read, read_at: mark?.read_at ?? null }, { dossier_id })
  })

  serve(markAsRead, async call => {
    const { tx, author, params, now } = call
    const { dossier_id } = await readLogs(call, [params.logId])
    await insertReadMarks(tx, author, [params.logId], now)
    const [mark] = await listReadMarks(tx, author, [params.logId])
    return done({ read: true, read_at: mark!.read_at }, { dossier_id })
  })

  serve(markLogsAsRead, async call => {
    const { tx, author, body, now } = call
    const ids = [...new Set(body.ids)]
    await readLogs(call, ids)
    await insertReadMarks(tx, author, ids, now)
    const marks = await listReadMarks(tx, author, ids)
    return done(
      marks.map(({ log_id, read_at }) => ({ _id: log_id, read: true, read_at })),
      {},
    )
  })
}

/** Lets lines of logs through that the author may read, under the rules of their dossiers: one that is not is 404. */
async function readLogs(
  { tx, session, today }: Pick<Call<typeof markLogsAsRead>, 'tx' | 'session' | 'today'>,
  ids: readonly Id[],
): Promise<{ dossier_id: Id | null }> {
  const logs = await findLogs(tx, ids)
  if (logs.length < ids.length) throw new Denied(new Refusal('not_found'), session)
  const ofDossiers = Map.groupBy(logs, ({ dossier_id }) => dossier_id)
  const admitted = await admitAllNamed(tx, session, [...ofDossiers.keys()], today, getLogs)
  for (const [dossier_id, ofOne] of ofDossiers) {
    const readable = new Set(readableNews({ session, standing: admitted.get(dossier_id)!.standing }))
    if (ofOne.some(({ data_model }) => !readable.has(data_model)))
      throw new Denied(new Refusal('not_found'), session, dossier_id)
  }
  return { dossier_id: logs[0]?.dossier_id ?? null }
}
