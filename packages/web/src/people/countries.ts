import type { Country } from '@vicino/domain/people/postal-code.ts'
import type { Option } from '@vicino/domain/wire/option.ts'

/** Where clients of a Swiss home care live, or stay for a while. */
const known = [
  { value: 'CH', label: 'Svizzera' },
  { value: 'LI', label: 'Liechtenstein' },
  { value: 'IT', label: 'Italia' },
  { value: 'DE', label: 'Germania' },
  { value: 'FR', label: 'Francia' },
  { value: 'AT', label: 'Austria' },
] as const

/** The countries to choose from; one that came from elsewhere stays among them under its code. */
export const countries = (chosen: Country): readonly Option[] =>
  known.some(({ value }) => value === chosen) ? known : [...known, { value: chosen, label: chosen }]
