import type { Employment } from '@vicino/domain/businesses/collaboration.ts'
import type { CollaboratorFile } from '@vicino/domain/businesses/collaborator-file.ts'
import { formatRcc } from '@vicino/domain/identifiers/rcc.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { textOrNull } from '../../ui/fields/text-or-null.ts'
import { type TypedWeek, typedWeek, writtenWeek } from '../week-hours.ts'

/** A client whose employed relative she is. */
export type Relative = { _id: Id; name: string }

/** What the house keeps of a collaborator beside her work: her week, her numbers, her relatives. Texts as they are typed. */
export type Particulars = {
  working_hours: TypedWeek
  gln_number: string
  rcc_number: string
  k_number: string
  relatives: Relative[]
}

export const noParticulars: Particulars = {
  working_hours: typedWeek({}),
  gln_number: '',
  rcc_number: '',
  k_number: '',
  relatives: [],
}

/** The particulars of a file as a form shows them: numbers grouped as they are read. */
export const particularsOf = (file: CollaboratorFile): Particulars => ({
  working_hours: typedWeek(file.working_hours),
  gln_number: file.gln_number ?? '',
  rcc_number: file.rcc_number === null ? '' : formatRcc(file.rcc_number),
  k_number: file.k_number ?? '',
  relatives: file.relatives,
})

/** Where each of them is written. */
export const fieldsOfParticulars = [
  'working_hours',
  'gln_number',
  'rcc_number',
  'k_number',
  'relative_of',
] as const satisfies (keyof Employment)[]

/** What would be written of them; what is half typed is for the rules to refuse. */
export const writtenParticulars = ({
  working_hours,
  gln_number,
  rcc_number,
  k_number,
  relatives,
}: Particulars) => ({
  working_hours: writtenWeek(working_hours),
  gln_number: textOrNull(gln_number),
  rcc_number: textOrNull(rcc_number),
  k_number: textOrNull(k_number),
  relative_of: relatives.map(({ _id }) => _id),
})
