import { addDays } from '@vicino/domain/days/day.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import type { getProtocolOffers } from '@vicino/domain/protocols/opened-protocols.contract.ts'
import { type ProtocolFact, stillTells } from '@vicino/domain/protocols/trigger.ts'
import { bowelNotedWithinDays, daysWithoutStool } from '@vicino/domain/surveillance/days-without-stool.ts'
import { gainWithin, lossWithin } from '@vicino/domain/surveillance/trend.ts'
import { listLastScores } from '../anamnesis/last-scores.store.ts'
import { findStrongestPain } from '../anamnesis/pain.store.ts'
import { listSuggestedFocuses } from '../anamnesis/suggested-focuses.store.ts'
import { listDrugs } from '../drugs/drugs.store.ts'
import { listFocuses } from '../focus/focus.store.ts'
import { listFocusTopics } from '../focus/focus-topics.store.ts'
import { knows, mayOf } from '../http/dossier-access.ts'
import type { Call } from '../http/serve.ts'
import { listBowelNotes, listWeights } from '../surveillance/surveillance.store.ts'

type Asking = Pick<
  Call<typeof getProtocolOffers>,
  'tx' | 'dossier' | 'author' | 'session' | 'standing' | 'today'
>

const nothing = { focusTopicId: null, title: '', value: null, since: null, from_anamnesis: false } as const

/** What the dossier tells that may propose a protocol, as far as the reader may know it. */
export async function readFacts(call: Asking): Promise<ProtocolFact[]> {
  const facts = await Promise.all([
    focusFacts(call),
    scoreFacts(call),
    painFacts(call),
    drugFacts(call),
    readingFacts(call),
  ])
  return facts.flat()
}

/** Open focuses and the falls of a year; then those at which the newest anamnesis points and of which none is open. */
async function focusFacts(call: Asking): Promise<ProtocolFact[]> {
  const { tx, dossier, author, today } = call
  const [focuses, topics, slugs] = await Promise.all([
    listFocuses(tx, dossier),
    listFocusTopics(tx, today, author.language),
    knows(call, 'anamnesis') ? listSuggestedFocuses(tx, dossier, mayOf(call)) : [],
  ])
  const told = focuses.flatMap(({ focus, focusTopicId, status, created_at, struck }): ProtocolFact[] => {
    const since = todayIn(created_at)
    if (struck || focusTopicId === null || !stillTells({ focusTopicId, status, since }, today)) return []
    return [{ ...nothing, on: 'focus', focusTopicId, title: focus, since }]
  })
  const isTold = new Set(told.map(({ focusTopicId }) => focusTopicId))
  const names = new Map(topics.map(({ focusTopicId, name }) => [focusTopicId, name]))
  const pointedAt = [...new Set(slugs)].flatMap((slug): ProtocolFact[] => {
    const title = names.get(slug)
    if (title === undefined || isTold.has(slug)) return []
    return [{ ...nothing, on: 'focus', focusTopicId: slug, title, from_anamnesis: true }]
  })
  return [...told, ...pointedAt]
}

const scaleKinds = { norton: 'norton', mini_nutritional_assessment: 'mna' } as const

/** The last Norton and the last MNA. */
async function scoreFacts(call: Asking): Promise<ProtocolFact[]> {
  if (!knows(call, 'anamnesis')) return []
  const last = await listLastScores(call.tx, call.dossier, mayOf(call))
  return Object.entries(scaleKinds).flatMap(([scale, on]): ProtocolFact[] => {
    const point = last.find(one => one.scale === scale)
    return point ? [{ ...nothing, on, value: point.value, since: todayIn(point.saved_at) }] : []
  })
}

/** The strongest pain of the newest anamnesis. */
async function painFacts(call: Asking): Promise<ProtocolFact[]> {
  if (!knows(call, 'anamnesis')) return []
  const pain = await findStrongestPain(call.tx, call.dossier)
  return pain ? [{ ...nothing, on: 'pain', value: pain.intensity, since: todayIn(pain.saved_at) }] : []
}

/** How many drugs are in use today. */
async function drugFacts(call: Asking): Promise<ProtocolFact[]> {
  if (!knows(call, 'drug')) return []
  const { tx, dossier, today } = call
  const drugs = await listDrugs(tx, dossier, 'current', today)
  const inUse = drugs.filter(({ start_date }) => start_date <= today)
  return inUse.length > 0 ? [{ ...nothing, on: 'drugs', value: inUse.length }] : []
}

/** So far back a weight tells of a loss: three months. */
const lossDays = 92

/** An older weight says nothing of how it goes now. */
const weighedWithinDays = 7

/** How the weight went, and since when there was no stool. */
async function readingFacts(call: Asking): Promise<ProtocolFact[]> {
  if (!knows(call, 'clinical_parameter')) return []
  const { tx, dossier, today } = call
  const [weights, bowel] = await Promise.all([
    listWeights(tx, dossier, addDays(today, -lossDays)),
    listBowelNotes(tx, dossier, addDays(today, -bowelNotedWithinDays)),
  ])
  const last = weights.at(-1)
  const course = [
    { on: 'weight_gain', value: gainWithin(weights, 3) },
    { on: 'weight_gain_day', value: gainWithin(weights, 1) },
    { on: 'weight_loss', value: lossWithin(weights, lossDays) },
  ] as const
  const stool = daysWithoutStool(bowel, today)
  return [
    ...(last && todayIn(last.measured_at) >= addDays(today, -weighedWithinDays)
      ? course.map(fact => ({ ...nothing, ...fact, since: todayIn(last.measured_at) }))
      : []),
    ...(stool ? [{ ...nothing, on: 'stool' as const, value: stool.days, since: stool.since }] : []),
  ]
}
