import type { SanitaryFields } from '@vicino/domain/dossiers/sanitary-data.ts'
import { Avs, formatAvs, groupTypedAvs } from '@vicino/domain/identifiers/avs.ts'
import { formatHealthCard, groupTypedHealthCard, HealthCard } from '@vicino/domain/identifiers/health-card.ts'
import { InsuranceNumber } from '@vicino/domain/identifiers/insurance-number.ts'
import { IconId, IconIdBadge2, type Icon, IconShieldCheck } from '@tabler/icons-react'
import type * as z from 'zod/mini'

export type NumberName = Exclude<keyof SanitaryFields, 'without_avs'>

export type SanitaryNumber = {
  name: NumberName
  label: string
  icon: Icon
  schema: z.ZodMiniType<string, string>
  placeholder: string
  /** How a stored number is read. */
  written: (stored: string) => string
  /** How it stands in its field while one types or pastes. */
  typed?: (text: string) => string
}

/** The numbers that the insurer asks for, each with its own page. */
export const sanitaryNumbers: readonly SanitaryNumber[] = [
  {
    name: 'cardNumber',
    label: 'Numero della tessera',
    icon: IconIdBadge2,
    schema: HealthCard,
    placeholder: '80756 00000 00000 00000',
    written: formatHealthCard,
    typed: groupTypedHealthCard,
  },
  {
    name: 'avsNumber',
    label: 'Numero AVS',
    icon: IconId,
    schema: Avs,
    placeholder: '756.0000.0000.00',
    written: formatAvs,
    typed: groupTypedAvs,
  },
  {
    name: 'insuranceNumber',
    label: "Numero d'assicurato",
    icon: IconShieldCheck,
    schema: InsuranceNumber,
    placeholder: '',
    written: stored => stored,
  },
]
