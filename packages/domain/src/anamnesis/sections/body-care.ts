import { customMinLength } from '../../form/field.ts'
import { norton, type NortonAnswers, nortonScale } from '../norton.ts'
import { section } from '../section.ts'

const condition = [
  { value: 'intact', label: 'Intatta' },
  { value: 'risk_of_alteration', label: 'A rischio di alterazione' },
  { value: 'altered', label: 'Alterata' },
] as const

/** The same of the scalp, which is masculine in Italian. */
const scalpCondition = [
  { value: 'intact', label: 'Intatto' },
  { value: 'risk_of_alteration', label: 'A rischio di alterazione' },
  { value: 'altered', label: 'Alterato' },
] as const

// `altered` means supervision or frequency here, says the specification.
const support = [
  { value: 'help', label: 'Aiuto' },
  { value: 'altered', label: 'Supervisione o frequenza' },
] as const

export const bodyCare = section({
  slug: 'body_care',
  definitionVersion: 1,
  fields: {
    autonomous_hygiene: { kind: 'flag', label: "Autonomo nell'igiene" },
    sink: {
      kind: 'choice',
      label: 'Al lavandino',
      options: support,
      optional: true,
      note: { wire: 'sink_description', label: 'Descrizione' },
    },
    shower: {
      kind: 'choice',
      label: 'In doccia',
      options: support,
      optional: true,
      note: { wire: 'shower_description', label: 'Descrizione' },
    },
    bath: {
      kind: 'choice',
      label: 'In vasca',
      options: support,
      optional: true,
      note: { wire: 'bath_description', label: 'Descrizione' },
    },
    in_bed: {
      kind: 'choice',
      label: 'A letto',
      options: support,
      optional: true,
      note: { wire: 'in_bed_description', label: 'Descrizione' },
    },
    skin_condition: { kind: 'choice', label: 'Cute', options: condition },
    mucous_membrane_status: { kind: 'choice', label: 'Mucose', options: condition },
    scalp: { kind: 'choice', label: 'Cuoio capelluto', options: scalpCondition },
    oral_cavity: { kind: 'choice', label: 'Cavità orale', options: condition },
    prosthetic_management_upper: {
      kind: 'choice',
      label: 'Protesi superiore',
      optional: true,
      options: [
        { value: 'partial_upper', label: 'Parziale superiore' },
        { value: 'complete_upper', label: 'Totale superiore' },
      ],
    },
    prosthetic_management_lower: {
      kind: 'choice',
      label: 'Protesi inferiore',
      optional: true,
      options: [
        { value: 'partial_lower', label: 'Parziale inferiore' },
        { value: 'complete_lower', label: 'Totale inferiore' },
      ],
    },
    prosthetic_self_managing: {
      kind: 'question',
      label: 'Gestisce la protesi da solo',
      shownWhen: {
        any: [{ answered: 'prosthetic_management_upper' }, { answered: 'prosthetic_management_lower' }],
      },
    },
    specific_products: {
      kind: 'list',
      label: 'Prodotti specifici',
      optional: true,
      presets: [],
      custom: { label: 'Nuovo prodotto', minLength: customMinLength },
    },
    auxiliary_aids: {
      kind: 'list',
      label: 'Ausili',
      optional: true,
      presets: [
        { value: 'toilet_raiser', label: 'Rialzo per WC' },
        { value: 'toilet_bar', label: 'Maniglione per WC' },
        { value: 'urinal', label: 'Urinale' },
        { value: 'bathtub_board_or_seat', label: 'Asse o sedile per vasca' },
        { value: 'non_slip_mat', label: 'Tappeto antiscivolo' },
      ],
      custom: { label: 'Nuovo ausilio', minLength: customMinLength },
    },
    autonomous_clothing: { kind: 'question', label: 'Autonomo nel vestirsi' },
    autonomous_clothing_note: {
      kind: 'text',
      label: 'Vestirsi e svestirsi',
      max: 5000,
      multiline: true,
      shownWhen: { field: 'autonomous_clothing', is: 'no' },
    },
    autonomous_clothing_aids_note: {
      kind: 'text',
      label: 'Ausili per vestirsi',
      max: 5000,
      multiline: true,
      optional: true,
      shownWhen: { field: 'autonomous_clothing', is: 'no' },
    },
    need_for_supervision: { kind: 'flag', label: 'Bisogno di supervisione' },
    observation: { kind: 'text', label: 'Osservazione', max: 5000, multiline: true, optional: true },
    norton: nortonScale,
  },
  parts: [
    { label: 'Igiene', from: 'autonomous_hygiene' },
    { label: 'Cute e mucose', from: 'skin_condition' },
    { label: 'Protesi dentaria', from: 'prosthetic_management_upper' },
    { label: 'Prodotti e ausili', from: 'specific_products' },
    { label: 'Vestirsi', from: 'autonomous_clothing' },
    { label: 'Supervisione', from: 'need_for_supervision' },
    { label: 'Rischio di lesioni da pressione', from: 'norton' },
  ],
  derive: answers => ({ norton: norton(answers.norton as NortonAnswers | undefined) }),
})
