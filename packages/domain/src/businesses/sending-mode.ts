import * as z from 'zod/mini'

/** Whether what is sent electronically counts, or is only tried. */
export const sendingModes = [
  { value: 'production', label: 'Produzione' },
  { value: 'test', label: 'Prova' },
] as const
export const SendingMode = z.enum(sendingModes.map(({ value }) => value))
