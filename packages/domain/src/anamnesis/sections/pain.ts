import { bandOf } from '../../form/bands.ts'
import { section } from '../section.ts'

/** The colours of the specification for the intensity of a pain. */
const intensityTones = [
  { from: 9, tone: 'error' },
  { from: 5, tone: 'pending' },
  { tone: 'success' },
] as const

const intensities = Array.from({ length: 10 }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
  tone: bandOf(intensityTones, index + 1).tone,
}))

export const pain = section({
  slug: 'pain',
  definitionVersion: 1,
  fields: {
    entries: {
      kind: 'entries',
      label: 'Dolore',
      add: { label: 'Aggiungi dolore' },
      none: { label: 'Nessun dolore' },
      fields: {
        localization: { kind: 'text', label: 'Localizzazione', max: 300 },
        intensity: { kind: 'choice', label: 'Intensità', options: intensities },
        type: {
          kind: 'choice',
          label: 'Tipo',
          options: [
            { value: 'Continuo', label: 'Continuo' },
            { value: 'Crampiforme', label: 'Crampiforme' },
            { value: 'Urente/bruciante', label: 'Urente/bruciante' },
            { value: 'Trafittivo', label: 'Trafittivo' },
            { value: 'Solo su movimento', label: 'Solo su movimento' },
          ],
        },
        chronic_acute: {
          kind: 'choice',
          label: 'Cronico o acuto',
          options: [
            { value: 'Cronico', label: 'Cronico' },
            { value: 'Acuto', label: 'Acuto' },
          ],
        },
        presence: {
          kind: 'choice',
          label: 'Presenza',
          options: [
            { value: 'Regolare', label: 'Regolare' },
            { value: 'Discontinua', label: 'Discontinua' },
            { value: 'Nelle ultime 24h', label: 'Nelle ultime 24h' },
          ],
        },
        description: {
          kind: 'text',
          label: 'Descrizione con le parole del cliente',
          max: 5000,
          multiline: true,
          optional: true,
        },
      },
    },
  },
  parts: [{ label: 'Dolore', from: 'entries' }],
})
