import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answer } from '../form/answer.ts'
import type { Answer, Answers } from '../form/answers.ts'
import { addEntry } from '../form/entries.ts'
import { isEqual } from '../form/equal.ts'
import { type Field, type Form, noteField } from '../form/field.ts'
import { differences } from '../form/differences.ts'
import { merge } from '../form/merge.ts'
import { mergedFields, type MergedField } from '../form/merge-units.ts'
import { optionsOf } from '../form/options.ts'
import { answerAt, together } from '../form/parts.ts'
import { withoutBroken } from '../form/broken-rules.ts'
import { readStored } from '../form/stored-answers.ts'
import { visibleFields, withoutHidden } from '../form/visibility.ts'
import { fromWire, toWire } from '../form/wire-answers.ts'
import { wireSchema } from '../form/wire-schema.ts'
import { fieldErrors } from '../wire/field-error.ts'
import { allSections } from './all-sections.ts'

const today = '2026-11-21'
const words = fc.stringMatching(/^[a-z]{4,8}$/)

/** What may be answered to a field, hidden or not; undefined takes an answer back. */
function answerTo(field: Field): fc.Arbitrary<Answer | undefined> {
  return fc.option<Answer, undefined>(noteField(field) ? noted(field) : plain(field), {
    nil: undefined,
    freq: 6,
  })
}

const noted = (field: Field): fc.Arbitrary<Answer> =>
  fc.record(
    { choice: fc.constantFrom(...optionsOf(field).map(({ value }) => value)), note: words },
    { requiredKeys: ['choice'] },
  )

function plain(field: Field): fc.Arbitrary<Answer> {
  if (field.kind === 'list') {
    const presets = field.presets.map(({ value }) => fc.constant(value))
    const texts = field.custom ? fc.oneof(words, ...presets) : fc.oneof(...presets)
    return fc.uniqueArray(texts, { maxLength: 4 })
  }
  if (field.kind === 'choice' && field.custom)
    return fc.oneof(words, fc.constantFrom(...field.options.map(({ value }) => value)))
  if (field.kind === 'number' || field.kind === 'slider') {
    const steps = Math.floor((field.max - field.min) / field.step)
    return fc.integer({ min: 0, max: steps }).map(at => Math.round((field.min + at * field.step) * 10) / 10)
  }
  if (field.kind === 'text') return words
  if (field.kind === 'date') return fc.constantFrom('2026-01-31', '2024-02-29')
  if (field.kind === 'time') return fc.constantFrom('00:00', '22:30')
  if (field.kind === 'entries') return fc.array(filled(field), { minLength: 1, maxLength: 3 }).map(entriesOf)
  if (field.kind === 'group' || field.kind === 'block') return filled(field)
  return fc.constantFrom(...optionsOf(field).map(({ value }) => value))
}

const entriesOf = (filledIn: readonly Answers[]): Answer =>
  filledIn.filter(one => Object.keys(one).length > 0).reduce(addEntry, [])

type Step = readonly [path: string, value: Answer | undefined]

function stepsOf(form: Form, path = ''): fc.Arbitrary<Step>[] {
  return Object.entries(form.fields).flatMap(([name, field]) => {
    const own = answerTo(field).map((value): Step => [`${path}${name}`, value])
    return field.kind === 'group' || field.kind === 'block'
      ? [own, ...stepsOf(field, `${path}${name}.`)]
      : [own]
  })
}

const take = (form: Form, steps: readonly Step[], from: Answers = {}): Answers =>
  steps.reduce((answers, [path, value]) => answer(form, answers, path, value, today), from)

/** Answers that break no rule: what a page could save. */
const sound = (form: Form, answers: Answers): Answers => withoutHidden(form, withoutBroken(form, answers))

const filled = (form: Form): fc.Arbitrary<Answers> => walk(form).map(steps => sound(form, take(form, steps)))

const stepTo = ({ path, field }: MergedField): fc.Arbitrary<Step> =>
  answerTo(field).map(value => [path, value])

/** Any JSON below the names of a form, as an older definition or another program may have left it. */
function storedOnce(form: Form): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.entries(form.fields).flatMap(([name, field]): [string, fc.Arbitrary<unknown>][] => {
    const note = noteField(field)
    const own: [string, fc.Arbitrary<unknown>] = [name, jsonFor(field)]
    return note ? [own, [note.wire, jsonFor(field)]] : [own]
  })
  return fc.record({ ...Object.fromEntries(names), home_visits: fc.jsonValue() }, { requiredKeys: [] })
}

function jsonFor(field: Field): fc.Arbitrary<unknown> {
  const options = optionsOf(field).map(({ value }) => value)
  const any = fc.oneof(fc.jsonValue(), fc.constantFrom(true, 'x', ...options))
  if (!('fields' in field)) return any
  if (field.kind !== 'entries') return fc.oneof(storedOnce(field), any)
  const entry = fc.tuple(fc.integer({ min: 1, max: 9 }), storedOnce(field))
  const entries = fc.uniqueArray(entry, { selector: ([id]) => id })
  return fc.oneof(
    entries.map(all => all.map(([id, fields]) => ({ ...fields, id }))),
    any,
  )
}

/** All that a JSON value says, without where. */
const saidIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(saidIn) : [JSON.stringify(value)]

/** Whose answer is chosen in each conflict: true for mine. */
const sides = fc.array(fc.boolean(), { minLength: 60, maxLength: 60 })

const walk = (form: Form) => fc.array(fc.oneof(...stepsOf(form)), { maxLength: 25 })

describe.each(allSections.map(section => [section.slug, section] as const))('%s', (_, section) => {
  const schema = wireSchema(section)
  const runs = { numRuns: 60 }

  it('after any answers is accepted, keeps nothing hidden and travels whole', () => {
    fc.assert(
      fc.property(walk(section), steps => {
        const answers = sound(section, take(section, steps))
        const wire = toWire(section, answers)
        expect(schema.safeParse(wire).error?.issues ?? []).toEqual([])
        expect(withoutHidden(section, answers)).toBe(answers)
        expect(fromWire(section, wire)).toEqual(answers)
        expect(readStored(section, wire)).toEqual({ answers, unread: {} })
        expect(differences(section, answers, fromWire(section, wire))).toEqual([])
      }),
      runs,
    )
  })

  it('reads whatever was stored once: what fits may be saved again, and nothing is dropped unseen', () => {
    fc.assert(
      fc.property(storedOnce(section), wire => {
        const { answers, unread } = readStored(section, wire)
        const again = toWire(section, answers)
        expect(schema.safeParse(again).error?.issues ?? []).toEqual([])
        expect([...saidIn(again), ...saidIn(unread)].toSorted()).toEqual(saidIn(wire).toSorted())
      }),
      { numRuns: 20 },
    )
  })

  it('takes a body or refuses it at its fields, whatever it holds', () => {
    fc.assert(
      fc.property(storedOnce(section), body => {
        const { data, error } = schema.safeParse(body, { reportInput: true })
        const paths = fieldErrors(error?.issues ?? []).map(({ path }) => path.split('.')[0] ?? '')
        expect(paths.filter(name => !(name in body))).toEqual([])
        const kept = toWire(section, withoutHidden(section, fromWire(section, data ?? {})))
        expect(schema.safeParse(kept).success).toBe(true)
        expect(saidIn(kept).toSorted()).toEqual(saidIn(data ?? {}).toSorted())
      }),
      { numRuns: 20 },
    )
  })

  it('loses no answer that is still shown', () => {
    fc.assert(
      fc.property(walk(section), fc.oneof(...stepsOf(section)), (steps, step) => {
        const before = take(section, steps)
        const after = take(section, [step], before)
        const touched = step[0].split('.')[0]!
        const reset = new Set(section.fields[touched]?.resets?.map(({ field }) => field))
        const others = visibleFields(section, after).flatMap(([name]) =>
          name === touched || reset.has(name) ? [] : [name],
        )
        expect(others.filter(name => !isEqual(after[name], before[name]))).toEqual([])
      }),
      runs,
    )
  })

  it('merges what two wrote without losing either, or asks, and no choice prunes the other', () => {
    fc.assert(
      fc.property(walk(section), walk(section), walk(section), sides, (first, own, hers, chosen) => {
        const base = sound(section, take(section, first))
        const [mine, theirs] = [own, hers].map(steps => sound(section, take(section, steps, base))) as [
          Answers,
          Answers,
        ]
        const { answers, conflicts } = merge(section, base, mine, theirs)
        const asked = new Set(conflicts.flatMap(({ fields }) => fields))
        for (const { path, field } of mergedFields(section)) {
          if (field.kind === 'entries' || asked.has(path)) continue
          const [was, is, hersIs] = [base, mine, theirs].map(side => answerAt(side, path))
          expect([path, answerAt(answers, path)]).toEqual([path, isEqual(is, was) ? hersIs : is])
        }
        const choices = conflicts.map((conflict, at) => (chosen[at] ? conflict.mine : conflict.theirs))
        const settled = together([answers, ...choices])
        expect(withoutHidden(section, settled)).toEqual(settled)
        expect(schema.safeParse(toWire(section, settled)).error?.issues ?? []).toEqual([])
      }),
      runs,
    )
  })

  it('asks nobody about two questions that have nothing to do with each other', () => {
    const fields = mergedFields(section)
    const reachOf = (path: string): string[] => [
      path,
      ...fields.filter(({ ties }) => ties.includes(path)).flatMap(tied => reachOf(tied.path)),
    ]
    const pairs = fields.flatMap(one =>
      fields
        .filter(other => !reachOf(one.path).some(path => reachOf(other.path).includes(path)))
        .map(other => [one, other] as const),
    )
    if (pairs.length === 0) return
    const changes = fc.constantFrom(...pairs).chain(([one, other]) => fc.tuple(stepTo(one), stepTo(other)))
    fc.assert(
      fc.property(walk(section), changes, (first, [own, hers]) => {
        const base = take(section, first)
        const merged = merge(section, base, take(section, [own], base), take(section, [hers], base))
        expect(merged.conflicts).toEqual([])
      }),
      runs,
    )
  })
})
