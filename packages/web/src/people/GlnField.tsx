import { Gln } from '@vicino/domain/identifiers/gln.ts'
import type { ComponentProps } from 'react'
import { CheckedField } from '../drafts/CheckedField.tsx'

type Props = Pick<ComponentProps<typeof CheckedField>, 'label' | 'value' | 'onChange' | 'error'>

/** The number by which invoices name a person or a house. */
export const GlnField = (field: Props) => (
  <CheckedField rule={Gln} inputMode="numeric" placeholder="7601000000000" {...field} />
)
