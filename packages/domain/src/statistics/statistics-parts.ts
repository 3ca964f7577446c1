/** The parts in which a year is looked at, each under its own address. */
export const statisticsParts = [
  { value: 'hours', label: 'Ore' },
  { value: 'visits', label: 'Visite' },
  { value: 'clients', label: 'Clienti' },
  { value: 'clinic', label: 'Clinica' },
  { value: 'staff', label: 'Personale' },
  { value: 'government', label: 'For Government' },
] as const

/** Those of one client. */
export const dossierStatisticsParts = [
  { value: 'hours', label: 'Ore' },
  { value: 'visits', label: 'Visite' },
  { value: 'clinic', label: 'Clinica' },
  { value: 'weight', label: 'Peso' },
] as const
