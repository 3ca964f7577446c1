import type { FormKind } from '@vicino/domain/drafts/form-kinds.ts'
import type { UseFormReturnType } from '@mantine/form'
import type { Instant } from '@vicino/domain/days/instant.ts'
import type { PlainRecord, Stored } from '@vicino/domain/records/record.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import type * as z from 'zod/mini'
import type { LinkTarget } from '../pages/link-target.ts'
import type { Doors } from '../pages/pages.ts'
import type { HandedValues } from './handed.ts'
import type { ShownField } from '../ui/sheets/merge-sides.ts'

/** What every form of a record holds beside its fields: version 0 for a new one. */
export type HeldRecord = Record<string, unknown> & HandedValues & { _id: Id; version: number }

type PageOf = Doors & { link(params: Readonly<Record<string, string>>): LinkTarget }

/** How a plain record is read: its definition, its pages, and what its rows say. */
export type RecordView<Row extends Stored, Values extends HeldRecord> = {
  record: PlainRecord<Row>
  /** Names its drafts. */
  key: FormKind
  pages: Record<'list' | 'one' | 'edit', PageOf>
  /** What it is called, where it has a name. */
  nameOf?: (row: Row) => string
  rows: readonly ShownField<Values>[]
  /** A version as its rows show it and its form holds it. */
  valuesOf: (row: Row) => Values
  /** What a version tells beside its rows, a sentence each. */
  told?: (version: Row, before: Row | undefined, t: TFunction) => string[]
}

/** How it is asked what speaks against a record before it is written; a reason answers all of it. */
export type RecordQuestions = {
  title: { label: string }
  confirm: { label: string }
  /** Frequent reasons. */
  reasons: readonly { label: string }[]
  Questions: ComponentType<{ questions: readonly object[] }>
}

/** How a plain record is written: what its form holds, and what is sent of it. */
export type RecordForm<Row extends Stored, Values extends HeldRecord> = RecordView<Row, Values> & {
  /** The rules over what the form holds; what comes of it are the record's fields. */
  schema: z.ZodMiniType<object>
  empty: (_id: Id, now: Instant) => Values
  isComplete: (values: Values) => boolean
  /** What of the fields a new one sends, where that is not all of them. */
  written?(fields: object): object
  /** Puts back what a form cannot show in full and nobody touched. */
  untouched?(fields: object, values: Values, seen: Row): object
  /** Brings in line what the form holds beside the fields, after two versions were merged. */
  settle?: (merged: Values) => Values
  /** How its questions are shown, where something is asked of its kind. */
  questions?: RecordQuestions
  /** Says what was saved in another way than a toast; answers whether it did. `before`: the version it takes the place of. */
  announces?: (saved: Row, before?: Row) => boolean
  /** A refusal is said as a toast too, where that is specified. */
  toastsRefusals?: true
  /** `onTyping`: something stands in a field that has not left it yet, so the form does not hold it. */
  Fields: ComponentType<{ form: UseFormReturnType<Values>; onTyping: (typing: boolean) => void }>
}
