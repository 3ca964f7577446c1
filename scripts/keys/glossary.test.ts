import { expect, it } from 'vitest'

import { surveyGlossary } from './glossary.ts'

const house = {
  catalogues: {
    it: [],
    de: [{ key: 'Farmaco', text: 'Medikament', file: 'de/drugs.json' }],
    fr: [{ key: 'Farmaco', text: 'Médicament', file: 'fr/drugs.json' }],
    en: [{ key: 'Farmaco', text: 'Drug', file: 'en/drugs.json' }],
  },
  sourceOf: (file: string) =>
    file === 'drugs/drug.ts' ? 'export const Drug = 1\ntype Dose = {}\n' : undefined,
  migrations: 'create table drug (\n  _id uuid\n);\ncreate table auth."passkey" (\n);',
}

it.each<[string, string, string[]]>([
  ['stands', '| Farmaco | Medikament | Médicament | Drug | `Drug` drugs/drug.ts | `drug` |', []],
  ['needs no table', '| Dose | Dosis | Dose | Dose | `Dose` drugs/drug.ts | |', []],
  [
    'has a table that the library of the sign-in owns',
    '| x | x | x | x | `Drug` drugs/drug.ts | `passkey` |',
    [],
  ],
  [
    'names another word',
    '| x | x | x | x | `Medicine` drugs/drug.ts | |',
    ['drugs/drug.ts has no «Medicine»'],
  ],
  ['names a part of a word', '| x | x | x | x | `Dru` drugs/drug.ts | |', ['drugs/drug.ts has no «Dru»']],
  ['names another file', '| x | x | x | x | `Drug` drugs/pill.ts | |', ['drugs/pill.ts has no «Drug»']],
  [
    'names another table',
    '| x | x | x | x | `Drug` drugs/drug.ts | `drugs` |',
    ['no migration makes a table «drugs»'],
  ],
  [
    'is translated otherwise on the screen',
    '| Farmaco | Arznei | Médicament | Drug | `Drug` drugs/drug.ts | |',
    ['«Farmaco» is «Medikament» in de'],
  ],
  [
    'cannot be read',
    '| Farmaco | Medikament | `Drug` |',
    ['no row of label, four languages, code word and table: | Farmaco | Medikament | `Drug` |'],
  ],
])('a row that %s', (_, row, faults) => {
  const glossary = `# Glossary\n\n| it | de | fr | en | code word | table |\n|---|---|---|---|---|---|\n${row}\n`
  expect(surveyGlossary(glossary, house)).toEqual(faults.map(fault => `GLOSSARY.md: ${fault}`))
})
