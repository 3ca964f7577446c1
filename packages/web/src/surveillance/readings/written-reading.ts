import type { ObservedField, ReadingFields } from '@vicino/domain/surveillance/reading.ts'

type Measured = Pick<ReadingFields, 'measured_at' | 'note'> & {
  [Field in ObservedField]?: NonNullable<ReadingFields[Field]>
}

/** What was measured or seen: a new reading leaves out the rest. */
export const measuredOnly = (fields: ReadingFields): Measured =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Measured
