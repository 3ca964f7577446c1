import { addDays } from '@vicino/domain/days/day.ts'
import { type Instant, instantOf, minutesAfter } from '@vicino/domain/days/instant.ts'
import type { Focus } from '@vicino/domain/focus/focus.ts'
import type { FocusEvent } from '@vicino/domain/focus/focus-event.ts'
import { emptyNote } from '@vicino/domain/focus/note.ts'
import { readCatalogue } from '../../db/catalogues.ts'
import { type Chance, chanceOf } from '../chance.ts'
import type { DemoClient } from '../people/clients.ts'
import { type FocusStory, focusStories } from './focus-stories.ts'
import type { DemoMoment } from '../calendar/plan.ts'
import type { News } from '../../activity/activity.store.ts'
import { newsOfEvent, newsOfFocus } from '../../focus/focus-news.ts'
import type { Content } from '../content.ts'
import type { Worker } from '../people/staff.ts'
import { deedOf, logLineOf, workerSignature } from '../traces.ts'

const names = new Map(readCatalogue('focus_topic').rows.map(({ slug, name_it }) => [slug, name_it!]))

/** Who writes on a focus of a client. */
type Writers = { nurse: Worker; carer: Worker }

/** The nursing problems that follow from a client's conditions, with their notes as far as they lie in the past. */
export function addFocuses(
  content: Content,
  chance: Chance,
  client: DemoClient,
  writers: Writers,
  moment: DemoMoment,
): void {
  const conditions = new Set(client.conditions.map(({ name }) => name))
  for (const story of focusStories)
    if (conditions.has(story.condition)) addStory(content, chance, client, writers, story, moment)
}

function addStory(
  content: Content,
  chance: Chance,
  client: DemoClient,
  writers: Writers,
  { topic, begun, notes: [opening, ...later] }: FocusStory,
  { today, now }: DemoMoment,
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
  content.focuses.add(focus)
  tell(content, chance, writers[opening.by], focus, newsOfFocus(focus, 'created'))
  for (const { note, at: writtenAt } of written) {
    const event: FocusEvent = {
      ...stamp(chance, writtenAt, writers[note.by]),
      dossierId: client._id,
      focusId: focus._id,
      ...noteOf(note),
      status: note.closes ? 'closed' : 'open',
    }
    for (const version of versionsOfEvent(event, now)) {
      content.focusEvents.add(version)
      const action = version.version > 1 ? 'corrected' : note.closes ? 'ended' : 'continued'
      tell(content, chance, writers[note.by], version, newsOfEvent(version, focus, action))
    }
  }
  addMistaken(content, chance, writers.carer, focus, now)
  if (closing) {
    const author = workerSignature(writers[closing.note.by])
    content.focuses.add({ ...focus, version: 2, status: 'closed', author, written_at: closing.at })
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
  author: workerSignature(writer),
  created_at: at,
  written_at: at,
  reason: null,
  struck: null,
  handover: false,
})

/** How often a note was first left unfinished, and how often one came into a dossier to which it did not belong. */
const share = { unfinished: 0.15, mistaken: 0.12 } as const

/** All versions of a note: now and then its end was added a little later. */
function versionsOfEvent(event: FocusEvent, now: Instant): FocusEvent[] {
  const own = chanceOf(`${event._id} later`)
  const written_at = minutesAfter(event.written_at, own.whole(6, 50))
  const [beginning = '', rest = ''] = event.data.split(/(?<=\.) /)
  if (rest === '' || written_at >= now || !own.likely(share.unfinished)) return [event]
  return [
    { ...event, data: beginning },
    { ...event, version: 2, written_at, reason: 'Manca qualcosa' },
  ]
}

/** A note of another client, struck as soon as it was seen. */
function addMistaken(content: Content, chance: Chance, carer: Worker, focus: Focus, now: Instant): void {
  const own = chanceOf(`${focus._id} mistaken`)
  const at = minutesAfter(focus.written_at, own.whole(90, 200))
  const written_at = minutesAfter(at, own.whole(3, 30))
  if (written_at >= now || !own.likely(share.mistaken)) return
  const event: FocusEvent = {
    ...stamp(chance, at, carer),
    dossierId: focus.dossierId,
    focusId: focus._id,
    ...emptyNote,
    data: 'Ha mangiato metà del pranzo e bevuto due bicchieri d’acqua.',
    status: 'open',
  }
  const reason = 'Nota di un altro cliente'
  const struck = { ...event, version: 2, written_at, reason, struck: { reason } }
  content.focusEvents.add(event)
  content.focusEvents.add(struck)
  tell(content, chance, carer, event, newsOfEvent(event, focus, 'continued'))
  tell(content, chance, carer, struck, newsOfEvent(struck, focus, 'struck'))
}

/** Leaves the news of a note and its audit row, as a request of its author would have. */
function tell(
  content: Content,
  chance: Chance,
  writer: Worker,
  record: Focus | FocusEvent,
  news: News,
): void {
  const { _id, dossierId, version, written_at: at, data, action: done, evaluation, reason } = record
  content.news.add(logLineOf(chance, record, news))
  const written = Object.entries({ data, action: done, evaluation }).filter(([, text]) => text !== '')
  const entity_type = news.action === 'created' ? 'focus' : 'focus_event'
  const fields = record.struck ? ['struck'] : written.map(([name]) => name)
  const of = { entity_type, entity_id: _id, dossier_id: dossierId, reason }
  const deed = version === 1 ? 'create' : 'update'
  content.deeds.add(deedOf(chance, writer, { ...of, at, action: deed, fields }))
}
