import type { RecordWords } from '../records/record-words.ts'

/** What people read of a reading. */
export const readingWords = {
  one: { label: 'Parametri' },
  log: {
    created: { label: 'Nuovi parametri' },
    corrected: { label: 'Parametri corretti' },
    struck: { label: 'Parametri annullati' },
  },
  done: {
    created: { label: 'Parametri salvati' },
    corrected: { label: 'Parametri corretti' },
    struck: { label: 'Parametri annullati' },
  },
  correct: { label: 'Correggi i parametri' },
  twoVersions: { label: 'Due versioni di questi parametri' },
  strike: {
    button: { label: 'Annulla i parametri' },
    question: { label: 'Annullare questi parametri?' },
    meaning: { label: 'Il testo resta leggibile; il valore non conta più nei grafici.' },
  },
  reasons: [{ label: 'Errore di scrittura' }, { label: 'Misurato di nuovo' }],
} as const satisfies RecordWords
