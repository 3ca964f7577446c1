import { randomInt } from 'node:crypto'

const consonants = 'bcdfglmnprstvz'
const vowels = 'aeiou'
const words = 3
const syllables = 3

/** A password that can be read aloud and typed: three made-up words, about 55 bits of chance. */
export function makePassword(): string {
  const word = () => Array.from({ length: syllables }, () => letter(consonants) + letter(vowels)).join('')
  return Array.from({ length: words }, word).join('-')
}

const letter = (letters: string): string => letters[randomInt(letters.length)]!
