import { expect, type Page, test } from './story.ts'
import { allSections } from '../packages/domain/src/anamnesis/all-sections.ts'
import type { Section } from '../packages/domain/src/anamnesis/section.ts'
import { sectionInventory } from '../packages/domain/src/testing/section-inventory.ts'
import { type Field, type Form, type NamedFields, noteField } from '../packages/domain/src/form/field.ts'
import { optionsOf } from '../packages/domain/src/form/options.ts'
import { toWire } from '../packages/domain/src/form/wire-answers.ts'
import { fullAnswers } from '../packages/domain/src/testing/full-answers.ts'
import { untilAtRest } from './at-rest.ts'
import { goOn } from './go-on.ts'
import { hasOpened, newAnamnesis } from './open-anamnesis.ts'
import { send } from './send.ts'
import { signInUnseen } from './sign-in.ts'

/** What a path of the inventory is on the page. */
type Shown = {
  label: string
  /** The card of the group that holds it; null for a field of the section itself. */
  card: string | null
  /** The words of the options that the inventory names. */
  options: readonly string[]
  /** What takes it; own texts stand with the options. */
  input: 'options' | 'text' | 'slider'
}

/** Finds what the page calls a path. Which answers it names is the inventory's word, not the definition's. */
function shownAs(section: Section, path: string, takes: string | readonly string[]): Shown {
  const names = path.split('.')
  const outer = section.fields[names[0]!]
  const card = outer?.kind === 'group' ? outer.label : null
  const { field, label } = lookUp(section, names, path)
  if (takes === 'ml or Kcal') return { label, card, options: [], input: 'slider' }
  const values = typeof takes === 'string' ? (takes.includes(', ') ? takes.split(', ') : []) : takes
  const options = values.map(value => {
    const option = field && optionsOf(field).find(one => String(one.value) === value)
    if (!option) throw new Error(`${path} does not offer ${value}`)
    return option.label
  })
  return {
    label,
    card,
    options,
    input: options.length === 0 && takes !== 'list of text' ? 'text' : 'options',
  }
}

/** The field at a path, called as the page calls it; a description has no field of its own. */
function lookUp(form: Form, names: readonly string[], path: string): { field?: Field; label: string } {
  const [name, ...inner] = names
  const field = form.fields[name!]
  if (field && inner.length === 0) return { field, label: field.label }
  if (field && 'fields' in field) {
    const found = lookUp(field, inner, path)
    return inner[0] === 'is_active' ? { ...found, label: field.label } : found
  }
  const note = Object.values(form.fields).flatMap(one => noteField(one) ?? [])
  const label = note.find(({ wire }) => wire === name)?.label
  if (label === undefined) throw new Error(`No field for ${path}`)
  return { label }
}

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A name alone, or with its unit or points behind it. */
const named = (text: string): RegExp => new RegExp(`^${literally(text)}( \\(.+\\)| \\d)?$`)

/** Finds every path on the page as often as the inventory names one that is called so. */
async function expectAll(page: Page, shown: readonly Shown[]): Promise<void> {
  const alike = Map.groupBy(shown, ({ card, label, input }) => [card, label, input].join('/'))
  await Promise.all([...alike.values()].map(ones => expectOne(page, ones[0]!, ones.length)))
}

async function expectOne(page: Page, { card, label, options, input }: Shown, count: number): Promise<void> {
  const within = card === null ? page : page.getByRole('region', { name: card, exact: true })
  const question = within.getByRole('group', { name: label, exact: true })
  const asked = {
    slider: within.getByRole('slider', { name: label }),
    text: within.getByLabel(named(label)).and(within.locator('input, textarea')),
    options: question,
  }
  await expect(asked[input]).toHaveCount(count)
  for (const option of options)
    await expect(question.getByRole('button', { name: named(option) })).toHaveCount(count)
}

/** The screen of a section on which a path stands; undefined for its own page. */
const screenOf = ({ parts }: Section, path: string): string | undefined =>
  parts.find(({ fields }) => fields.includes(path.split('.')[0]!))?.screen?.slug

test('every field and option of the specification stands on its page', async ({ page }) => {
  test.slow()
  await signInUnseen(page, 'infermiera')
  // Of a woman who may be pregnant everything is asked.
  const menu = await newAnamnesis(page, { first_name: 'Zoe', birthday: '1988-07-21', gender: 'female' })
  const api = menu.replace('/dossier/', '/api/dossiers/')
  for (const section of allSections) {
    const answers = toWire(section, fullAnswers(section))
    await send(page, 'PUT', `${api}/${section.slug}`, { version: 0, answers })
  }
  // What she reads from here on is what was saved.
  await page.goto(menu)
  await hasOpened(page)
  for (const section of allSections) {
    const inventory = Object.entries(sectionInventory[section.slug])
    for (const [screen, paths] of Map.groupBy(inventory, ([path]) => screenOf(section, path))) {
      await goOn(page, `${menu}/${section.slug}${screen ? `?screen=${screen}` : ''}`)
      await untilAtRest(page)
      // What an entry of a list takes stands on the form of a new one.
      const { entries }: NamedFields = section.fields
      if (entries?.kind === 'entries') await page.getByRole('button', { name: entries.add.label }).click()
      await expectAll(
        page,
        paths.map(([path, takes]) => shownAs(section, path, takes)),
      )
    }
  }
})
