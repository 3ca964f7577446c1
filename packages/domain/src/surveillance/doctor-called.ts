import type { Clock } from '../days/clock.ts'
import type { Language } from '../wire/language.ts'

/** What is noted of a reading once the doctor was called for it, each in the language of who noted it. */
const sentences: Record<Language, readonly [before: string, after: string]> = {
  it: ['Medico chiamato alle ', '.'],
  de: ['Arzt angerufen um ', '.'],
  fr: ['Médecin appelé à ', '.'],
  en: ['Doctor called at ', '.'],
}

/** A note with one more line: that the doctor was called. */
export const withDoctorCalled = (note: string, time: Clock, language: Language): string =>
  [note, sentences[language].join(time)].filter(Boolean).join('\n')

/** When the doctor was called, the last time, by what the note of a reading says in any language; null where it does not. */
export function doctorCalledAt(note: string): Clock | null {
  const said = note.split('\n').flatMap(line =>
    Object.values(sentences).flatMap(([before, after]) => {
      const time = line.slice(before.length, line.length - after.length)
      return line === before + time + after && /^\d\d:\d\d$/.test(time) ? [time] : []
    }),
  )
  return said.at(-1) ?? null
}
