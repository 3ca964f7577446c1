import { jobTitles } from '@vicino/domain/businesses/job-title.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { Signature } from '@vicino/domain/records/versioned.ts'
import { labelOrValue } from '@vicino/domain/wire/option.ts'

export const italian = formatIn('it')

/** A record in one of its versions, as it is printed. */
export type PrintedEntry = {
  title: string
  /** Its facts, each a paragraph. */
  lines: readonly string[]
  /** Who wrote it and when. */
  signed: string
  /** Why it was struck. */
  struck?: string | null
  /** Another version took its place. */
  isOver?: boolean
}

/** Something to be said under a label, where there is something. */
export type PrintedFact = readonly [label: string, value: string | number | null | undefined | false]

/** Facts in one paragraph; none where nothing is said. */
export function paragraph(facts: readonly PrintedFact[]): string[] {
  const said = facts.flatMap(([label, value]) =>
    value === null || value === undefined || value === false || value === ''
      ? []
      : [`${label}: ${typeof value === 'number' ? italian.number(value) : value}`],
  )
  return said.length > 0 ? [said.join(' · ')] : []
}

/** What was written in words of its own stands alone. */
export const words = (label: string, text: string | null): string[] => (text ? [`${label}: ${text}`] : [])

export const printedDay = (day: string | null | undefined): string | null => (day ? italian.day(day) : null)
export const yes = (is: boolean): string | null => (is ? 'sì' : null)

export const signatureWords = ({ name, role }: Pick<Signature, 'name' | 'role'>): string =>
  role ? `${name}, ${labelOrValue(jobTitles, role)}` : name

type Signed = {
  version: number
  author: Signature
  written_at: Instant
  reason?: string | null
  handover?: boolean
  current?: boolean
}

/** Who wrote this version and when, over which, why, and whether it was handed over. */
export function signedWords({ version, author, written_at, reason, handover }: Signed): string {
  const over = version > 1 ? ` · versione ${version}` : ''
  const why = reason ? ` · motivo: ${reason}` : ''
  const handed = handover ? ' · in consegna' : ''
  return `${italian.instant(written_at)} · ${signatureWords(author)}${over}${why}${handed}`
}

/** What all versions of a record have alike when they are printed. */
export const printedVersion = (
  row: Signed & { struck?: { reason: string } | null },
): Pick<PrintedEntry, 'signed' | 'struck' | 'isOver'> => ({
  signed: signedWords(row),
  struck: row.struck?.reason ?? null,
  isOver: row.current === false,
})
