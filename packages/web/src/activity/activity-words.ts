import { inSentences } from '@vicino/domain/records/in-sentences.ts'
import type {
  ActionOn,
  ActivityAction,
  ActivityDataModel,
  ActivityLog,
} from '@vicino/domain/activity/activity.ts'
import { type Administration, Effect } from '@vicino/domain/administrations/administration.ts'
import { AdministrationStatus } from '@vicino/domain/administrations/administration-status.ts'
import { anamnesisSections } from '@vicino/domain/anamnesis/section-slug.ts'
import { carePlanActs } from '@vicino/domain/care-plan/care-plan.ts'
import { openedActs } from '@vicino/domain/protocols/opened-protocol.ts'
import { drugWords } from '@vicino/domain/drugs/drug-wording.ts'
import { noteParts } from '@vicino/domain/focus/note.ts'
import { isFrozenAlarm } from '@vicino/domain/surveillance/critical-field.ts'
import { measuredText } from '@vicino/domain/surveillance/measured-text.ts'
import { readingWords } from '@vicino/domain/surveillance/reading-wording.ts'
import type { TFunction } from 'i18next'
import { multipleWords } from '../administrations/administration-words.ts'
import { showDay } from '../ui/fields/read-day.ts'

type Words = { label: string }

/** What happened to a section of the anamnesis. */
const sectionSaved = {
  created: { label: "Sezione dell'anamnesi compilata" },
  corrected: { label: "Sezione dell'anamnesi aggiornata" },
}

/** What happened to a record of each kind. */
const actions: { [Kind in ActivityDataModel]: Record<ActionOn<Kind>, Words> } = {
  Drug: drugWords.log,
  ClinicalParameter: readingWords.log,
  Administration: {
    created: { label: 'Somministrazione documentata' },
    corrected: { label: 'Somministrazione corretta' },
    struck: { label: 'Somministrazione annullata' },
    continued: { label: 'Effetto della dose' },
  },
  Performance: {
    created: { label: 'Prestazione eseguita' },
    corrected: { label: 'Prestazione corretta' },
    struck: { label: 'Prestazione annullata' },
  },
  MaterialUse: {
    created: { label: 'Materiale usato' },
    corrected: { label: 'Materiale corretto' },
    struck: { label: 'Materiale annullato' },
  },
  FocusGroup: {
    created: { label: 'Nuovo focus' },
    continued: { label: 'Nuovo evento' },
    corrected: { label: 'Focus corretto' },
    struck: { label: 'Focus annullato' },
    ended: { label: 'Focus chiuso' },
    reopened: { label: 'Focus riaperto' },
  },
  Warning: {
    created: { label: 'Nuova avvertenza' },
    corrected: { label: 'Avvertenza corretta' },
    ended: { label: 'Avvertenza terminata' },
  },
  Prescription: {
    created: { label: 'Nuova prescrizione' },
    corrected: { label: 'Prescrizione corretta' },
    struck: { label: 'Prescrizione annullata' },
    ended: { label: 'Prescrizione chiusa' },
    reopened: { label: 'Prescrizione riaperta' },
    continued: { label: 'Prescrizione firmata dal medico' },
  },
  care_plan: {
    created: { label: 'Nuovo piano di cura' },
    corrected: { label: 'Piano di cura modificato' },
    continued: { label: 'Piano di cura firmato' },
    ended: { label: 'Piano di cura concluso' },
    struck: { label: 'Piano di cura annullato' },
  },
  opened_protocol: {
    created: { label: 'Protocollo aperto' },
    corrected: { label: 'Protocollo modificato' },
    continued: { label: 'Passo confermato' },
    ended: { label: 'Protocollo concluso' },
    struck: { label: 'Protocollo annullato' },
  },
  Document: {
    created: { label: 'Nuovo documento' },
    corrected: { label: 'Documento corretto' },
    struck: { label: 'Documento annullato' },
  },
  EmergencyAccess: {
    created: { label: 'Aperto in emergenza' },
    ended: { label: "Accesso d'emergenza terminato" },
  },
  Anamnesis: sectionSaved,
  ReservedAnamnesis: sectionSaved,
}

function actionLabel(kind: ActivityDataModel, action: ActivityAction): string {
  const words: Partial<Record<ActivityAction, Words>> = actions[kind]
  return words[action]?.label ?? ''
}

type Frozen = ActivityLog['populatedData']
type Translate = (italian: string) => string

function headingOfSection({ section }: Frozen, t: Translate): string {
  const known = anamnesisSections.find(({ value }) => value === section)
  return known ? t(known.label) : ''
}

/** The problems of a care plan, by their titles. */
const titlesOf = (problems: unknown): string[] =>
  Array.isArray(problems) ? problems.map(problem => inWords((problem as { title?: unknown }).title)) : []

/** What names a frozen record of each kind. */
const headings: Record<ActivityDataModel, (record: Frozen, t: Translate) => unknown> = {
  Drug: ({ name }) => name,
  Administration: ({ drug }) => (drug as { name?: unknown } | undefined)?.name,
  FocusGroup: ({ focus }) => focus,
  ClinicalParameter: measuredText,
  Warning: ({ text }) => text,
  Prescription: ({ start, end }) => [start, end].map(day => showDay(String(day))).join(' – '),
  care_plan: ({ problems }) => titlesOf(problems).join(', '),
  // Of a step that was carried out, the protocol that it is of.
  opened_protocol: ({ title, protocol }) => title ?? protocol,
  Document: ({ name }) => name,
  EmergencyAccess: ({ reason }) => reason,
  Anamnesis: headingOfSection,
  ReservedAnamnesis: headingOfSection,
  Performance: ({ service_details }) => (service_details as { name?: unknown } | undefined)?.name,
  MaterialUse: ({ material }) => (material as { name?: unknown } | undefined)?.name,
}

/** What became of a dose, as the news of it. */
const outcomes: Record<AdministrationStatus, Words> = {
  given: { label: 'Dose somministrata' },
  refused: { label: 'Dose rifiutata' },
  not_available: { label: 'Dose non disponibile' },
  self_taken: { label: 'Dose assunta da sé' },
  held: { label: 'Dose sospesa' },
  missed: { label: 'Dose non data' },
  unknown: { label: 'Dose: esito sconosciuto' },
}

/** How a dose worked, as the news of it. */
const effectNews: Record<Effect, Words> = {
  good: { label: 'Effetto: efficace' },
  partial: { label: 'Effetto: in parte efficace' },
  none: { label: 'Effetto: nessuno' },
}

/** The news of a dose that is no correction: what became of it, or how it worked. */
function doseNews({ status, effect }: Frozen, action: ActivityAction): Words | undefined {
  const became = AdministrationStatus.safeParse(status)
  const worked = Effect.safeParse(effect)
  if (action === 'created' && became.success) return outcomes[became.data]
  return action === 'continued' && worked.success ? effectNews[worked.data] : undefined
}

/** What of a care plan made the line, as the plan itself says it: it was signed, by whom, or evaluated. */
const planNews = ({ act }: Frozen): Words | undefined => carePlanActs.find(({ value }) => value === act)

/** What of a protocol made the line: it was opened, evaluated or ended; of a step only that its confirmation was struck. */
const protocolNews = ({ act, stepId }: Frozen, action: ActivityAction): Words | undefined =>
  stepId === undefined
    ? openedActs.find(({ value }) => value === act)
    : action === 'struck'
      ? { label: 'Conferma di un passo annullata' }
      : undefined

/** What happened to a note on a focus, where it is another thing than if it had happened to the focus. */
const ofNote: Partial<Record<ActivityAction, Words>> = {
  corrected: { label: 'Evento corretto' },
  struck: { label: 'Evento annullato' },
}

/** What happened, as far as the record itself says it. */
export function newsLabel({
  dataModel,
  action,
  populatedData,
}: ToldLine & Pick<ActivityLog, 'action'>): string {
  const isNote = dataModel === 'FocusGroup' && 'focusId' in populatedData
  const own =
    dataModel === 'Administration'
      ? doseNews(populatedData, action)
      : dataModel === 'care_plan'
        ? planNews(populatedData)
        : dataModel === 'opened_protocol'
          ? protocolNews(populatedData, action)
          : isNote
            ? ofNote[action]
            : undefined
  return own?.label ?? actionLabel(dataModel, action)
}

/** What of a line tells what it is about. */
type ToldLine = Pick<ActivityLog, 'dataModel' | 'populatedData'>

/** What a line is about, in the words that the record had then. */
export function headingOf({ dataModel, populatedData }: ToldLine, t: Translate): string {
  const heading = headings[dataModel](populatedData, t)
  return typeof heading === 'string' ? heading : ''
}

const inWords = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What is said in several places, each thing once: one reason may serve for a dose and for what was asked of it. */
const saidOnce = (said: readonly unknown[]): string => inSentences([...new Set(said.map(inWords))])

/** What a record of each kind says in words beside its heading: the parts of a note, by their letters. */
const details: Partial<Record<ActivityDataModel, (record: Frozen, t: TFunction) => string>> = {
  Administration: ({ status_reason, confirm, effect_note, note, ...given }, t) =>
    saidOnce([
      multipleWords({ ...given, confirm } as Administration, t),
      status_reason,
      (confirm as { reason?: unknown } | null | undefined)?.reason,
      effect_note,
      note,
    ]),
  Prescription: ({ original_end, in_place_of }, t) =>
    saidOnce([
      inWords(original_end) && t('Era prevista fino al {{day}}', { day: showDay(inWords(original_end)) }),
      inWords(in_place_of) && t('In sostituzione di {{name}}', { name: inWords(in_place_of) }),
    ]),
  Performance: ({ comment }) => inWords(comment),
  MaterialUse: ({ comment }) => inWords(comment),
  ClinicalParameter: (record, t) =>
    record['note'] === measuredText(record, t) ? '' : inWords(record['note']),
  opened_protocol: ({ step, note }) => [step, note].map(inWords).filter(Boolean).join(': '),
  FocusGroup: record =>
    noteParts
      .map(({ value, letter }) => ({ letter, text: inWords(record[value]) }))
      .filter(({ text }) => text !== '')
      .map(({ letter, text }) => `${letter}: ${text}`)
      .join(' '),
}

/** What a line adds to its heading; nothing where its record says no more. */
export const detailOf = ({ dataModel, populatedData }: ToldLine, t: TFunction): string =>
  details[dataModel]?.(populatedData, t) ?? ''

/** Whether a line tells of a reading on which somebody had to act. */
export const isCriticalLine = ({ dataModel, populatedData }: ToldLine): boolean =>
  dataModel === 'ClinicalParameter' && isFrozenAlarm(populatedData)

/** What became of an entry after the line was written. */
const laterWords: Record<NonNullable<ActivityLog['later']>, Words> = {
  corrected: { label: 'Corretto in seguito' },
  struck: { label: 'Annullato in seguito' },
}

export const laterLabel = (later: NonNullable<ActivityLog['later']>): string => laterWords[later].label
