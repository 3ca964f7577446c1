/** The parts in which a year is looked at, each under its own address. */
export const statisticsParts = [
  { value: 'hours', label: 'Ore' },
  { value: 'visits', label: 'Visite' },
  { value: 'clients', label: 'Clienti' },
  { value: 'clinic', label: 'Clinica' },
  { value: 'staff', label: 'Collaboratori' },
  { value: 'government', label: 'For Government' },
] as const

/** Those of one client. */
export const dossierStatisticsParts = [
  { value: 'hours', label: 'Ore' },
  { value: 'visits', label: 'Visite' },
  { value: 'clinic', label: 'Clinica' },
  { value: 'weight', label: 'Peso' },
] as const

/** The part that an address names; the first where it names none of them. */
export const partIn = <Part extends string>(parts: readonly { value: Part }[], asked?: string): Part =>
  (parts.find(({ value }) => value === asked) ?? parts[0]!).value
