import type { RecordWords } from '../records/record-words.ts'

/** What people read of a drug. */
export const drugWords = {
  one: { label: 'Farmaco' },
  log: {
    created: { label: 'Nuovo farmaco' },
    corrected: { label: 'Farmaco corretto' },
    struck: { label: 'Farmaco annullato' },
  },
  done: {
    created: { label: '{{name}} è sulla lista' },
    corrected: { label: '{{name}} è stato corretto' },
    struck: { label: '{{name}} è stato annullato' },
  },
  correct: { label: 'Correggi il farmaco' },
  twoVersions: { label: 'Due versioni di questo farmaco' },
  strike: {
    button: { label: 'Registrato per errore' },
    question: { label: 'Annullare {{name}}?' },
    meaning: {
      label: 'Il testo resta leggibile. Un farmaco che non si prende più si termina con la data di fine.',
    },
  },
  reasons: [{ label: 'Cambiato dal medico' }, { label: 'Errore di scrittura' }],
} as const satisfies RecordWords
