// Whether every text of the screen has its translation, and every translation its text.
// The glossary of the domain says what stands. `--missing de` prints the missing ones as JSON to be filled in.
import { join } from 'node:path'

import { translatedLanguages } from '../packages/domain/src/wire/languages.ts'
import { readCatalogues } from './keys/catalogues.ts'
import { readGlossary } from './keys/glossary.ts'
import { surveyKeys } from './keys/survey.ts'
import { readTexts } from './keys/texts.ts'

const root = join(import.meta.dirname, '..')
const texts = readTexts(root)
const catalogues = readCatalogues(root)
const { broken: brokenKeys, missing } = surveyKeys(texts, catalogues)
const broken = [...brokenKeys, ...readGlossary(root, catalogues)]

const asked = process.argv[process.argv.indexOf('--missing') + 1]
const language = translatedLanguages.find(one => one === asked)

if (process.argv.includes('--missing') && language) {
  const entries = missing[language].map(key => [key, ''])
  console.log(JSON.stringify(Object.fromEntries(entries), null, 2))
} else {
  for (const line of broken) console.error(line)
  console.log(
    broken.length === 0 ? `keys: ${texts.length} texts in four languages` : `keys: ${broken.length} broken`,
  )
  process.exitCode = broken.length === 0 ? 0 : 1
}
