import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { translatedLanguages } from '../../packages/domain/src/wire/languages.ts'
import type { Catalogues } from './catalogues.ts'

type House = {
  catalogues: Catalogues
  /** The source of a file of the domain; undefined where there is none. */
  sourceOf: (file: string) => string | undefined
  /** All migrations, one after the other. */
  migrations: string
}

type Row = { label: string; translations: readonly string[]; word: string; file: string; table: string }

/** A row says label, translations, `Word` file, `table`; the table may be empty. */
const rowPattern = /^\| ([^|`]+) \|([^`]+)\| `(\w+)` (\S+\.ts) \| (?:`(\w+)` )?\|$/

const wordsOf = (cells: string): string[] => cells.split('|').map(cell => cell.trim())

function rowsOf(glossary: string): { rows: Row[]; odd: string[] } {
  const lines = glossary.split('\n').filter(line => line.startsWith('|') && !/^\| (it \||-)|^\|-/.test(line))
  const rows = lines.flatMap(line => {
    const [, label, translations, word, file, table = ''] = rowPattern.exec(line) ?? []
    return label && translations && word && file
      ? [{ label, translations: wordsOf(translations), word, file, table }]
      : []
  })
  return { rows, odd: lines.filter(line => !rowPattern.test(line)) }
}

/** What the glossary names and the house does not have: a code word, its file, a table, another translation. */
export function surveyGlossary(glossary: string, house: House): string[] {
  const { rows, odd } = rowsOf(glossary)
  return [
    ...odd.map(line => `no row of label, four languages, code word and table: ${line}`),
    ...rows.flatMap(row => surveyRow(row, house)),
  ].map(fault => `GLOSSARY.md: ${fault}`)
}

function surveyRow({ label, translations, word, file, table }: Row, house: House): string[] {
  const source = house.sourceOf(file)
  const isSaid =
    source !== undefined && new RegExp(`^(?:export )?(?:const|type) ${word}\\b`, 'm').test(source)
  const isKept = table === '' || new RegExp(`create table (\\w+\\.)?"?${table}"? \\(`).test(house.migrations)
  const other = translatedLanguages.flatMap((language, at) => {
    const entry = house.catalogues[language].find(({ key }) => key === label)
    return entry && entry.text !== translations[at] ? [`«${label}» is «${entry.text}» in ${language}`] : []
  })
  return [
    ...(isSaid ? [] : [`${file} has no «${word}»`]),
    ...(isKept ? [] : [`no migration makes a table «${table}»`]),
    ...other,
  ]
}

/** The glossary of the tree below `root`, against the domain and the migrations beside it. */
export function readGlossary(root: string, catalogues: Catalogues): string[] {
  const read = (...path: string[]): string => readFileSync(join(root, 'packages', ...path), 'utf8')
  const folder = ['server', 'migrations']
  return surveyGlossary(read('domain', 'GLOSSARY.md'), {
    catalogues,
    sourceOf: file =>
      existsSync(join(root, 'packages/domain/src', file)) ? read('domain', 'src', file) : undefined,
    migrations: readdirSync(join(root, 'packages', ...folder))
      .map(file => read(...folder, file))
      .join('\n'),
  })
}
