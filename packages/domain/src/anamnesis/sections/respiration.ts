import { equipment, whenActive } from '../equipment.ts'
import { section } from '../section.ts'

const whenAltered = { field: 'respiration_function', is: true } as const

export const respiration = section({
  slug: 'respiration',
  definitionVersion: 1,
  fields: {
    respiration_function: {
      kind: 'flag',
      label: 'Funzione respiratoria',
      options: [
        { value: true, label: 'Alterata' },
        { value: false, label: 'Fisiologica' },
      ],
    },
    respiration_type: {
      kind: 'list',
      label: 'Alterazioni',
      shownWhen: whenAltered,
      presets: [
        { value: 'dispnea a riposo', label: 'Dispnea a riposo' },
        { value: 'dispnea da sforzo', label: 'Dispnea da sforzo' },
        { value: 'ingombro bronchiale', label: 'Ingombro bronchiale' },
        { value: 'apnea notturna', label: 'Apnea notturna' },
      ],
      custom: { label: 'Altra alterazione', minLength: 1 },
    },
    particularities: { kind: 'text', label: 'Particolarità', max: 5000, multiline: true, optional: true },
    is_smoker: { kind: 'flag', label: 'Fuma' },
    smoking_frequency: {
      kind: 'number',
      label: 'Sigarette al giorno',
      shownWhen: { field: 'is_smoker', is: true },
      min: 0,
      max: 200,
      step: 1,
      unit: '',
    },
    former_smoker: { kind: 'flag', label: 'Ex fumatore' },
    oxygen: equipment({
      label: 'Ossigeno',
      own: {
        flow_rate: {
          kind: 'number',
          label: 'Flusso',
          shownWhen: whenActive,
          min: 0,
          max: 60,
          step: 0.5,
          unit: 'l/min',
          usual: { min: 1, max: 15 },
        },
      },
    }),
    inhaler: equipment({ label: 'Inalatore', own: {} }),
    aspirator: equipment({
      label: 'Aspiratore',
      own: { last_change_date: { kind: 'date', label: 'Ultimo cambio', shownWhen: whenActive } },
    }),
    pulse_oximeter: equipment({ label: 'Pulsossimetro', own: {} }),
    cpap: equipment({
      label: 'CPAP',
      own: { usage_date: { kind: 'date', label: "Data d'uso", shownWhen: whenActive } },
    }),
    tracheostomy: equipment({
      label: 'Tracheostomia',
      own: { usage_date: { kind: 'date', label: "Data d'uso", shownWhen: whenActive } },
    }),
    other_equipment: equipment({ label: 'Altri apparecchi', own: {} }),
    material_supplier: { kind: 'text', label: 'Fornitore del materiale', max: 300, optional: true },
  },
  parts: [
    { label: 'Respiro', from: 'respiration_function' },
    { label: 'Fumo', from: 'is_smoker' },
    { label: 'Apparecchi', from: 'oxygen' },
  ],
})
