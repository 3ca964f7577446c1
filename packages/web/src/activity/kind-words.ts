import type {
  ActionOn,
  ActivityAction,
  ActivityDataModel,
  ActivityLog,
} from '@vicino/domain/activity/activity.ts'
import type { Administration } from '@vicino/domain/administrations/administration.ts'
import { anamnesisSections } from '@vicino/domain/anamnesis/section-slug.ts'
import { carePlanActs } from '@vicino/domain/care-plan/care-plan.ts'
import { drugWords } from '@vicino/domain/drugs/drug-wording.ts'
import { noteParts } from '@vicino/domain/focus/note.ts'
import { openedActs } from '@vicino/domain/protocols/opened-protocol.ts'
import { inSentences } from '@vicino/domain/records/in-sentences.ts'
import { measuredText } from '@vicino/domain/surveillance/measured-text.ts'
import { readingWords } from '@vicino/domain/surveillance/reading-wording.ts'
import type { TFunction } from 'i18next'
import { multipleWords } from '../administrations/administration-words.ts'
import { showDay } from '../ui/fields/read-day.ts'
import { doseNews, type NewsWords } from './dose-news.ts'

type Frozen = ActivityLog['populatedData']
export type Translate = (italian: string) => string

/** How a line of the log tells of a record of one kind, in the words that the record had then. */
export type KindWords<Action extends ActivityAction = ActivityAction> = {
  /** What happened to it. */
  actions: { readonly [One in Action]: NewsWords }
  /** What names it. */
  heading: (record: Frozen, t: Translate) => unknown
  /** What happened as the record itself says it, where that is another thing than what happens to any of its kind. */
  news?: (record: Frozen, action: ActivityAction) => NewsWords | undefined
  /** What it says in words beside its heading; nothing where it says no more. */
  detail?: (record: Frozen, t: TFunction) => string
}

const inWords = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What is said in several places, each thing once: one reason may serve for a dose and for what was asked of it. */
const saidOnce = (said: readonly unknown[]): string => inSentences([...new Set(said.map(inWords))])

/** What another record, which this one holds as it was then, is called. */
const nameOf = (held: unknown): unknown => (held as { name?: unknown } | undefined)?.name

/** The problems of a care plan, by their titles. */
const titlesOf = (problems: unknown): string[] =>
  Array.isArray(problems) ? problems.map(problem => inWords((problem as { title?: unknown }).title)) : []

/** A section of the anamnesis, whoever may know of it. */
const section: KindWords<'created' | 'corrected'> = {
  actions: {
    created: { label: "Sezione dell'anamnesi compilata" },
    corrected: { label: "Sezione dell'anamnesi aggiornata" },
  },
  heading: (saved, t) => {
    const known = anamnesisSections.find(({ value }) => value === saved['section'])
    return known && t(known.label)
  },
}

/** What happened to a note on a focus, where it is another thing than if it had happened to the focus. */
const noteNews: Partial<Record<ActivityAction, NewsWords>> = {
  corrected: { label: 'Evento corretto' },
  struck: { label: 'Evento annullato' },
}

/** What every line of the log says, by the kind of its record. */
export const kindWords: { readonly [Kind in ActivityDataModel]: KindWords<ActionOn<Kind>> } = {
  Drug: { actions: drugWords.log, heading: ({ name }) => name },
  ClinicalParameter: {
    actions: readingWords.log,
    heading: measuredText,
    detail: (record, t) => (record['note'] === measuredText(record, t) ? '' : inWords(record['note'])),
  },
  Administration: {
    actions: {
      created: { label: 'Somministrazione documentata' },
      corrected: { label: 'Somministrazione corretta' },
      struck: { label: 'Somministrazione annullata' },
      continued: { label: 'Effetto della dose' },
    },
    heading: ({ drug }) => nameOf(drug),
    news: doseNews,
    detail: ({ status_reason, confirm, effect_note, note, ...given }, t) =>
      saidOnce([
        multipleWords({ ...given, confirm } as Administration, t),
        status_reason,
        (confirm as { reason?: unknown } | null | undefined)?.reason,
        effect_note,
        note,
      ]),
  },
  Performance: {
    actions: {
      created: { label: 'Prestazione eseguita' },
      corrected: { label: 'Prestazione corretta' },
      struck: { label: 'Prestazione annullata' },
    },
    heading: ({ service_details }) => nameOf(service_details),
    detail: ({ comment }) => inWords(comment),
  },
  MaterialUse: {
    actions: {
      created: { label: 'Materiale usato' },
      corrected: { label: 'Materiale corretto' },
      struck: { label: 'Materiale annullato' },
    },
    heading: ({ material }) => nameOf(material),
    detail: ({ comment }) => inWords(comment),
  },
  FocusGroup: {
    actions: {
      created: { label: 'Nuovo focus' },
      continued: { label: 'Nuovo evento' },
      corrected: { label: 'Focus corretto' },
      struck: { label: 'Focus annullato' },
      ended: { label: 'Focus chiuso' },
      reopened: { label: 'Focus riaperto' },
    },
    heading: ({ focus }) => focus,
    news: (record, action) => ('focusId' in record ? noteNews[action] : undefined),
    // The parts of a note, by their letters.
    detail: record =>
      noteParts
        .map(({ value, letter }) => ({ letter, text: inWords(record[value]) }))
        .filter(({ text }) => text !== '')
        .map(({ letter, text }) => `${letter}: ${text}`)
        .join(' '),
  },
  Warning: {
    actions: {
      created: { label: 'Nuova avvertenza' },
      corrected: { label: 'Avvertenza corretta' },
      ended: { label: 'Avvertenza terminata' },
    },
    heading: ({ text }) => text,
  },
  Prescription: {
    actions: {
      created: { label: 'Nuova prescrizione' },
      corrected: { label: 'Prescrizione corretta' },
      struck: { label: 'Prescrizione annullata' },
      ended: { label: 'Prescrizione chiusa' },
      reopened: { label: 'Prescrizione riaperta' },
      continued: { label: 'Prescrizione firmata dal medico' },
    },
    heading: ({ start, end }) => [start, end].map(day => showDay(String(day))).join(' – '),
    detail: ({ original_end, in_place_of }, t) =>
      saidOnce([
        inWords(original_end) && t('Era prevista fino al {{day}}', { day: showDay(inWords(original_end)) }),
        inWords(in_place_of) && t('In sostituzione di {{name}}', { name: inWords(in_place_of) }),
      ]),
  },
  care_plan: {
    actions: {
      created: { label: 'Nuovo piano di cura' },
      corrected: { label: 'Piano di cura modificato' },
      continued: { label: 'Piano di cura firmato' },
      ended: { label: 'Piano di cura concluso' },
      struck: { label: 'Piano di cura annullato' },
    },
    heading: ({ problems }) => titlesOf(problems).join(', '),
    // Its act says whether it was signed, and by whom, or evaluated.
    news: ({ act }) => carePlanActs.find(({ value }) => value === act),
  },
  opened_protocol: {
    actions: {
      created: { label: 'Protocollo aperto' },
      corrected: { label: 'Protocollo modificato' },
      continued: { label: 'Passo confermato' },
      ended: { label: 'Protocollo concluso' },
      struck: { label: 'Protocollo annullato' },
    },
    // Of a step that was carried out, the protocol that it is of.
    heading: ({ title, protocol }) => title ?? protocol,
    // It was opened, evaluated or ended; of a step only that its confirmation was struck.
    news: ({ act, stepId }, action) => {
      if (stepId === undefined) return openedActs.find(({ value }) => value === act)
      return action === 'struck' ? { label: 'Conferma di un passo annullata' } : undefined
    },
    detail: ({ step, note }) => [step, note].map(inWords).filter(Boolean).join(': '),
  },
  Document: {
    actions: {
      created: { label: 'Nuovo documento' },
      corrected: { label: 'Documento corretto' },
      struck: { label: 'Documento annullato' },
    },
    heading: ({ name }) => name,
  },
  EmergencyAccess: {
    actions: {
      created: { label: 'Aperto in emergenza' },
      ended: { label: "Accesso d'emergenza terminato" },
    },
    heading: ({ reason }) => reason,
  },
  Anamnesis: section,
  ReservedAnamnesis: section,
}
