import { fieldsOf, type Stored } from '@vicino/domain/records/record.ts'
import { changedFields } from '../drafts/changed-fields.ts'
import { namedIn } from './handed.ts'
import type { HeldRecord, RecordForm } from './record-view.ts'

/** What a correction sends: what differs from the version that was seen; over one no longer known, everything. */
export function correctionOf<Row extends Stored, Values extends HeldRecord>(
  { record, schema, untouched }: RecordForm<Row, Values>,
  values: Values,
  seen: Row,
): object {
  const fields = schema.parse(values)
  const changed = () =>
    changedFields<object>(fieldsOf(record.fields, seen), untouched?.(fields, values, seen) ?? fields)
  return {
    ...(values.version === seen.version ? changed() : fields),
    ...changedFields({ handover: seen.handover }, { handover: values.handover }),
    ...namedIn(values),
  }
}
