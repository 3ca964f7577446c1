import { type ESTree, parseSync, Visitor } from 'vite'

/** A text of the screen: its Italian words, which are its key, and whether it has a plural. */
export type Text = { key: string; plural: boolean }

const translators = new Set(['t', 'say'])

const isTranslator = (callee: ESTree.Node): boolean =>
  (callee.type === 'Identifier' && translators.has(callee.name)) ||
  (callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 't')

/** Every text that an expression may be: its own words, or those of each of its branches. */
function wordsOf(node: ESTree.Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' && node.value !== '' ? [node.value] : []
  if (node.type === 'TemplateLiteral')
    return node.expressions.length === 0 ? [node.quasis[0]?.value.cooked ?? ''] : []
  if (node.type === 'ConditionalExpression') return [...wordsOf(node.consequent), ...wordsOf(node.alternate)]
  if (node.type === 'LogicalExpression') return [...wordsOf(node.left), ...wordsOf(node.right)]
  return []
}

const nameOf = (key: ESTree.Node): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''

const counts = (node: ESTree.Node | undefined): boolean =>
  node?.type === 'ObjectExpression' &&
  node.properties.some(property => property.type === 'Property' && nameOf(property.key) === 'count')

/**
 * The texts of a source file: what `t('...')` and `say('...')` say, the key of a `<Trans>`, and the `label` of
 * each option, since labels of the domain pass through the same `t`.
 */
export function textsOfSource(path: string, source: string): Text[] {
  const texts: Text[] = []
  const { program } = parseSync(path, source)
  const visitor = new Visitor({
    CallExpression({ callee, arguments: given }) {
      const [first, second] = given
      if (first && isTranslator(callee))
        texts.push(...wordsOf(first).map(key => ({ key, plural: counts(second) })))
    },
    Property({ key, value }) {
      if (nameOf(key) === 'label') texts.push(...wordsOf(value).map(text => ({ key: text, plural: false })))
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && name.name === 'i18nKey' && value?.type === 'Literal')
        texts.push({ key: value.value, plural: false })
    },
  })
  visitor.visit(program)
  return texts
}

/** The texts of a page: the words of every element that carries `data-t`. */
export function textsOfPage(html: string): Text[] {
  const elements = html.matchAll(/<(\w+)[^>]*\sdata-t(?=[\s>])[^>]*>([^<]*)<\/\1>/g)
  return Array.from(elements, ([, , words = '']) => ({
    key: words.replace(/\s+/g, ' ').trim(),
    plural: false,
  }))
}
