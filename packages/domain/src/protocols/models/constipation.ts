import type { WrittenModel } from './written-model.ts'

export const stipsi: WrittenModel = {
  key: 'stipsi',
  title: 'Prevenzione e trattamento della stipsi',
  proposed_when: ['Nessuna evacuazione da 3 giorni', 'Bristol 1-2 ripetuto', 'Terapia con oppioidi'],
  triggers: [
    { on: 'focus', focusTopicId: 'constipation' },
    { on: 'stool', limit: 3 },
  ],
  goals: ['Evacuazione almeno ogni 2-3 giorni, Bristol 3-4', "Nessun clistere d'urgenza"],
  steps: [
    {
      text: 'Registrare evacuazione e tipo Bristol',
      rhythm: 'a ogni passaggio',
      after: null,
      every: null,
      service: null,
      min: 'CRS',
    },
    {
      text: 'Liquidi 1,5 litri al giorno, salvo restrizione, e fibre',
      rhythm: 'consulenza ogni mese',
      after: 0,
      every: 30,
      service: '5001.090',
      min: 'INF',
    },
    {
      text: 'Orario fisso e posizione con piedi rialzati',
      rhythm: 'ogni giorno dopo colazione',
      after: null,
      every: null,
      service: '5003.170',
      min: 'CRS',
    },
    { text: 'Mobilizzare', rhythm: 'ogni giorno', after: null, every: null, service: '5003.130', min: 'AC' },
    {
      text: 'Lassativo di base o di riserva secondo prescrizione',
      rhythm: 'come prescritto',
      after: null,
      every: null,
      service: '5002.210',
      min: 'OSS',
    },
    {
      text: 'Giorno 3 senza evacuazione: riserva orale; giorno 4: misura rettale secondo prescrizione',
      rhythm: 'quando si verifica',
      after: null,
      every: null,
      service: '5002.420',
      min: 'OSS',
    },
  ],
  criteria: ['Giorni tra due evacuazioni', 'Uso di lassativi di riserva e clisteri'],
  alarms: [
    'Dolore addominale forte, vomito, addome teso, sangue: medico subito o 144',
    'Diarrea liquida dopo giorni di stipsi (possibile fecaloma): infermiere lo stesso giorno',
  ],
}
