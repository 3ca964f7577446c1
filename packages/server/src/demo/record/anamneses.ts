import { sectionOf } from '@vicino/domain/anamnesis/all-sections.ts'
import { copiedAnswers } from '@vicino/domain/anamnesis/copied-answers.ts'
import { derivedOf, type Section } from '@vicino/domain/anamnesis/section.ts'
import {
  anamnesisSections,
  sectionPermissions,
  type SectionSlug,
} from '@vicino/domain/anamnesis/section-slug.ts'
import { addDays, daysBetween } from '@vicino/domain/days/day.ts'
import { type Instant, instantOf } from '@vicino/domain/days/instant.ts'
import { type Answers, isAnswered } from '@vicino/domain/form/answers.ts'
import { formState } from '@vicino/domain/form/form-state.ts'
import { fromWire, toWire } from '@vicino/domain/form/wire-answers.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { fullest, ofCondition, ordinary, type SectionRows } from './anamnesis-answers.ts'
import type { Chance } from '../chance.ts'
import type { DemoClient } from '../people/clients.ts'
import type { Moment } from '../calendar/plan.ts'
import type { Row, Rows } from '../rows.ts'
import type { Worker } from '../people/staff.ts'
import { auditRow, newsRow, signatureOf } from '../traces.ts'

/** Sections that are asked at the first visit; the others as there is time. */
const askedFirst: readonly SectionSlug[] = ['social_situation', 'health_state']
const askedShare = 0.6

/** Whose anamnesis it is, who asks, and whether she asks for all of it. */
type Visit = { client: DemoClient; nurse: Worker; isFull: boolean }

/** A section as it was saved once. */
type Saved = { section: SectionSlug; answers: Row; at: Instant }

/**
 * The anamnesis of a client. The first client's is the fullest, with the course of her scores over a year; the
 * second's was begun anew the day before yesterday from the last and waits to be confirmed.
 */
export function addAnamneses(
  rows: Rows,
  chance: Chance,
  visit: Visit & { isCopied: boolean },
  moment: Moment,
): void {
  const { client, nurse, isCopied } = visit
  const created_at = instantOf(client.opened, '15:10')
  if (created_at >= moment.now) return
  const _id = addAnamnesis(rows, chance, visit, created_at, null)
  const saved = savesOf(chance, visit, moment).filter(({ at }) => at < moment.now)
  const versions = new Map<SectionSlug, number>()
  for (const save of saved) {
    const version = (versions.get(save.section) ?? 0) + 1
    versions.set(save.section, version)
    const isLast = saved.findLast(({ section }) => section === save.section) === save
    addSection(rows, chance, visit, _id, save, { version, current: isLast })
  }
  if (!isCopied) return
  const begun = instantOf(addDays(moment.today, -2), '11:20')
  const next = addAnamnesis(rows, chance, visit, begun, _id)
  for (const slug of versions.keys()) {
    const last = saved.findLast(({ section }) => section === slug)!
    for (const copy of copyOf(client, nurse, next, last)) rows.add('anamnesis_section', copy)
  }
}

function addAnamnesis(
  rows: Rows,
  chance: Chance,
  { client, nurse }: Visit,
  created_at: Instant,
  from_id: Id | null,
): Id {
  const _id = chance.id(created_at)
  const author = signatureOf(nurse)
  rows.add('anamnesis', { _id, dossier_id: client._id, from_id, author, created_at })
  const of = { entity_type: 'anamnesis', entity_id: _id, dossier_id: client._id } as const
  rows.add('audit', auditRow(chance, nurse, { ...of, at: created_at, action: 'create' }))
  return _id
}

/** What was saved, in the order in which it was. */
function savesOf(chance: Chance, visit: Visit, { today }: Moment): Saved[] {
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
function declined(section: SectionSlug, answers: Row, turn: number): Row | undefined {
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
function answersOf(chance: Chance, { client, isFull }: Visit): Record<SectionSlug, Row> {
  const changes = client.conditions.map(({ name }) => ofCondition[name]?.(client.opened) ?? {})
  const isFrail = client.basicCare || isFull
  const measured: SectionRows = {
    body_care: isFull || chance.likely(0.7) ? { norton: nortonOf(chance, isFrail) } : {},
    nutrition: isFull || chance.likely(0.8) ? { bmi: massOf(chance, client), ...mnaOf(chance, isFrail) } : {},
  }
  const whole = isFull ? fullest(client.opened) : {}
  return Object.fromEntries(
    anamnesisSections.map(({ value: slug }): [SectionSlug, Row] => {
      const base =
        ordinary[slug][isFull ? ordinary[slug].length - 1 : chance.whole(0, ordinary[slug].length - 1)]!
      return [
        slug,
        Object.assign({}, base, ...[...changes, measured, whole].map(change => change[slug] ?? {})) as Row,
      ]
    }),
  ) as Record<SectionSlug, Row>
}

const nortonOf = (chance: Chance, isFrail: boolean): Row => {
  const item = () => (isFrail ? chance.whole(2, 4) : chance.whole(3, 4))
  return {
    physical_condition: item(),
    mental_condition: item(),
    activity: item(),
    mobility: item(),
    incontinence: item(),
  }
}

const massOf = (chance: Chance, { gender }: DemoClient): Row => ({
  height: gender === 'male' ? chance.whole(164, 182) : chance.whole(150, 170),
  weight: chance.whole(480, 880) / 10,
})

const mnaOf = (chance: Chance, isFrail: boolean): Row => ({
  mini_nutritional_assessment: {
    appetite_loss: isFrail ? chance.whole(0, 2) : 2,
    weight_loss: chance.whole(1, 3),
    mobility: isFrail ? 1 : 2,
    has_suffered_stress_or_acute_disease: chance.likely(0.3),
    neuropsychological_problems: chance.whole(1, 2),
  },
})

function addSection(
  rows: Rows,
  chance: Chance,
  { client, nurse }: Visit,
  anamnesis_id: Id,
  { section: slug, answers, at }: Saved,
  { version, current }: { version: number; current: boolean },
): void {
  const section = sectionOf(slug)
  const read = fromWire(section, answers)
  const author = signatureOf(nurse)
  const state = formState(section, read, { markedComplete: false, toConfirm: false })
  rows.add('anamnesis_section', {
    anamnesis_id,
    section: slug,
    version,
    current,
    dossier_id: client._id,
    definition_version: section.definitionVersion,
    answers,
    derived: scoresOf(section, read),
    marked_complete: false,
    state,
    author,
    saved_at: at,
  })
  const kind = sectionPermissions[slug] ? 'ReservedAnamnesis' : 'Anamnesis'
  const payload = { _id: anamnesis_id, section: slug, version, state }
  const action = version === 1 ? 'created' : 'corrected'
  rows.add('activity', newsRow(chance, client._id, kind, action, { _id: anamnesis_id, author, at, payload }))
  const of = { entity_type: 'anamnesis', entity_id: anamnesis_id, dossier_id: client._id } as const
  const fields = Object.keys(answers).map(field => `${slug}.${field}`)
  rows.add('audit', auditRow(chance, nurse, { ...of, at, action: 'update', fields }))
}

/** A section as the next anamnesis begins with it, signed by whoever answered it then. */
function copyOf(
  client: DemoClient,
  nurse: Worker,
  anamnesis_id: Id,
  { section: slug, answers, at }: Saved,
): Row[] {
  const section = sectionOf(slug)
  const copied = copiedAnswers(section, fromWire(section, answers))
  if (!isAnswered(copied)) return []
  return [
    {
      anamnesis_id,
      section: slug,
      version: 0,
      current: true,
      dossier_id: client._id,
      definition_version: section.definitionVersion,
      answers: toWire(section, copied) as Row,
      derived: scoresOf(section, copied),
      marked_complete: false,
      state: 'to_confirm',
      author: signatureOf(nurse),
      saved_at: at,
    },
  ]
}

/** The scores that are complete. */
const scoresOf = (section: Section, answers: Answers): Row =>
  Object.fromEntries(Object.entries(derivedOf(section, answers)).filter(([, score]) => score !== undefined))
