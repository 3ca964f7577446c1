import { customMinLength } from '../../form/field.ts'
import { drainageDevices, stomaForm } from '../drainage.ts'
import { section } from '../section.ts'

const whenIntestineAltered = { field: 'intestinal_function', is: true } as const
const functions = [
  { value: true, label: 'Alterata' },
  { value: false, label: 'Fisiologica' },
] as const

export const elimination = section({
  slug: 'elimination',
  definitionVersion: 1,
  fields: {
    bladder_function: { kind: 'flag', label: 'Funzione vescicale', options: functions },
    bladder_type: {
      kind: 'list',
      label: 'Alterazioni della vescica',
      shownWhen: { field: 'bladder_function', is: true },
      presets: [
        { value: 'disuria', label: 'Disuria' },
        { value: 'nicturia', label: 'Nicturia' },
        { value: 'incontinenza', label: 'Incontinenza' },
        { value: 'urgenza minzionale', label: 'Urgenza minzionale' },
        { value: 'ritenzione urine', label: 'Ritenzione urine' },
      ],
      custom: { label: 'Nuova alterazione', minLength: customMinLength },
    },
    has_drainage_devices: {
      kind: 'flag',
      label: 'Dispositivi di drenaggio presenti',
      shownWhen: { answered: 'bladder_type' },
    },
    drainage_devices: drainageDevices,
    intestinal_function: { kind: 'flag', label: 'Funzione intestinale', options: functions },
    intestinal_type: {
      kind: 'list',
      label: "Alterazioni dell'intestino",
      shownWhen: whenIntestineAltered,
      // Dysuria is a symptom of the bladder; the specification lists it here, so it stays, as the last.
      presets: [
        { value: 'stipsi', label: 'Stipsi' },
        { value: 'diarrea', label: 'Diarrea' },
        { value: 'emorroidi', label: 'Emorroidi' },
        { value: 'incontinenza', label: 'Incontinenza' },
        { value: 'disuria', label: 'Disuria' },
      ],
      custom: { label: 'Nuova alterazione', minLength: customMinLength },
    },
    has_laxtatives: { kind: 'flag', label: 'Usa lassativi', shownWhen: whenIntestineAltered },
    laxatives: {
      kind: 'list',
      label: 'Lassativi',
      shownWhen: { field: 'has_laxtatives', is: true },
      presets: [],
      custom: { label: 'Nuovo lassativo', minLength: customMinLength },
    },
    has_enemas: { kind: 'flag', label: 'Usa clisteri', shownWhen: whenIntestineAltered },
    enemas: {
      kind: 'list',
      label: 'Clisteri',
      shownWhen: { field: 'has_enemas', is: true },
      presets: [],
      custom: { label: 'Nuovo clistere', minLength: customMinLength },
    },
    stoma_form: stomaForm,
  },
  parts: [
    {
      label: 'Funzione vescicale',
      from: 'bladder_function',
      screen: { slug: 'bladder', label: 'Vescica', badge: 'bladder_function' },
    },
    {
      label: 'Funzione intestinale',
      from: 'intestinal_function',
      screen: { slug: 'intestine', label: 'Intestino', badge: 'intestinal_function' },
    },
  ],
})
