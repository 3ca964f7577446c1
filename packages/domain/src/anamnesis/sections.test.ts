import { describe, expect, it } from 'vitest'
import { fieldsNamedIn } from '../form/condition.ts'
import { type Field, type Form, noteField } from '../form/field.ts'
import { mergedFields } from '../form/merge-units.ts'
import { optionsOf } from '../form/options.ts'
import { allSections, sectionOf } from './all-sections.ts'
import { sectionLoaders } from './load-section.ts'
import { type Inventory, sectionInventory } from '../testing/section-inventory.ts'
import { anamnesisSections } from './section-slug.ts'

/** Every form inside a form, itself first, with the path to it. */
function formsIn(form: Form, path = ''): [string, Form][] {
  const inner = Object.entries(form.fields).flatMap(([name, field]) =>
    'fields' in field ? formsIn(field, `${path}${name}.`) : [],
  )
  return [[path, form], ...inner]
}

const fieldsIn = (form: Form): [string, Field][] =>
  formsIn(form).flatMap(([path, { fields }]) =>
    Object.entries(fields).map(([name, field]): [string, Field] => [`${path}${name}`, field]),
  )

/** A definition in the words of the inventory. */
function inventoryOf(form: Form): Inventory {
  return Object.fromEntries(
    formsIn(form).flatMap(([path, { fields }]) =>
      Object.entries(fields).flatMap(([name, field]) => {
        const note = noteField(field)
        const own = 'fields' in field ? [] : [[`${path}${name}`, takes(field)]]
        return note ? [...own, [`${path}${note.wire}`, 'text']] : own
      }),
    ),
  ) as Inventory
}

const words: Partial<Record<Field['kind'], string>> = {
  flag: 'true, false',
  text: 'text',
  number: 'number',
  slider: 'ml or Kcal',
  date: 'date',
  time: 'clock',
}

function takes(field: Field): unknown {
  const options = optionsOf(field).map(({ value }) => String(value))
  if (field.kind === 'question') return options.join(', ')
  if (field.kind === 'list' && options.length === 0) return 'list of text'
  return words[field.kind] ?? options.toSorted()
}

const sorted = (inventory: Inventory) =>
  Object.fromEntries(
    Object.entries(inventory).map(([path, what]) => [
      path,
      typeof what === 'string' ? what : what.toSorted(),
    ]),
  )

it('the sections stand in the order of the menu and load one by one', async () => {
  const slugs = anamnesisSections.map(({ value }) => value)
  expect(allSections.map(({ slug }) => slug)).toEqual(slugs)
  for (const slug of slugs) expect(await sectionLoaders[slug]()).toBe(sectionOf(slug))
})

describe.each(allSections.map(section => [section.slug, section] as const))('%s', (slug, section) => {
  it('has every field and option of the specification, and no other', () => {
    expect(inventoryOf(section)).toEqual(sorted(sectionInventory[slug]))
  })

  it('lays out each field once', () => {
    const laid = section.parts.flatMap(({ fields }) => fields)
    expect(laid.toSorted()).toEqual(Object.keys(section.fields).toSorted())
    for (const { screen } of section.parts)
      if (screen) expect(section.fields[screen.badge]?.kind).toBe('flag')
  })

  it('names in conditions and resets only neighbours, conditions only earlier ones', () => {
    for (const [, { fields }] of formsIn(section))
      Object.values(fields).forEach((field, at) => {
        const earlier = Object.keys(fields).slice(0, at)
        expect(earlier).toEqual(expect.arrayContaining(field.shownWhen ? fieldsNamedIn(field.shownWhen) : []))
        for (const reset of field.resets ?? []) expect(fields).toHaveProperty(reset.field)
      })
  })

  it('is shown and reset by questions that are merged, never by a group of them', () => {
    const fields = mergedFields(section)
    const paths = fields.map(({ path }) => path)
    expect(fields.flatMap(({ ties }) => ties).filter(tie => !paths.includes(tie))).toEqual([])
  })

  it('asks in conditions for values that can be answered', () => {
    const asked = formsIn(section).flatMap(([, { fields }]) =>
      Object.values(fields).flatMap(({ shownWhen }) =>
        shownWhen && 'field' in shownWhen ? [[fields[shownWhen.field]!, shownWhen.is] as const] : [],
      ),
    )
    const impossible = asked.filter(([gate, is]) => !optionsOf(gate).some(({ value }) => value === is))
    expect(impossible).toEqual([])
  })

  it('gives each name on the wire once, with letters of the wire', () => {
    for (const [, { fields }] of formsIn(section)) {
      const names = Object.entries(fields).flatMap(([name, field]) => [name, ...wireOf(field)])
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(name).toMatch(/^[a-z][a-z_]*$/)
    }
  })

  it('gives each option of a field once, and every label', () => {
    for (const [, field] of fieldsIn(section)) {
      const values = optionsOf(field).map(({ value }) => value)
      expect(new Set(values).size).toBe(values.length)
      expect([field.label, ...optionsOf(field).map(({ label }) => label)]).not.toContain('')
    }
  })

  it('gates nothing by what a reader may not read', () => {
    const named = Object.values(section.fields).flatMap(field =>
      field.shownWhen ? fieldsNamedIn(field.shownWhen) : [],
    )
    for (const name of named) expect(section.fields[name]?.permission).toBeUndefined()
  })
})

const wireOf = (field: Field): string[] => {
  const note = noteField(field)
  return note ? [note.wire] : []
}
