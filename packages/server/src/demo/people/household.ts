import type { WarningText } from '../record/conditions.ts'

/** What has nothing to do with an illness and yet must be known at the door. */
export const householdWarnings: readonly WarningText[] = [
  { kind: 'dog', text: 'Cane in giardino: telefonare prima di aprire il cancello' },
  { kind: 'dog', text: 'Cane piccolo che abbaia, non morde' },
  { kind: 'key', text: 'Chiave in sede, gancio 17: riportarla la sera' },
  { kind: 'key', text: 'Cassetta delle chiavi, codice solo a voce' },
  { kind: 'access', text: 'Lift fuori servizio fino a fine mese', passing: true },
  { kind: 'access', text: 'Strada chiusa per lavori, posteggiare in piazza', passing: true },
  { kind: 'other', text: 'Sente poco: parlare dal lato sinistro' },
  { kind: 'other', text: 'Il figlio vuole essere avvisato di ogni ritardo' },
  { kind: 'allergy', text: 'Allergia al lattice: guanti in nitrile' },
  { kind: 'allergy', text: 'Allergia alle noci' },
  { kind: 'infection', text: 'Norovirus in casa: camice e disinfezione delle mani', passing: true },
]
