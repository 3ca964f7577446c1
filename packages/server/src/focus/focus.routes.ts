import { changeByCorrection } from '@vicino/domain/focus/change-status.ts'
import {
  createFocus,
  getClient,
  getFocus,
  getFocuses,
  getFocusTopics,
  getFocusVersions,
  updateFocus,
} from '@vicino/domain/focus/focus.contract.ts'
import { type Focus, fieldsOfFocus, WholeFocus } from '@vicino/domain/focus/focus.ts'
import { emptyNote } from '@vicino/domain/focus/note.ts'
import { admitNamed } from '../http/admission.ts'
import { done } from '../http/done.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { firstStamp, nextStamp, refuseCorrection } from '../records/correction.ts'
import { findCurrent, findVersions, insertVersion, replaceVersion } from '../records/records.store.ts'
import { serveFocusEvents } from './focus-events.routes.ts'
import { newsOfFocus } from './focus-news.ts'
import {
  columnsOfFocus,
  focusTable,
  listFocuses,
  lockFocuses,
  refuseSecondOpen,
  refuseUnknownReadings,
} from './focus.store.ts'
import { isFocusTopic, listFocusTopics } from './focus-topics.store.ts'

export function serveFocus(serve: Serve): void {
  serve(getFocusTopics, async ({ tx, author, today }) => {
    if (!author) throw new Refusal('not_found')
    return listFocusTopics(tx, today, author.language)
  })

  serve(getFocuses, async ({ tx, dossier, query }) => listFocuses(tx, dossier, query.status))

  serve(getClient, async ({ tx, session, query, today }) => {
    const { dossier } = await admitNamed(tx, session, query.dossierId, today, getClient)
    const focuses = await listFocuses(tx, dossier)
    return done(focuses, { dossier_id: dossier, rows: focuses.length })
  })

  serve(getFocus, async ({ tx, dossier, params }) =>
    found(await findCurrent<Focus>(tx, focusTable, dossier, params.focusId)),
  )

  serve(getFocusVersions, async ({ tx, dossier, params }) =>
    found(await findVersions<Focus>(tx, focusTable, dossier, params.focusId)),
  )

  serve.create(
    createFocus,
    async ({ tx, dossier, author, id, body, now, today }) => {
      const { _id, dossierId, handover, ...written } = body
      const fields = wholeOrRefuse(WholeFocus, { ...emptyNote, focusTopicId: null, ...written })
      const { focusTopicId } = fields
      if (focusTopicId && !(await isFocusTopic(tx, focusTopicId, today)))
        throw refuseField('focusTopicId', 'not_an_option')
      await refuseUnknownReadings(tx, dossier, fields.readings)
      await lockFocuses(tx, dossier)
      await refuseSecondOpen(tx, dossier, focusTopicId, id)
      const version = { ...columnsOfFocus(fields), status: 'open', ...firstStamp(id, now, handover) }
      const focus = await insertVersion<Focus>(tx, focusTable, { dossier, author }, version)
      return done(focus, {
        entity_id: id,
        fields: Object.keys(written),
        news: newsOfFocus(focus, 'created'),
      })
    },
    async ({ tx, dossier, id }) => findCurrent<Focus>(tx, focusTable, dossier, id),
  )

  serve(updateFocus, async ({ tx, dossier, author, params, body, now }) => {
    const { version, reason, struck, handover, status, ...changed } = body
    const before = found(await findCurrent<Focus>(tx, focusTable, dossier, params.focusId))
    refuseCorrection(before, body, author, now)
    // Under another title the catalogue's problem would be another one.
    if (changed.focus !== undefined && changed.focus !== before.focus && before.focusTopicId)
      throw refuseField('focus', 'forbidden')
    await refuseUnknownReadings(tx, dossier, changed.readings ?? [])
    const change = changeByCorrection(before, status)
    if (change === 'reopened') {
      await lockFocuses(tx, dossier)
      await refuseSecondOpen(tx, dossier, before.focusTopicId, before._id)
    }
    const fields = wholeOrRefuse(WholeFocus, { ...fieldsOfFocus(before), ...changed })
    const next = {
      ...columnsOfFocus(fields),
      status: status ?? before.status,
      ...nextStamp(before, body, now),
    }
    const focus = await replaceVersion<Focus>(tx, focusTable, { dossier, author }, before, next)
    return done(focus, {
      entity_id: focus._id,
      fields: [...Object.keys(changed), ...(status ? ['status'] : []), ...(struck ? ['struck'] : [])],
      reason: focus.reason,
      news: newsOfFocus(focus, struck ? 'struck' : change === 'same' ? 'corrected' : change),
    })
  })

  serveFocusEvents(serve)
}
