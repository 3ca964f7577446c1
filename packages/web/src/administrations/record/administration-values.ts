import { type Administration, AdministrationFields } from '@vicino/domain/administrations/administration.ts'
import { isTaken } from '@vicino/domain/administrations/administration-status.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import type { Handed } from '@vicino/domain/records/versioned.ts'
import * as z from 'zod/mini'
import { changedFields } from '../../drafts/changed-fields.ts'
import { handedOf, type HandedValues, namedIn } from '../../records/handed.ts'

/** What the correction of a dose holds: an amount or a time that was emptied is missing. */
export type CorrectionValues = Omit<AdministrationFields, 'dose' | 'given_at'> &
  Pick<Administration, 'version' | 'drug'> &
  HandedValues & {
    dose: number | null
    given_at: AdministrationFields['given_at'] | null
    /** Why it was given although others were too near; asked only then. */
    confirm: string
  }

/** The form's values for a dose of which something was written. */
export const valuesOf = (administration: Administration): CorrectionValues => ({
  ...fieldsOf(AdministrationFields, administration),
  version: administration.version,
  drug: administration.drug,
  ...handedOf(administration),
  confirm: '',
})

/** The record's own fields: what is not in the body has no effect, and what is missing the rules refuse. */
function writtenOf({
  version,
  drug,
  handover,
  handover_to,
  confirm,
  dose,
  given_at,
  ...values
}: CorrectionValues): unknown {
  return {
    ...values,
    ...(!(isTaken(values.status) && values.effect !== null) && { effect: null, effect_note: '' }),
    ...(!isTaken(values.status) && { second_person: '', remaining: null }),
    ...(values.old_patch !== 'left_on' && { old_patch_note: '' }),
    ...(dose !== null && { dose }),
    ...(given_at !== null && { given_at }),
  }
}

/** The rules of a dose over what the form holds. */
export const FormAdministration = z.pipe(
  z.pipe(z.custom<CorrectionValues>(), z.transform(writtenOf)),
  AdministrationFields,
)

/**
 * What a correction sends: the fields that differ from the version that was seen. Over a version that is no longer
 * known, everything is sent.
 */
export function administrationCorrectionOf(
  values: CorrectionValues,
  seen: Administration,
): Partial<AdministrationFields> & Handed {
  const { handover } = values
  const fields = { ...FormAdministration.parse(values), handover }
  const before = { ...fieldsOf(AdministrationFields, seen), handover: seen.handover }
  const changed = values.version === seen.version ? changedFields(before, fields) : fields
  return { ...changed, ...namedIn(values) }
}
