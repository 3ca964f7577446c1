import { type Qualified, qualificationOf } from '@vicino/domain/assignment/qualified.ts'
import { type Qualification, qualifications } from '@vicino/domain/services/qualification.ts'
import type { TFunction } from 'i18next'
import { labelIn } from '@vicino/domain/wire/option.ts'

/** A qualification as it is known where the reader's language is spoken. */
export const qualificationWords = (qualification: Qualification, t: TFunction): string =>
  t(labelIn(qualifications, qualification))

/** What somebody is qualified as; nothing where she carries out no care. */
export function qualifiedAs(person: Qualified, t: TFunction): string {
  const qualification = qualificationOf(person)
  return qualification === null ? '' : qualificationWords(qualification, t)
}
