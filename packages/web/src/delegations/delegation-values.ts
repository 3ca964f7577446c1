import type { UseFormReturnType } from '@mantine/form'
import { type DelegableAct, NewDelegation } from '@vicino/domain/delegations/delegation.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import * as z from 'zod/mini'

/** What the form holds; `dossierId` without a client: for each that she cares for. */
export type DelegationValues = {
  _id: Id
  userId: NamedPerson | null
  permission: DelegableAct | null
  dossierId: NamedPerson | null
  valid_from: Day | null
  valid_until: Day | null
  note: string
}
export type DelegationForm = UseFormReturnType<DelegationValues>

export const emptyDelegation = (_id: Id, today: Day): DelegationValues => ({
  _id,
  userId: null,
  permission: null,
  dossierId: null,
  valid_from: today,
  valid_until: null,
  note: '',
})

/** The rules of a delegation over what the form holds. */
export const FormDelegation = z.pipe(
  z.transform(
    ({ userId, permission, dossierId, valid_from, ...typed }: DelegationValues) =>
      ({
        ...typed,
        ...(userId && { userId: userId._id }),
        ...(permission !== null && { permission }),
        ...(valid_from !== null && { valid_from }),
        dossierId: dossierId?._id ?? null,
      }) as z.input<typeof NewDelegation>,
  ),
  NewDelegation,
)
