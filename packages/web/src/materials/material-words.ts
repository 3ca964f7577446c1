import { francs } from '@vicino/domain/billing/rappen.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { type MaterialPrice, materialPayers } from '@vicino/domain/materials/material.ts'
import { isBilled, type NamedMaterial } from '@vicino/domain/materials/named-material.ts'
import type { MaterialUse } from '@vicino/domain/materials/material-use.ts'
import type { TFunction } from 'i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { dotted } from '../i18n/dotted.ts'

const wordsOf = (text: string): string[] => text.toLocaleLowerCase('it').split(/\s+/).filter(Boolean)

/** Whether each word sought begins a word of its name, or its position. */
export function isMeant({ name, code }: Pick<NamedMaterial, 'name' | 'code'>, search: string): boolean {
  const words = wordsOf(`${name} ${code ?? ''}`)
  return wordsOf(search).every(start => words.some(word => word.startsWith(start)))
}

/** "2 pezzi": how much of a material. */
export const quantityWords = (quantity: number, { unit }: Pick<NamedMaterial, 'unit'>): string =>
  `${formatIn(spokenLanguage()).number(quantity)} ${unit}`

/** What stands below the name of a material: its position, and that it is never billed where it is not. */
export const underMaterial = ({ code, category }: Pick<NamedMaterial, 'code' | 'category'>, t: TFunction) =>
  dotted([code, isBilled(category) ? '' : t('compreso nelle cure')])

/** "LAMal CHF 1.45" */
export const priceWords = ({ payer, price }: Pick<MaterialPrice, 'payer' | 'price'>, t: TFunction): string =>
  `${t(labelIn(materialPayers, payer))} ${formatIn(spokenLanguage()).money(francs(price))}`

/** 'Garza sterile, 2 pezzi, da Maria Bianchi' */
export const usedWords = (used: readonly MaterialUse[], t: TFunction): string[] =>
  used.map(({ material, quantity, author }) =>
    t('{{name}}, {{quantity}}, da {{by}}', {
      name: material.name,
      quantity: quantityWords(quantity, material),
      by: author.name,
    }),
  )
