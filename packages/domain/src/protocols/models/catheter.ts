import type { WrittenModel } from './written-model.ts'

export const catetere: WrittenModel = {
  key: 'catetere',
  title: 'Gestione del catetere vescicale',
  proposed_when: [
    'Catetere vescicale o sovrapubico presente',
    'Focus: gestione del catetere vescicale, infezione delle vie urinarie',
  ],
  triggers: [
    { on: 'focus', focusTopicId: 'urinary-catheter-management' },
    { on: 'focus', focusTopicId: 'urinary-tract-infection' },
  ],
  goals: [
    'Catetere pervio, nessuna infezione sintomatica',
    'Indicazione al catetere verificata a ogni cambio',
  ],
  steps: [
    {
      text: 'Igiene del meato con acqua e sapone',
      rhythm: 'ogni giorno',
      after: null,
      every: null,
      service: '5003.050',
      min: 'CRS',
    },
    {
      text: 'Controllare deflusso, colore, quantità, fissaggio, sacca sotto il livello della vescica',
      rhythm: 'a ogni passaggio',
      after: null,
      every: null,
      service: '5003.170',
      min: 'CRS',
    },
    {
      text: 'Cambiare la sacca in sistema chiuso',
      rhythm: 'ogni 5-7 giorni o secondo prodotto',
      after: 7,
      every: 7,
      service: '5002.150',
      min: 'OSS',
    },
    {
      text: 'Cambiare il catetere: registrare tipo, misura CH, ml del palloncino, data del prossimo cambio',
      rhythm: 'ogni 4-8 settimane secondo materiale e prescrizione',
      after: 28,
      every: 28,
      service: '5002.140',
      min: 'INF',
    },
    {
      text: 'Favorire una buona idratazione',
      rhythm: 'ogni giorno',
      after: null,
      every: null,
      service: '5003.160',
      min: 'CRS',
    },
    {
      text: 'Chiedere al medico se il catetere è ancora necessario',
      rhythm: 'a ogni cambio',
      after: 28,
      every: 28,
      service: null,
      min: 'INF',
    },
  ],
  criteria: ['Ostruzioni e infezioni per trimestre', 'Rispetto della data di cambio'],
  alarms: [
    'Nessuna urina da 4 ore con dolore o vescica tesa: infermiere subito',
    'Febbre, brividi, confusione nuova: medico subito',
    'Sangue franco o coaguli: medico lo stesso giorno',
  ],
}
