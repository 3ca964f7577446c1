import type { UseFormReturnType } from '@mantine/form'
import { type DelegableAct, NewDelegation } from '@vicino/domain/delegations/delegation.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import * as z from 'zod/mini'

/** What the form holds; `dossier_id` without a client: for each that she cares for. */
export type DelegationValues = {
  _id: Id
  user_id: NamedPerson | null
  permission: DelegableAct | null
  dossier_id: NamedPerson | null
  valid_from: Day | null
  valid_until: Day | null
  note: string
}
export type DelegationForm = UseFormReturnType<DelegationValues>

export const emptyDelegation = (_id: Id, today: Day): DelegationValues => ({
  _id,
  user_id: null,
  permission: null,
  dossier_id: null,
  valid_from: today,
  valid_until: null,
  note: '',
})

/** The rules of a delegation over what the form holds. */
export const FormDelegation = z.pipe(
  z.transform(
    ({ user_id, permission, dossier_id, valid_from, ...typed }: DelegationValues) =>
      ({
        ...typed,
        ...(user_id && { user_id: user_id._id }),
        ...(permission !== null && { permission }),
        ...(valid_from !== null && { valid_from }),
        dossier_id: dossier_id?._id ?? null,
      }) as z.input<typeof NewDelegation>,
  ),
  NewDelegation,
)
