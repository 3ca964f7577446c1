import { section } from '../anamnesis/section.ts'

const yesNo = [
  { value: 'intact', label: 'Intatta' },
  { value: 'altered', label: 'Alterata' },
] as const

/** A section that has every kind of field, with a gate, a description and an own text. */
export const someSection = section({
  slug: 'teaching',
  definitionVersion: 1,
  fields: {
    skin: {
      kind: 'choice',
      label: 'Cute',
      options: yesNo,
      note: { wire: 'skin_description', label: 'Descrizione' },
    },
    diet: {
      kind: 'choice',
      label: 'Dieta',
      options: [
        { value: 'normale', label: 'Normale' },
        { value: 'vegana', label: 'Vegana' },
        { value: 'qualitativa', label: 'Qualitativa' },
        { value: 'quantitativa', label: 'Quantitativa' },
      ],
      custom: { label: 'Nuova dieta', minLength: 4 },
    },
    allergies: {
      kind: 'question',
      label: 'Allergie',
      unknown: true,
      note: { wire: 'allergies_note', label: 'A che cosa', on: ['yes'] },
    },
    smoker: { kind: 'flag', label: 'Fuma' },
    cigarettes: {
      kind: 'number',
      label: 'Sigarette al giorno',
      min: 0,
      max: 200,
      step: 1,
      unit: '',
      shownWhen: { field: 'smoker', is: true },
    },
    mobility: {
      kind: 'score',
      label: 'Motricità',
      options: [
        { value: 0, label: 'Solo letto o poltrona' },
        { value: 2, label: 'Esce di casa' },
      ],
    },
    profession: { kind: 'text', label: 'Professione', max: 300 },
    remarks: { kind: 'text', label: 'Osservazione', max: 5000, multiline: true },
    aids: {
      kind: 'list',
      label: 'Ausili',
      presets: [
        { value: 'urinal', label: 'Urinale' },
        { value: 'toilet_bar', label: 'Maniglione per WC' },
      ],
      custom: { label: 'Nuovo ausilio', minLength: 4 },
    },
    liquids: {
      kind: 'slider',
      label: 'Liquidi al giorno',
      min: 0,
      max: 7000,
      step: 10,
      start: 2500,
      unit: 'ml',
    },
    begun: { kind: 'date', label: 'In uso dal' },
    bedtime: { kind: 'time', label: 'Ora in cui va a letto' },
    intake: {
      kind: 'group',
      label: 'Assunzione dei pasti',
      fields: {
        chewing: { kind: 'flag', label: 'Problemi di masticazione' },
        swallowing: { kind: 'flag', label: 'Problemi di deglutizione' },
      },
    },
    oxygen: {
      kind: 'block',
      label: 'Ossigeno',
      fields: {
        is_active: { kind: 'flag', label: 'In uso' },
        managed_by: {
          kind: 'text',
          label: 'Gestito da',
          max: 300,
          shownWhen: { field: 'is_active', is: true },
        },
      },
    },
    entries: {
      kind: 'entries',
      label: 'Dolori',
      add: { label: 'Aggiungi dolore' },
      none: { label: 'Nessun dolore' },
      fields: { localization: { kind: 'text', label: 'Localizzazione', max: 300 } },
    },
  },
  parts: [
    { label: 'Scelte', from: 'skin' },
    { label: 'Testi', from: 'profession' },
    { label: 'Misure', from: 'liquids' },
    { label: 'Pasti', from: 'intake' },
    { label: 'Apparecchi', from: 'oxygen' },
    { label: 'Dolore', from: 'entries' },
  ],
})
