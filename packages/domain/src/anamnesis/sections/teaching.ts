import { section } from '../section.ts'

export const teaching = section({
  slug: 'teaching',
  definitionVersion: 1,
  fields: {
    disease_awareness: { kind: 'flag', label: 'Conoscenza della malattia' },
    medications: { kind: 'flag', label: 'Farmaci' },
    diet_food_medication_interactions: {
      kind: 'flag',
      label: 'Dieta, alimenti e interazioni con i farmaci',
    },
    pain_management: { kind: 'flag', label: 'Gestione del dolore' },
    wound_care: { kind: 'flag', label: 'Cura delle ferite' },
    rehabilitation_techniques: { kind: 'flag', label: 'Tecniche di riabilitazione' },
    parameter_monitoring: { kind: 'flag', label: 'Controllo dei parametri' },
    medical_checkups_monitoring: { kind: 'flag', label: 'Controlli medici' },
    medical_equipment: { kind: 'flag', label: 'Apparecchi medici' },
  },
  parts: [
    { label: 'Malattia e terapia', from: 'disease_awareness' },
    { label: 'Autonomia e controlli', from: 'rehabilitation_techniques' },
  ],
})
