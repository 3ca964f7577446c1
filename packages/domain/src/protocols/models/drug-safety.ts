import type { WrittenModel } from './written-model.ts'

export const medicamenti: WrittenModel = {
  key: 'medicamenti',
  title: 'Sicurezza della terapia farmacologica',
  proposed_when: [
    '5 o più medicamenti',
    "Ritorno dall'ospedale o cambiamento della terapia",
    'Dimenticanze o doppie assunzioni',
  ],
  triggers: [
    { on: 'drugs', limit: 5 },
    { on: 'focus', focusTopicId: 'therapy-management-ineffective' },
  ],
  goals: [
    'Lista dei medicamenti aggiornata entro 24 ore da ogni cambiamento',
    'Assunzione corretta almeno nel 95 % delle dosi controllate',
  ],
  steps: [
    {
      text: 'Riconciliare lista, ricetta, scatole presenti e lettera di dimissione',
      rhythm: "all'inizio e a ogni rientro",
      after: 0,
      every: null,
      service: '5002.200',
      min: 'INF',
    },
    {
      text: 'Preparare il dosatore settimanale con doppio controllo',
      rhythm: 'ogni settimana',
      after: 0,
      every: 7,
      service: '5002.200',
      min: 'INF',
    },
    {
      text: "Controllare l'assunzione e gli effetti indesiderati",
      rhythm: 'a ogni passaggio previsto',
      after: null,
      every: null,
      service: '5002.280',
      min: 'OSS',
    },
    {
      text: 'Segnalare a medico e farmacista interazioni, doppioni, allergie',
      rhythm: 'quando si verifica',
      after: null,
      every: null,
      service: null,
      min: 'INF',
    },
    {
      text: 'Ordinare in farmacia e restituire gli scaduti',
      rhythm: 'ogni mese',
      after: 30,
      every: 30,
      service: null,
      min: 'OSS',
    },
    {
      text: 'Istruire persona e familiari su nome, scopo e orario',
      rhythm: 'a ogni cambiamento',
      after: null,
      every: null,
      service: '5001.060',
      min: 'INF',
    },
    {
      text: 'Documentare ogni errore e quasi errore',
      rhythm: 'quando si verifica',
      after: null,
      every: null,
      service: null,
      min: 'INF',
    },
  ],
  criteria: ['Dosi non assunte nel mese', 'Errori segnalati', "Data dell'ultima riconciliazione"],
  alarms: [
    'Dose doppia di anticoagulante, insulina o oppioide: medico o 145 subito',
    'Reazione allergica con gonfiore o affanno: 144',
  ],
}
