import { addDays } from '@vicino/domain/days/day.ts'
import { type Instant, instantOf } from '@vicino/domain/days/instant.ts'
import type { Focus } from '@vicino/domain/focus/focus.ts'
import type { FocusEvent } from '@vicino/domain/focus/focus-event.ts'
import { emptyNote } from '@vicino/domain/focus/note.ts'
import { readCatalogue } from '../../db/catalogues.ts'
import type { Chance } from '../chance.ts'
import type { DemoClient } from '../people/clients.ts'
import { type FocusStory, focusStories } from './focus-stories.ts'
import type { Moment } from '../calendar/plan.ts'
import type { Row, Rows } from '../rows.ts'
import type { Worker } from '../people/staff.ts'
import { auditRow, newsRow, signatureOf } from '../traces.ts'

const names = new Map(readCatalogue('focus_topic').rows.map(({ slug, name_it }) => [slug, name_it!]))

/** Who writes on a focus of a client. */
type Writers = { nurse: Worker; carer: Worker }

/** The nursing problems that follow from a client's conditions, with their notes as far as they lie in the past. */
export function addFocuses(
  rows: Rows,
  chance: Chance,
  client: DemoClient,
  writers: Writers,
  moment: Moment,
): void {
  const conditions = new Set(client.conditions.map(({ name }) => name))
  for (const story of focusStories)
    if (conditions.has(story.condition)) addStory(rows, chance, client, writers, story, moment)
}

function addStory(
  rows: Rows,
  chance: Chance,
  client: DemoClient,
  writers: Writers,
  { topic, begun, notes: [opening, ...later] }: FocusStory,
  { today, now }: Moment,
): void {
  const first = addDays(today, -begun - chance.whole(0, 2))
  const at = (after: number): Instant =>
    instantOf(addDays(first, after), `${chance.pick(['08', '09', '14', '16'])}:${chance.whole(10, 59)}`)
  const openedAt = at(0)
  if (first < client.opened || openedAt >= now) return
  const focus: Focus = {
    ...stamp(chance, openedAt, writers[opening.by]),
    dossierId: client._id,
    focus: names.get(topic)!,
    focusTopicId: topic,
    ...noteOf(opening),
    status: 'open',
    last_event_at: null,
  }
  const written = later.map(note => ({ note, at: at(note.after) })).filter(one => one.at < now)
  const closing = written.find(({ note }) => note.closes)
  addFocusRow(rows, focus, closing === undefined)
  tell(rows, chance, writers[opening.by], 'created', focus, focus)
  for (const { note, at: writtenAt } of written) {
    const event: FocusEvent = {
      ...stamp(chance, writtenAt, writers[note.by]),
      dossierId: client._id,
      focusId: focus._id,
      ...noteOf(note),
      status: note.closes ? 'closed' : 'open',
    }
    const { dossierId, focusId, ...columns } = event
    rows.add('focus_event', { ...columns, dossier_id: dossierId, focus_id: focusId, current: true })
    tell(rows, chance, writers[note.by], note.closes ? 'ended' : 'continued', event, focus)
  }
  if (closing) {
    const author = signatureOf(writers[closing.note.by])
    addFocusRow(rows, { ...focus, version: 2, status: 'closed', author, written_at: closing.at }, true)
  }
}

const noteOf = ({ data, action, evaluation }: FocusStory['notes'][number]) => ({
  data: data ?? emptyNote.data,
  action: action ?? emptyNote.action,
  evaluation: evaluation ?? emptyNote.evaluation,
  readings: emptyNote.readings,
})

const stamp = (chance: Chance, at: Instant, writer: Worker) => ({
  _id: chance.id(at),
  version: 1,
  author: signatureOf(writer),
  created_at: at,
  written_at: at,
  reason: null,
  struck: null,
  handover: false,
})

function addFocusRow(rows: Rows, focus: Focus, current: boolean): void {
  const { dossierId, focusTopicId, last_event_at, ...columns } = focus
  rows.add('focus', { ...columns, dossier_id: dossierId, focus_topic_id: focusTopicId, current })
}

/** Leaves the news of a note and its audit row, as a request of its author would have. */
function tell(
  rows: Rows,
  chance: Chance,
  writer: Worker,
  action: 'created' | 'continued' | 'ended',
  record: Focus | FocusEvent,
  { focus, focusTopicId, dossierId }: Focus,
): void {
  const { _id, author, created_at: at, data, action: done, evaluation } = record
  const payload: Row = { ...record, focus, focusTopicId }
  const news = newsRow(chance, dossierId, 'FocusGroup', action, { _id, author, at, payload })
  rows.add('activity', { ...news, focus_topic_id: focusTopicId })
  const written = Object.entries({ data, action: done, evaluation }).filter(([, text]) => text !== '')
  const entity_type = action === 'created' ? 'focus' : 'focus_event'
  const fields = written.map(([name]) => name)
  const of = { entity_type, entity_id: _id, dossier_id: dossierId }
  rows.add('audit', auditRow(chance, writer, { ...of, at, action: 'create', fields }))
}
