import { section } from '../section.ts'

export const healthState = section({
  slug: 'health_state',
  definitionVersion: 1,
  fields: {
    allergies: {
      kind: 'question',
      label: 'Allergie',
      unknown: true,
      note: { wire: 'allergies_note', label: 'A che cosa', on: ['yes'] },
    },
    intollerances: {
      kind: 'question',
      label: 'Intolleranze',
      unknown: true,
      note: { wire: 'intollerances_note', label: 'A che cosa', on: ['yes'] },
    },
    pregnancy: {
      kind: 'question',
      label: 'Gravidanza',
      asked: ({ gender, age }) => gender === 'female' && age <= 55,
      inEmergency: true,
    },
    pacemaker: { kind: 'question', label: 'Pacemaker', inEmergency: true },
    shunt_av_dialysis: { kind: 'question', label: 'Shunt AV per dialisi', inEmergency: true },
    port_cath_avi: { kind: 'question', label: 'Port-a-cath', inEmergency: true },
    port_cath_avi_arm: {
      kind: 'choice',
      label: 'Braccio del port-a-cath',
      inEmergency: true,
      shownWhen: { field: 'port_cath_avi', is: 'yes' },
      options: [
        { value: 'left_arm', label: 'Braccio sinistro' },
        { value: 'right_arm', label: 'Braccio destro' },
      ],
    },
    anticoagulation: {
      kind: 'question',
      label: 'Anticoagulazione',
      inEmergency: true,
      note: { wire: 'anticoagulation_note', label: 'Osservazione' },
    },
    oral_antidiabetic_agents: { kind: 'question', label: 'Antidiabetici orali', inEmergency: true },
    insulin_dependent: { kind: 'question', label: 'Insulinodipendente', inEmergency: true },
    insulin_pump: { kind: 'question', label: 'Pompa insulinica', inEmergency: true },
    flu_vaccine: { kind: 'question', label: "Vaccino contro l'influenza" },
    covid_vaccine: { kind: 'question', label: 'Vaccino contro il COVID-19' },
    tetanus_vaccine: { kind: 'question', label: 'Vaccino contro il tetano' },
    more: {
      kind: 'text',
      label: 'Altro da sapere',
      max: 5000,
      multiline: true,
      optional: true,
      inEmergency: true,
    },
  },
  parts: [
    { label: 'Allergie e intolleranze', from: 'allergies' },
    { label: 'Dispositivi e condizioni', from: 'pregnancy' },
    { label: 'Terapie', from: 'anticoagulation' },
    { label: 'Vaccinazioni', from: 'flu_vaccine' },
    { label: 'Osservazioni', from: 'more' },
  ],
})
