import { materialPayers } from '@vicino/domain/materials/material.ts'
import { materialCategories } from '@vicino/domain/materials/named-material.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../../i18n/texts.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { readNumber } from '../../ui/fields/read-number.ts'
import { showDay } from '../../ui/fields/read-day.ts'
import type { ShownField } from '../../ui/sheets/merge-sides.ts'
import type { MaterialValues, TypedPrice } from './material-values.ts'
import { dotted } from '../../i18n/dotted.ts'

/** "LAMal CHF 1.45 dal 01.01.2026" */
export const typedPriceWords = ({ payer, price, from }: TypedPrice, t: TFunction): string =>
  t('{{what}} {{rate}} dal {{from}}', {
    what: t(labelIn(materialPayers, payer)),
    rate: formatIn(spokenLanguage()).money(readNumber(price) ?? 0),
    from: showDay(from ?? ''),
  })

/** The fields of a material with what they say, in the order of the form. */
export const materialRows: readonly ShownField<MaterialValues>[] = [
  { field: 'name', label: 'Nome del materiale', words: ({ name }) => name },
  { field: 'unit', label: 'Unità', words: ({ unit }) => unit },
  {
    field: 'category',
    label: 'Categoria',
    words: ({ category }, t) => t(labelIn(materialCategories, category)),
  },
  { field: 'code', label: 'Posizione EMAp o codice', words: ({ code }) => code },
  { field: 'in_use', label: 'Proposto nelle visite', words: ({ in_use }, t) => (in_use ? t('Sì') : t('No')) },
  {
    field: 'prices',
    label: 'Prezzi',
    words: ({ prices }, t) => dotted(prices.map(price => typedPriceWords(price, t))),
  },
]
