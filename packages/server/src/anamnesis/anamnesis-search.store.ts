import type { ActivityDataModel } from '@vicino/domain/activity/activity.ts'
import { sectionOf } from '@vicino/domain/anamnesis/all-sections.ts'
import { sectionWords } from '@vicino/domain/anamnesis/section-words.ts'
import {
  anamnesisSections,
  sectionLabel,
  sectionPermissions,
  type SectionSlug,
} from '@vicino/domain/anamnesis/section-slug.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { type FoundRecord, saysEachWord } from '@vicino/domain/dossiers/found-record.ts'
import { answerTitle, answerWords, type Speech } from '@vicino/domain/form/answer-words.ts'
import { readableForm } from '@vicino/domain/form/readable-form.ts'
import { answeredRows } from '@vicino/domain/form/rows.ts'
import { readStored } from '@vicino/domain/form/stored-answers.ts'
import type { WireAnswers } from '@vicino/domain/form/wire-answers.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'

type Searched = { _id: Id; section: SectionSlug; answers: WireAnswers; saved_at: Instant }

const speechOf = (language: Language): Speech => ({
  t: sectionWords(language),
  day: day => day,
  number: String,
})

const slugsWith = (isReserved: boolean): SectionSlug[] =>
  anamnesisSections
    .map(({ value }) => value)
    .filter(slug => (sectionPermissions[slug] !== undefined) === isReserved)

/** The client's current anamnesis, where one of these sections says each of the words, with the lines that do. */
const searchIn =
  (kind: ActivityDataModel, sections: readonly SectionSlug[]) =>
  async (
    tx: Tx,
    dossier: DossierId,
    words: readonly string[],
    language: Language,
  ): Promise<FoundRecord[]> => {
    const searched = await tx<Searched[]>`
      select s.anamnesis_id as _id, s.section, s.answers, s.saved_at from anamnesis_section s
      where s.anamnesis_id = (
        select _id from anamnesis where dossier_id = ${dossier} order by created_at desc, _id desc limit 1
      ) and s.current and s.section = any(${[...sections]}) order by s.saved_at desc`
    const saying = searched.flatMap(one => linesSaying(one, words, language).map(line => ({ ...one, line })))
    const [newest] = saying
    if (!newest) return []
    const text = saying.map(({ line }) => line).join(' · ')
    const { _id, saved_at } = newest
    return [{ kind, _id, title: 'Anamnesi', text, date: todayIn(saved_at), struck: false }]
  }

export const searchAnamnesis = searchIn('Anamnesis', slugsWith(false))
export const searchReservedAnamnesis = searchIn('ReservedAnamnesis', slugsWith(true))

/**
 * The lines of a section that say one of the words, where all of them are said in it: in the reader's language, found
 * by its words or by the Italian ones that colleagues use. Scores are not searched.
 */
function linesSaying(
  { section: slug, answers }: Searched,
  words: readonly string[],
  language: Language,
): string[] {
  const section = readableForm(sectionOf(slug), () => false)
  const speeches = [...new Set<Language>([language, 'it'])].map(speechOf)
  const title = speeches.map(({ t }) => t(sectionLabel(slug)))
  const lines = answeredRows(section, readStored(section, answers).answers).map(row =>
    speeches.map(speech => `${answerTitle(row, speech)}: ${answerWords(row, speech)}`),
  )
  if (!saysEachWord([...title, ...lines.flat()], words)) return []
  const said = lines.filter(line => words.some(word => saysEachWord(line, [word])))
  return (said.length > 0 ? said : [title]).map(([shown = '']) => shown)
}
