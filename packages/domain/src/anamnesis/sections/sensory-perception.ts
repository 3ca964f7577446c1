import { section } from '../section.ts'

const sense = [
  { value: 'physiological', label: 'Fisiologico' },
  { value: 'altered', label: 'Alterato' },
  { value: 'auxiliary_means', label: 'Con ausilio' },
] as const
const feminine = [
  { value: 'physiological', label: 'Fisiologica' },
  { value: 'altered', label: 'Alterata' },
  { value: 'auxiliary_means', label: 'Con ausilio' },
] as const

export const sensoryPerception = section({
  slug: 'sensory_perception',
  definitionVersion: 1,
  fields: {
    sight: {
      kind: 'choice',
      label: 'Capacità visiva',
      options: feminine,
      note: { wire: 'sight_description', label: 'Descrizione' },
    },
    sight_with_adequate_illumination: {
      kind: 'choice',
      label: 'Vista con illuminazione adeguata',
      options: [
        { value: 'partially_limited', label: 'Parzialmente limitata' },
        { value: 'strongly_limited', label: 'Fortemente limitata' },
        { value: 'visually_impaired', label: 'Ipovedente' },
      ],
      optional: true,
    },
    hearing: {
      kind: 'choice',
      label: 'Udito',
      options: sense,
      note: { wire: 'hearing_description', label: 'Descrizione' },
    },
    smell: {
      kind: 'choice',
      label: 'Olfatto',
      options: sense,
      note: { wire: 'smell_description', label: 'Descrizione' },
    },
    touch: {
      kind: 'choice',
      label: 'Tatto',
      options: sense,
      note: { wire: 'touch_description', label: 'Descrizione' },
    },
    taste: {
      kind: 'choice',
      label: 'Gusto',
      options: sense,
      note: { wire: 'taste_description', label: 'Descrizione' },
    },
  },
  parts: [
    { label: 'Vedere', from: 'sight' },
    { label: 'Gli altri sensi', from: 'hearing' },
  ],
})
