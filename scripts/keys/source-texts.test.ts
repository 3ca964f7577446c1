import { expect, test } from 'vitest'
import { textsOfPage, textsOfSource } from './source-texts.ts'

test.each([
  ["t('Salva')", [['Salva', false]]],
  ['t("Data d\'inizio")', [["Data d'inizio", false]]],
  [
    "t(open ? 'Apri' : 'Chiudi')",
    [
      ['Apri', false],
      ['Chiudi', false],
    ],
  ],
  ["t('{{count}} farmaci', { count: 2 })", [['{{count}} farmaci', true]]],
  ["i18next.t('Salva')", [['Salva', false]]],
  ["say('Mostra')", [['Mostra', false]]],
  ['t(option.label)', []],
  ["const option = { value: 'OS', label: 'Orale OS' } as const", [['Orale OS', false]]],
  ['const x = <Trans i18nKey="Ciao">Ciao</Trans>', [['Ciao', false]]],
  ["format('Salva')", []],
])('%s', (source, texts) => {
  expect(textsOfSource('x.tsx', source)).toEqual(texts.map(([key, plural]) => ({ key, plural })))
})

test('a page says the words of its data-t elements, whatever their line breaks', () => {
  expect(textsOfPage('<p class="a" data-t>\n  Prima\n  volta </p><b>altro</b><b data-t>Qui</b>')).toEqual([
    { key: 'Prima volta', plural: false },
    { key: 'Qui', plural: false },
  ])
})
