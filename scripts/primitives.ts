import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gaps } from './scale.ts'

const layout = join(import.meta.dirname, '../packages/web/src/ui/layout')

type Rule = { selectors: string[]; declarations: string[]; isPlain: boolean }

/** The rules of a sheet; plain are those that hold always, not on some screens alone. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  const open: string[] = []
  for (const [, before = '', end] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]*)([{}])/g)) {
    if (end === '{') {
      open.push(before.trim())
      continue
    }
    const head = open.pop() ?? ''
    if (head.startsWith('@')) continue
    rules.push({
      selectors: head.split(/,(?![^(]*\))/).map(selector => selector.trim()),
      declarations: before.split(';').flatMap(one => (one.trim() === '' ? [] : inWords(one.trim()))),
      isPlain: open.every(around => around.startsWith('@layer')),
    })
  }
  return rules
}

const synonyms: Readonly<Record<string, string>> = {
  'display: grid': 'display: flex; flex-direction: column',
  'align-items: start': 'align-items: flex-start',
  'align-items: end': 'align-items: flex-end',
  'justify-content: start': 'justify-content: flex-start',
}

/** A declaration in the words that the primitives' own sheets use. */
function inWords(declaration: string): string[] {
  const said = declaration.replace('var(--gap-wide)', '24px').replace('var(--gap)', '16px')
  const [, lines, beside] = /^gap: (\S+) (\S+)$/.exec(said) ?? []
  if (lines !== undefined) return [`row-gap: ${lines}`, `gap: ${beside}`]
  return (synonyms[said] ?? said).split('; ')
}

const sheetOf = (primitive: string) => rulesOf(readFileSync(join(layout, `${primitive}.module.css`), 'utf8'))
const vocabulary = Object.fromEntries(
  ['Stack', 'Inline', 'Text'].map(name => [name, new Set(sheetOf(name).flatMap(rule => rule.declarations))]),
)

/** What a primitive says, or would say once its sheet is told one more step of the scale. */
function says(name: string, declaration: string): boolean {
  const [property = '', value = ''] = declaration.split(': ')
  if (property === 'font-size') return name === 'Text' && value.startsWith('var(--t')
  if (property === 'gap') return name !== 'Text' && gaps.includes(value)
  if (property === 'row-gap') return name === 'Inline' && gaps.includes(value)
  return vocabulary[name]!.has(declaration)
}

function primitiveFor(declarations: ReadonlySet<string>): string | undefined {
  const all = [...declarations]
  const isSaidBy = (name: string) => all.every(one => says(name, one))
  // A line of its own may be anything; it is text where its words are looked at.
  if (!declarations.has('display: flex'))
    return isSaidBy('Text') && !(declarations.size === 1 && declarations.has('display: block'))
      ? 'Text'
      : undefined
  return ['Stack', 'Inline'].find(
    name => isSaidBy(name) && declarations.has('flex-direction: column') === (name === 'Stack'),
  )
}

/**
 * The classes of a style sheet that say nothing but what a primitive of `ui/layout` says, each with its primitive
 * (decision 0101). What a primitive says stands in its own sheet.
 */
export function saidByPrimitives(css: string): string[] {
  const rules = rulesOf(css)
  const names = new Set(rules.flatMap(rule => rule.selectors.join().match(/\.[a-z][\w-]*/gi) ?? []))
  return [...names].flatMap(name => {
    const whole = new RegExp(`\\${name}(?![\\w-])`)
    const own = rules.filter(rule => rule.selectors.some(selector => whole.test(selector)))
    const isAlone = own.every(
      rule => rule.isPlain && rule.selectors.every(selector => selector === name || !whole.test(selector)),
    )
    const primitive = isAlone && primitiveFor(new Set(own.flatMap(rule => rule.declarations)))
    return primitive ? [`${name} says what <${primitive}> says`] : []
  })
}
