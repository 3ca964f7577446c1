import * as z from 'zod/mini'

const values = <const V extends string>(options: readonly { value: V }[]) =>
  options.map(option => option.value)

/** How urine looks. */
export const urines = [
  { value: 'clear', label: 'Chiara' },
  { value: 'cloudy', label: 'Torbida' },
  { value: 'concentrated', label: 'Concentrata' },
  { value: 'marsala', label: 'Color marsala' },
  { value: 'bloody', label: 'Ematica' },
] as const

/** The seven forms of stool of the Bristol scale (Lewis and Heaton, 1997). */
export const bristolTypes = [
  { value: 'bristol_1', label: 'Grumi duri separati, come noci' },
  { value: 'bristol_2', label: 'A forma di salsiccia, nodose' },
  { value: 'bristol_3', label: 'A salsiccia, con crepe in superficie' },
  { value: 'bristol_4', label: 'A salsiccia o serpente, lisce e morbide' },
  { value: 'bristol_5', label: 'Frammenti morbidi, margini netti' },
  { value: 'bristol_6', label: 'Frammenti molli, margini frastagliati' },
  { value: 'bristol_7', label: 'Acquose, senza pezzi solidi' },
] as const

/** What else is said of the bowel where nobody looked at a form. */
export const otherBowels = [
  { value: 'diarrhea', label: 'Diarrea' },
  { value: 'gas', label: 'Alvo aperto ai gas' },
  { value: 'closed', label: 'Alvo chiuso' },
] as const

/** Consciousness by ACVPU, as NEWS2 asks it. */
export const consciousnessLevels = [
  { value: 'A', label: 'Vigile' },
  { value: 'C', label: 'Confusione nuova' },
  { value: 'V', label: 'Risponde alla voce' },
  { value: 'P', label: 'Risponde al dolore' },
  { value: 'U', label: 'Non risponde' },
] as const

export const Urine = z.enum(values(urines))
export const BowelMovement = z.enum([...values(bristolTypes), ...values(otherBowels)])
export const Consciousness = z.enum(values(consciousnessLevels))
export type Urine = z.infer<typeof Urine>
export type BowelMovement = z.infer<typeof BowelMovement>
export type Consciousness = z.infer<typeof Consciousness>

type Translate = (italian: string) => string

/** What was seen in words; empty where nothing was. */
export function seenWords(
  options: readonly { value: string; label: string }[],
  seen: unknown,
  t: Translate,
): string {
  const known = options.find(({ value }) => value === seen)
  return known ? t(known.label) : ''
}

/** A form of the Bristol scale by its number; its words are long. */
export function bowelWords(seen: unknown, t: Translate): string {
  const type = bristolTypes.findIndex(({ value }) => value === seen)
  return type < 0 ? seenWords(otherBowels, seen, t) : `Bristol ${type + 1}`
}
