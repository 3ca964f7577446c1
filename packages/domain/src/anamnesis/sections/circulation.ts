import { seldomBoth } from '../../form/rule.ts'
import { section } from '../section.ts'

const whenAltered = { field: 'is_altered', is: true } as const

export const circulation = section({
  slug: 'circulation',
  definitionVersion: 1,
  rules: [
    seldomBoth('hypertensive', 'hypothesized', { label: 'Iperteso e ipoteso insieme: è proprio così?' }),
  ],
  fields: {
    is_altered: {
      kind: 'flag',
      label: 'Funzione circolatoria',
      options: [
        { value: true, label: 'Alterata' },
        { value: false, label: 'Fisiologica' },
      ],
    },
    presence_of_edema: { kind: 'flag', label: 'Presenza di edemi', shownWhen: whenAltered },
    edema_localization: {
      kind: 'text',
      label: 'Localizzazione degli edemi',
      max: 300,
      shownWhen: { field: 'presence_of_edema', is: true },
    },
    cyanosis: { kind: 'flag', label: 'Cianosi', shownWhen: whenAltered },
    cyanosis_localization: {
      kind: 'text',
      label: 'Localizzazione della cianosi',
      max: 300,
      shownWhen: { field: 'cyanosis', is: true },
    },
    has_auxiliary_aids: { kind: 'flag', label: 'Usa ausili', shownWhen: whenAltered },
    auxiliary_aids: {
      kind: 'list',
      label: 'Ausili',
      shownWhen: { field: 'has_auxiliary_aids', is: true },
      presets: [
        { value: 'calze elastiche giorno', label: 'Calze elastiche giorno' },
        { value: 'calze elastiche notte', label: 'Calze elastiche notte' },
      ],
      custom: { label: 'Nuovo ausilio', minLength: 1 },
    },
    has_pa: {
      kind: 'flag',
      label: 'Pressione arteriosa (PA) trattata',
      shownWhen: whenAltered,
      note: { wire: 'pa_description', label: 'Descrizione', on: [true] },
      resets: [
        { on: true, field: 'hypertensive', to: false },
        { on: true, field: 'hypothesized', to: false },
      ],
    },
    hypertensive: { kind: 'flag', label: 'Iperteso', shownWhen: whenAltered },
    hypothesized: { kind: 'flag', label: 'Ipoteso', shownWhen: whenAltered },
    has_fc: {
      kind: 'flag',
      label: 'Frequenza cardiaca (FC) trattata',
      shownWhen: whenAltered,
      note: { wire: 'fc_description', label: 'Descrizione', on: [true] },
    },
  },
  parts: [
    { label: 'Circolazione periferica', from: 'is_altered' },
    { label: 'Pressione e frequenza', from: 'has_pa' },
  ],
})
