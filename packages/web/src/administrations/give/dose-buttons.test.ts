import { expect, test } from 'vitest'
import { catalogue as german } from '../../i18n/de/catalogue.ts'
import { catalogue as english } from '../../i18n/en/catalogue.ts'
import { catalogue as french } from '../../i18n/fr/catalogue.ts'
import { textWidth } from '../../ui/text-width.ts'

/** What a card of doses leaves to its buttons on a phone of 390 pixels, of which its edges take 66. */
const room = 390 - 66
const letter = 16
const [gap, edge, padding] = [8, 1, 10]
const icon = 20 + 8

const widthOf = (words: string): number => textWidth(words) * letter + 2 * (padding + edge)

const pairs = [
  ['Somministra', 'Altro esito', icon],
  ['Data alle …', 'Non data', icon],
  ['Dare ora', 'Altro esito', 0],
] as const

const languages = [
  ['it', (key: string) => key],
  ['de', (key: keyof typeof german) => german[key]],
  ['fr', (key: keyof typeof french) => french[key]],
  ['en', (key: keyof typeof english) => english[key]],
] as const

test.each(languages)('the two buttons of a dose stand beside each other on a phone: %s', (_, said) => {
  for (const [first, second, sign] of pairs) {
    const words = [said(first)!, said(second)!] as const
    const width = sign + widthOf(words[0]) + gap + widthOf(words[1])
    expect({ words, width: Math.round(width), fits: width <= room }).toMatchObject({ fits: true })
  }
})
