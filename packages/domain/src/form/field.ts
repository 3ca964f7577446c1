import type { Permission } from '../access/matrix.ts'
import type { Value } from './answers.ts'
import type { Asked } from './asked.ts'
import type { ShownWhen } from './condition.ts'
import type { Rule } from './rule.ts'

/** One possible answer: what the wire carries and what the nurse reads. */
export type FieldOption<V extends Value = Value> = {
  readonly value: V
  readonly label: string
  readonly tone?: 'success' | 'pending' | 'error'
}

/** A text beside a choice. `wire` is its name on the wire; `on` lists the options that take it, all when absent. */
type Note = { readonly wire: string; readonly label: string; readonly on?: readonly Value[] }

/** What an answer does to a neighbour: sets or clears it, whenever it changes or only when it becomes `on`. */
type Reset = { readonly field: string; readonly on?: Value; readonly to?: Value }

type Common = {
  readonly label: string
  readonly shownWhen?: ShownWhen
  readonly resets?: readonly Reset[]
  /** A remark rather than a question: the section is complete without it. */
  readonly optional?: true
  /** Whether it is asked at all, by what is known of the client; everybody's without it. */
  readonly asked?: (by: Asked) => boolean
  /** Who may read and answer it, where the section's own permission is not enough. */
  readonly permission?: Permission
  /** Whoever comes with an ambulance has to know it: where it is so, it stands on the emergency sheet. */
  readonly inEmergency?: true
}

/** Single chips. `custom`: also a text of one's own, of at least `customMinLength` characters. */
export type ChoiceField = Common & {
  readonly kind: 'choice'
  readonly options: readonly FieldOption<string>[]
  readonly custom?: { readonly label: string; readonly minLength: number }
  readonly note?: Note
}
/** Yes or no, with `unknown` also not known, as words. */
export type QuestionField = Common & {
  readonly kind: 'question'
  readonly unknown?: true
  readonly note?: Note
}
/** A switch of three states: not asked, yes, no. `options` names its two sides otherwise than Sì and No. */
export type FlagField = Common & {
  readonly kind: 'flag'
  readonly options?: readonly [FieldOption<true>, FieldOption<false>]
  readonly note?: Note
}
/** One item of a score, its options worth points. */
export type ScoreField = Common & { readonly kind: 'score'; readonly options: readonly FieldOption<number>[] }
export type TextField = Common & { readonly kind: 'text'; readonly max: number; readonly multiline?: true }
/** Several texts: presets and, with `custom`, the nurse's own, of at least `minLength` characters. */
export type ListField = Common & {
  readonly kind: 'list'
  readonly presets: readonly FieldOption<string>[]
  readonly custom?: { readonly label: string; readonly minLength: number }
}
/** A slider stands at `start` and stores nothing until it is moved (decision 0017). */
export type SliderField = Common & {
  readonly kind: 'slider'
  readonly min: number
  readonly max: number
  readonly step: number
  readonly start: number
  readonly unit: string
}
/** A number in `unit`; outside `usual` it is worth a second look, outside min and max it is refused. */
export type NumberField = Common & {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  readonly step: number
  readonly unit: string
  readonly usual?: { readonly min: number; readonly max: number }
}
/** A day. `starts`: holds today's date as soon as it is shown. */
export type DateField = Common & { readonly kind: 'date'; readonly starts?: 'today' }
export type TimeField = Common & { readonly kind: 'time' }
/** Fields under one name. `whole`: one answer, like a score, of which half of hers and half of mine would be nobody's. */
export type GroupField = Common & {
  readonly kind: 'group'
  readonly fields: NamedFields
  readonly rules?: readonly Rule[]
  readonly whole?: true
}
/** A device or other thing that is there or not: `is_active`, then its details. */
export type BlockField = Common & {
  readonly kind: 'block'
  readonly fields: NamedFields
  readonly rules?: readonly Rule[]
}
/** A list of like things, each with the same fields. */
export type EntriesField = Common & {
  readonly kind: 'entries'
  readonly fields: NamedFields
  readonly add: { readonly label: string }
  readonly none: { readonly label: string }
}

export type Field =
  | ChoiceField
  | QuestionField
  | FlagField
  | ScoreField
  | TextField
  | ListField
  | SliderField
  | NumberField
  | DateField
  | TimeField
  | GroupField
  | BlockField
  | EntriesField

export type FieldKind = Field['kind']

/** Fields by their name on the wire, in the order in which they are asked. */
export type NamedFields = { readonly [name: string]: Field }

/** Anything that has fields: a section, a group, a list of entries; and the rules that hold between them. */
export type Form = { readonly fields: NamedFields; readonly rules?: readonly Rule[] }

/** Most entries of a list, struck ones included, and most texts. */
export const entriesMax = 100
export const listMax = 50

/** The highest id of an entry: far more than are ever given, and small enough to count on from it. */
export const entryIdMax = 9999

/** The own texts of most lists need more than 3 characters (specification, section 5). */
export const customMinLength = 4

/** The description of a field that takes one. */
export const noteField = (field: Field): Note | undefined => ('note' in field ? field.note : undefined)

type Picked<F> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'question'; unknown: true }
    ? 'yes' | 'no' | 'unknown'
    : F extends { kind: 'question' }
      ? 'yes' | 'no'
      : F extends { custom: object }
        ? string
        : F extends { options: readonly { value: infer V }[] }
          ? V
          : never

type AnswerTo<F> = F extends { kind: 'list' }
  ? readonly string[]
  : F extends { kind: 'slider' | 'number' }
    ? number
    : F extends { kind: 'text' | 'date' | 'time' }
      ? string
      : F extends { kind: 'entries'; fields: infer Inner }
        ? readonly ({
            readonly id: number
            readonly struck?: { readonly reason: string }
          } & AnswersTo<Inner>)[]
        : F extends { fields: infer Inner }
          ? AnswersTo<Inner>
          : F extends { note: object }
            ? { readonly choice: Picked<F>; readonly note?: string }
            : Picked<F>

type AnswersTo<Inner> = { readonly [Name in keyof Inner]?: AnswerTo<Inner[Name]> }

/** The type of a form's answers, from its definition alone. */
export type AnswersOf<F extends Form> = AnswersTo<F['fields']>
