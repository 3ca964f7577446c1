import * as z from 'zod/mini'

/**
 * What became of a dose. `taken`: it is in the body and counts for the next one. `afterwards`: it can only be said of
 * a dose whose time is over. A dose that was not simply given needs its reason; the suggestions are frequent ones.
 */
export const administrationStatuses = [
  {
    value: 'given',
    label: 'Somministrata',
    taken: true,
    afterwards: false,
    needsReason: false,
    suggestions: [],
  },
  {
    value: 'refused',
    label: 'Rifiutata',
    taken: false,
    afterwards: false,
    needsReason: true,
    suggestions: [
      { label: 'Non vuole prenderla' },
      { label: 'Nausea' },
      { label: 'Teme effetti indesiderati' },
    ],
  },
  {
    value: 'not_available',
    label: 'Non disponibile',
    taken: false,
    afterwards: false,
    needsReason: true,
    suggestions: [{ label: 'Confezione finita' }, { label: 'Non consegnato dalla farmacia' }],
  },
  {
    value: 'self_taken',
    label: 'Assunta da sé',
    taken: true,
    afterwards: false,
    needsReason: true,
    suggestions: [{ label: 'Già presa prima della visita' }, { label: 'Data da un familiare' }],
  },
  {
    value: 'held',
    label: 'Sospesa',
    taken: false,
    afterwards: false,
    needsReason: true,
    suggestions: [
      { label: 'Su indicazione del medico' },
      { label: 'Valori fuori dai limiti' },
      { label: 'A digiuno per un esame' },
    ],
  },
  {
    value: 'missed',
    label: 'Non data',
    taken: false,
    afterwards: true,
    needsReason: true,
    suggestions: [
      { label: 'Dimenticata' },
      { label: 'La visita non ha avuto luogo' },
      { label: 'Cliente non in casa' },
    ],
  },
  {
    value: 'unknown',
    label: 'Non si sa',
    taken: false,
    afterwards: true,
    needsReason: true,
    suggestions: [{ label: 'Non documentata, nessuno la ricorda' }, { label: 'Manca dal dosatore' }],
  },
] as const

export const AdministrationStatus = z.enum(administrationStatuses.map(({ value }) => value))
export type AdministrationStatus = z.infer<typeof AdministrationStatus>

const ofStatus = (status: AdministrationStatus) =>
  administrationStatuses.find(({ value }) => value === status)!

/** Those with which a dose is in the body. */
export const takenStatuses = administrationStatuses.filter(({ taken }) => taken).map(({ value }) => value)

/** Whether the dose is in the body. */
export const isTaken = (status: AdministrationStatus): boolean => ofStatus(status).taken

/** Whether it can only be said of a dose whose time is over. */
export const isToldAfterwards = (status: AdministrationStatus): boolean => ofStatus(status).afterwards

/** Whether what became of the dose has to be explained. */
export const needsReason = (status: AdministrationStatus): boolean => ofStatus(status).needsReason
