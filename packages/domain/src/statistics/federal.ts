import type { BusinessStatistics } from './statistics.ts'
import type { statisticsParts } from './statistics-parts.ts'

const notHere = { label: 'Non si registra in Vicino.' } as const

type Variable = {
  value: string
  block: string
  label: string
  addedIn: 'settings' | 'collaborators' | 'profile' | 'accounting' | null
  /** The part of the year in which it stands as a table. */
  seenIn?: (typeof statisticsParts)[number]['value']
  outside?: { label: string }
}

/**
 * The variables of the federal statistics of home care (billing.md, section 7), block by block. Where a variable is
 * added says `addedIn`; of what is kept outside of the program `outside` says why.
 */
export const federalVariables = [
  { value: 'canton', block: 'identity', label: 'Cantone', addedIn: 'settings' },
  { value: 'legal_form', block: 'identity', label: 'Forma giuridica', addedIn: 'settings' },
  { value: 'business_type', block: 'identity', label: 'Tipo di organizzazione', addedIn: 'settings' },
  { value: 'rcc', block: 'identity', label: 'Numero RCC', addedIn: 'settings' },
  { value: 'territory', block: 'identity', label: 'Territorio servito', addedIn: null, outside: notHere },
  { value: 'offer', block: 'offer', label: 'Prestazioni offerte', addedIn: null },
  { value: 'opening_hours', block: 'offer', label: "Orari d'apertura", addedIn: 'settings' },
  { value: 'clients', block: 'clients', label: 'Clienti nell’anno', addedIn: null },
  { value: 'cases', block: 'clients', label: 'Casi (cliente e genere di prestazione)', addedIn: null },
  {
    value: 'clients_by_age',
    block: 'clients',
    label: 'Clienti per età e sesso',
    addedIn: null,
    seenIn: 'clients',
  },
  { value: 'clients_by_kind', block: 'clients', label: 'Clienti per genere di prestazione', addedIn: null },
  { value: 'care_hours', block: 'hours', label: 'Ore di cure', addedIn: null },
  { value: 'hours_by_kind', block: 'hours', label: 'Ore per genere di prestazione', addedIn: null },
  { value: 'hours_by_age', block: 'hours', label: 'Ore per età e sesso', addedIn: null, seenIn: 'clients' },
  { value: 'staff', block: 'staff', label: 'Persone e posti a tempo pieno', addedIn: null },
  {
    value: 'staff_by_training',
    block: 'staff',
    label: 'Personale per formazione e funzione',
    addedIn: null,
    seenIn: 'staff',
  },
  { value: 'in_training', block: 'staff', label: 'Persone in formazione', addedIn: null },
  { value: 'training', block: 'staff', label: 'Formazione di ciascuno', addedIn: 'collaborators' },
  {
    value: 'employment_percent',
    block: 'staff',
    label: 'Percentuale di lavoro di ciascuno',
    addedIn: 'collaborators',
  },
  { value: 'staff_gender', block: 'staff', label: 'Sesso di ciascuno', addedIn: 'profile' },
  { value: 'turnover', block: 'staff', label: 'Entrate e partenze nell’anno', addedIn: null },
  {
    value: 'accounts',
    block: 'accounts',
    label: 'Ricavi e costi',
    addedIn: 'accounting',
    outside: { label: 'Si tengono in contabilità.' },
  },
  { value: 'meals', block: 'accounts', label: 'Numero di pasti', addedIn: null, outside: notHere },
] as const satisfies readonly Variable[]
export type FederalVariable = (typeof federalVariables)[number]
export type FederalName = FederalVariable['value']

export const federalBlocks = [
  { value: 'identity', label: 'Identità' },
  { value: 'offer', label: 'Offerta' },
  { value: 'clients', label: 'Clienti e casi' },
  { value: 'hours', label: 'Ore' },
  { value: 'staff', label: 'Collaboratori' },
  { value: 'accounts', label: 'Conti e pasti' },
] as const

/**
 * How a variable stands: given by the data, still to be written (of how many persons, where it is theirs), kept outside
 * of the program, or for others to see.
 */
type FederalState =
  | { is: 'given' }
  | { is: 'missing'; of?: number }
  | { is: 'outside'; why: string }
  | { is: 'hidden' }

const given = { is: 'given' } as const
const unless = (isMissing: boolean): FederalState => (isMissing ? { is: 'missing' } : given)
const ofPersons = (of: number): FederalState => (of > 0 ? { is: 'missing', of } : given)

/** How a variable stands in a year. */
export function federalState(variable: FederalVariable, { house, staff }: BusinessStatistics): FederalState {
  if ('outside' in variable) return { is: 'outside', why: variable.outside.label }
  const { value: name } = variable
  if (name === 'training') return ofPersons(staff.lacking.training)
  if (name === 'staff_gender') return ofPersons(staff.lacking.gender)
  if (name === 'employment_percent') return ofPersons(staff.lacking.percent)
  if (name === 'canton' || name === 'legal_form' || name === 'business_type')
    return house ? unless(house[name] === null) : { is: 'hidden' }
  if (name === 'rcc') return house ? unless(house.rcc.length === 0) : { is: 'hidden' }
  if (name === 'opening_hours') return house ? unless(!house.has_opening_hours) : { is: 'hidden' }
  return given
}
