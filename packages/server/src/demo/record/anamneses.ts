import { sectionOf } from '@vicino/domain/anamnesis/all-sections.ts'
import { anamnesisSections, type SectionSlug } from '@vicino/domain/anamnesis/section-slug.ts'
import { addDays, daysBetween } from '@vicino/domain/days/day.ts'
import { type Instant, instantOf } from '@vicino/domain/days/instant.ts'
import { fromWire, type WireAnswers } from '@vicino/domain/form/wire-answers.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { fullest, ofCondition, ordinary, type SectionRows } from './anamnesis-answers.ts'
import type { Chance } from '../chance.ts'
import type { DemoClient } from '../people/clients.ts'
import type { DemoMoment } from '../calendar/plan.ts'
import { newsOfSection, nextSection } from '../../anamnesis/save-section.ts'
import type { PlacedSection } from '../../anamnesis/section.store.ts'
import { copyOf } from '../../anamnesis/start-anamnesis.ts'
import type { Content } from '../content.ts'
import type { Worker } from '../people/staff.ts'
import { deedOf, logLineOf, workerSignature } from '../traces.ts'

/** Sections that are asked at the first visit; the others as there is time. */
const askedFirst: readonly SectionSlug[] = ['social_situation', 'health_state']
const askedShare = 0.6

/** Whose anamnesis it is, who asks, and whether she asks for all of it. */
type Visit = { client: DemoClient; nurse: Worker; isFull: boolean }

/** A section as it was saved once. */
type Saved = { section: SectionSlug; answers: WireAnswers; at: Instant }

/**
 * The anamnesis of a client. The first client's is the fullest, with the course of her scores over a year; the
 * second's was begun anew the day before yesterday from the last and waits to be confirmed.
 */
export function addAnamneses(
  content: Content,
  chance: Chance,
  visit: Visit & { isCopied: boolean },
  moment: DemoMoment,
): void {
  const { client, isCopied } = visit
  const created_at = instantOf(client.opened, '15:10')
  if (created_at >= moment.now) return
  const _id = addAnamnesis(content, chance, visit, created_at, null)
  const saved = savesOf(chance, visit, moment).filter(({ at }) => at < moment.now)
  const standing = new Map<SectionSlug, PlacedSection>()
  for (const save of saved)
    standing.set(save.section, addSection(content, chance, visit, _id, save, standing.get(save.section)))
  if (!isCopied) return
  const begun = instantOf(addDays(moment.today, -2), '11:20')
  const next = addAnamnesis(content, chance, visit, begun, _id)
  for (const last of standing.values())
    for (const copy of copyOf(last))
      content.sections.add({ ...copy, dossierId: client._id, anamnesisId: next })
}

function addAnamnesis(
  content: Content,
  chance: Chance,
  { client, nurse }: Visit,
  created_at: Instant,
  from: Id | null,
): Id {
  const _id = chance.id(created_at)
  const author = workerSignature(nurse)
  content.anamneses.add({ _id, dossierId: client._id, from, author, created_at })
  const of = { entity_type: 'anamnesis', entity_id: _id, dossier_id: client._id } as const
  content.deeds.add(deedOf(chance, nurse, { ...of, at: created_at, action: 'create' }))
  return _id
}

/** What was saved, in the order in which it was. */
function savesOf(chance: Chance, visit: Visit, { today }: DemoMoment): Saved[] {
  const { client, isFull } = visit
  const first = answersOf(chance, visit)
  const asked = anamnesisSections
    .map(({ value }) => value)
    .filter(slug => isFull || askedFirst.includes(slug) || chance.likely(askedShare))
  const atFirst = asked.map((section, index): Saved => {
    const day = addDays(client.opened, askedFirst.includes(section) ? 0 : chance.whole(1, 12))
    const at = instantOf(day, `16:${String(10 + index).padStart(2, '0')}`)
    return { section, answers: first[section], at }
  })
  const share = daysBetween(client.opened, today) / 4
  const isLong = daysBetween(client.opened, today) > 40
  const later = isLong && (isFull || chance.likely(0.3)) ? [1, 2, 3] : []
  const assessed = later.flatMap(turn =>
    atFirst.flatMap(({ section, answers }): Saved[] => {
      const at = instantOf(addDays(client.opened, 14 + Math.floor(turn * (share - 6))), '10:35')
      const worse = declined(section, answers, turn)
      return worse ? [{ section, answers: worse, at }] : []
    }),
  )
  return [...atFirst, ...assessed].toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

/** Scores as they go down with the months: less weight, less movement. */
function declined(section: SectionSlug, answers: WireAnswers, turn: number): WireAnswers | undefined {
  const { norton, bmi } = answers as { norton?: Record<string, number>; bmi?: Record<string, number> }
  if (section === 'body_care' && norton) {
    const less = (item: string) => Math.max(1, norton[item]! - Math.ceil(turn / 2))
    return { ...answers, norton: { ...norton, activity: less('activity'), mobility: less('mobility') } }
  }
  if (section === 'nutrition' && bmi)
    return { ...answers, bmi: { ...bmi, weight: Math.round((bmi['weight']! - turn * 1.4) * 10) / 10 } }
  return undefined
}

/** The answers to all sections: something ordinary, changed by each illness, with scores and measures. */
function answersOf(chance: Chance, { client, isFull }: Visit): Record<SectionSlug, WireAnswers> {
  const changes = client.conditions.map(({ name }) => ofCondition[name]?.(client.opened) ?? {})
  const isFrail = client.basicCare || isFull
  const measured: SectionRows = {
    body_care: isFull || chance.likely(0.7) ? { norton: nortonOf(chance, isFrail) } : {},
    nutrition: isFull || chance.likely(0.8) ? { bmi: massOf(chance, client), ...mnaOf(chance, isFrail) } : {},
  }
  const whole = isFull ? fullest(client.opened) : {}
  return Object.fromEntries(
    anamnesisSections.map(({ value: slug }): [SectionSlug, WireAnswers] => {
      const base =
        ordinary[slug][isFull ? ordinary[slug].length - 1 : chance.whole(0, ordinary[slug].length - 1)]!
      return [
        slug,
        Object.assign(
          {},
          base,
          ...[...changes, measured, whole].map(change => change[slug] ?? {}),
        ) as WireAnswers,
      ]
    }),
  ) as Record<SectionSlug, WireAnswers>
}

const nortonOf = (chance: Chance, isFrail: boolean): WireAnswers => {
  const item = () => (isFrail ? chance.whole(2, 4) : chance.whole(3, 4))
  return {
    physical_condition: item(),
    mental_condition: item(),
    activity: item(),
    mobility: item(),
    incontinence: item(),
  }
}

const massOf = (chance: Chance, { gender }: DemoClient): WireAnswers => ({
  height: gender === 'male' ? chance.whole(164, 182) : chance.whole(150, 170),
  weight: chance.whole(480, 880) / 10,
})

const mnaOf = (chance: Chance, isFrail: boolean): WireAnswers => ({
  mini_nutritional_assessment: {
    appetite_loss: isFrail ? chance.whole(0, 2) : 2,
    weight_loss: chance.whole(1, 3),
    mobility: isFrail ? 1 : 2,
    has_suffered_stress_or_acute_disease: chance.likely(0.3),
    neuropsychological_problems: chance.whole(1, 2),
  },
})

/** Saves a section over the version that stands. */
function addSection(
  content: Content,
  chance: Chance,
  { client, nurse }: Visit,
  anamnesisId: Id,
  { section: slug, answers, at }: Saved,
  standing: PlacedSection | undefined,
): PlacedSection {
  const section = sectionOf(slug)
  const author = workerSignature(nurse)
  const written = { answers: fromWire(section, answers), marked_complete: false, assessed: [] }
  const saved = nextSection(section, standing, written, client, { author, saved_at: at })
  const placed = { ...saved, dossierId: client._id, anamnesisId }
  content.sections.add(placed)
  const news = newsOfSection(anamnesisId, saved)
  content.news.add(logLineOf(chance, { dossierId: client._id, author, written_at: at }, news))
  const of = { entity_type: 'anamnesis', entity_id: anamnesisId, dossier_id: client._id } as const
  const fields = Object.keys(answers).map(field => `${slug}.${field}`)
  content.deeds.add(deedOf(chance, nurse, { ...of, at, action: 'update', fields }))
  return placed
}
