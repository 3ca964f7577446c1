import { changeByEvent } from '@vicino/domain/focus/change-status.ts'
import {
  addFocusEvent,
  getFocusEvents,
  getFocusEventVersions,
  updateFocusEvent,
} from '@vicino/domain/focus/focus.contract.ts'
import { type FocusEvent, permissionToCorrectEvent } from '@vicino/domain/focus/focus-event.ts'
import { type Focus, fieldsOfFocus } from '@vicino/domain/focus/focus.ts'
import { emptyNote, noteOf, WholeNote } from '@vicino/domain/focus/note.ts'
import { Denied } from '../http/denied.ts'
import { done } from '../http/done.ts'
import { isPermitted } from '../http/dossier-access.ts'
import { Refusal } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { firstStamp, nextStamp, refuseCorrection } from '../records/correction.ts'
import { findCurrent, findVersions, insertVersion, replaceVersion } from '../records/records.store.ts'
import { newsOfEvent } from './focus-news.ts'
import {
  columnsOfFocus,
  focusEventTable,
  focusTable,
  listFocusEvents,
  refuseUnknownReadings,
} from './focus.store.ts'

export function serveFocusEvents(serve: Serve): void {
  serve(getFocusEvents, async ({ tx, dossier, params }) => {
    const events = await listFocusEvents(tx, dossier, params.focusId)
    return found(events.length > 0 ? events : undefined)
  })

  serve(getFocusEventVersions, async ({ tx, dossier, params }) => {
    const versions = await findVersions<FocusEvent>(tx, focusEventTable, dossier, params.eventId)
    return found(versions?.[0]?.focusId === params.focusId ? versions : undefined)
  })

  serve.create(
    addFocusEvent,
    async call => {
      const { tx, dossier, author, id, body, now } = call
      const { _id, dossierId, focusId, handover, status, ...written } = body
      const note = wholeOrRefuse(WholeNote, { ...emptyNote, ...written })
      const focus = await readStanding(call)
      await refuseUnknownReadings(tx, dossier, note.readings)
      const change = changeByEvent(focus, status)
      if (change === 'closed_before') throw new Refusal('ended', { current: focus })
      const closing = change === 'ended' ? 'closed' : 'open'
      const first = { ...note, focus_id: focus._id, status: closing, ...firstStamp(id, now, handover) }
      const event = await insertVersion<FocusEvent>(tx, focusEventTable, { dossier, author }, first)
      if (change === 'ended') await close(call, focus)
      return done(event, {
        entity_id: id,
        fields: Object.keys({ ...written, ...(status && { status }) }),
        news: newsOfEvent(event, focus, change === 'ended' ? 'ended' : 'continued'),
      })
    },
    async ({ tx, dossier, id }) => findCurrent<FocusEvent>(tx, focusEventTable, dossier, id),
  )

  serve(updateFocusEvent, async ({ tx, dossier, author, session, standing, params, body, now }) => {
    const { version, reason, struck, handover, ...changed } = body
    const [focus, event] = await Promise.all([
      findCurrent<Focus>(tx, focusTable, dossier, params.focusId),
      findCurrent<FocusEvent>(tx, focusEventTable, dossier, params.eventId),
    ])
    const before = found(event?.focusId === params.focusId ? event : undefined)
    if (!isPermitted(session, standing, permissionToCorrectEvent(before), 'write'))
      throw new Denied(new Refusal('forbidden'), session)
    if (focus?.struck) throw new Refusal('struck', { current: before })
    refuseCorrection(before, body, author, now)
    await refuseUnknownReadings(tx, dossier, changed.readings ?? [])
    const note = wholeOrRefuse(WholeNote, { ...noteOf(before), ...changed })
    const next = {
      ...note,
      focus_id: before.focusId,
      status: before.status,
      ...nextStamp(before, body, now),
    }
    const corrected = await replaceVersion<FocusEvent>(tx, focusEventTable, { dossier, author }, before, next)
    return done(corrected, {
      entity_id: corrected._id,
      fields: [...Object.keys(changed), ...(struck ? ['struck'] : [])],
      reason: corrected.reason,
      news: newsOfEvent(corrected, found(focus), struck ? 'struck' : 'corrected'),
    })
  })
}

type Adding = Call<typeof addFocusEvent>

/** The focus to which a note is added; what is struck takes none. */
async function readStanding({ tx, dossier, params }: Adding): Promise<Focus> {
  const focus = found(await findCurrent<Focus>(tx, focusTable, dossier, params.focusId))
  if (focus.struck) throw new Refusal('struck', { current: focus })
  return focus
}

/** Closes a focus over the version that was read: of two who close it at once, one is told. */
function close({ tx, dossier, author, now }: Adding, focus: Focus): Promise<Focus> {
  const next = {
    ...columnsOfFocus(fieldsOfFocus(focus)),
    status: 'closed',
    ...nextStamp(focus, { version: focus.version }, now),
  }
  return replaceVersion<Focus>(tx, focusTable, { dossier, author }, focus, next)
}
