import { section } from '../section.ts'

export const teaching = section({
  slug: 'teaching',
  definitionVersion: 1,
  fields: {
    disease_awareness: { kind: 'flag', label: 'Conoscenza della malattia' },
    rehabilitation_techniques: { kind: 'flag', label: 'Tecniche di riabilitazione' },
    medications: { kind: 'flag', label: 'Medicamenti' },
    parameter_monitoring: { kind: 'flag', label: 'Controllo dei parametri' },
    wound_care: { kind: 'flag', label: 'Cura delle ferite' },
    pain_management: { kind: 'flag', label: 'Gestione del dolore' },
    diet_food_medication_interactions: {
      kind: 'flag',
      label: 'Dieta, alimenti e interazioni con i medicamenti',
    },
    medical_checkups_monitoring: { kind: 'flag', label: 'Controlli medici' },
    medical_equipment: { kind: 'flag', label: 'Apparecchi medici' },
  },
  parts: [
    {
      label: 'Malattia e terapia',
      fields: [
        'disease_awareness',
        'medications',
        'diet_food_medication_interactions',
        'pain_management',
        'wound_care',
      ],
    },
    {
      label: 'Autonomia e controlli',
      fields: [
        'rehabilitation_techniques',
        'parameter_monitoring',
        'medical_checkups_monitoring',
        'medical_equipment',
      ],
    },
  ],
})
