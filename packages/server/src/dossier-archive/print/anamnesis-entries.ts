import { anamnesisSections } from '@vicino/domain/anamnesis/section-slug.ts'
import { bandNamed, scaleOf, scoresIn } from '@vicino/domain/anamnesis/scales.ts'
import { answerTitle, answerWords, type Speech } from '@vicino/domain/form/answer-words.ts'
import { answeredRows } from '@vicino/domain/form/rows.ts'
import { readStored } from '@vicino/domain/form/stored-answers.ts'
import type { KeptSection } from '../../anamnesis/whole-anamneses.store.ts'
import { italian, type PrintedEntry, printedVersion } from './entry.ts'
import { labelOrValue } from '@vicino/domain/wire/option.ts'

const speech: Speech = { t: words => words, day: italian.day, number: italian.number }

/** A section of an anamnesis in one of its versions, with what no definition of today knows any more. */
export function sectionEntry({ form, version: row }: KeptSection): PrintedEntry {
  const { answers, unread } = readStored(form, row.answers)
  const rest = Object.keys(unread).length > 0 ? [`Di una versione precedente: ${JSON.stringify(unread)}`] : []
  const scores = scoresIn(row.derived).map(({ scale, value, band }) => {
    const meaning = band === null ? undefined : bandNamed(scale, band)?.label
    return `${scaleOf(scale).label}: ${italian.number(value)}${meaning ? `, ${meaning}` : ''}`
  })
  return {
    ...printedVersion({ ...row, written_at: row.saved_at }),
    title: labelOrValue(anamnesisSections, form.slug),
    lines: [
      ...answeredRows(form, answers).map(
        each => `${answerTitle(each, speech)}: ${answerWords(each, speech)}`,
      ),
      ...scores,
      ...rest,
    ],
  }
}
