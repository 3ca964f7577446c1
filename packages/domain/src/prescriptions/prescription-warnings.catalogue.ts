import type { Language } from '../wire/language.ts'
import type { WarningCode } from './warning-codes.ts'

/** What is said of a prescription that is to be looked at, in four languages. */
export const warningSentences = {
  over: {
    it: 'Il periodo è finito: rinnovare o chiudere.',
    de: 'Der Zeitraum ist abgelaufen: erneuern oder schliessen.',
    fr: 'La période est terminée : renouveler ou clôturer.',
    en: 'The period is over: renew or close it.',
  },
  ends_in_14: {
    it: 'Finisce entro 14 giorni.',
    de: 'Endet innerhalb von 14 Tagen.',
    fr: 'Se termine dans les 14 jours.',
    en: 'Ends within 14 days.',
  },
  order_missing: {
    it: 'Una prestazione è pagata solo con prescrizione medica, e qui manca.',
    de: 'Eine Leistung wird nur mit ärztlicher Anordnung bezahlt und hat hier keine.',
    fr: "Une prestation n'est payée que sur prescription médicale, et n'en a pas ici.",
    en: 'A service is paid only with a medical order, and has none here.',
  },
  doctor_missing: {
    it: 'Manca il medico oppure la data della prescrizione.',
    de: 'Es fehlt die Ärztin/der Arzt oder das Datum der Anordnung.',
    fr: 'Il manque le médecin ou la date de la prescription.',
    en: 'The doctor or the date of the order is missing.',
  },
  unsigned: {
    it: 'La prescrizione medica non è firmata.',
    de: 'Die ärztliche Anordnung ist nicht unterschrieben.',
    fr: "La prescription médicale n'est pas signée.",
    en: 'The medical order is not signed.',
  },
  overlaps: {
    it: 'Negli stessi giorni c’è un’altra prescrizione aperta.',
    de: 'In denselben Tagen ist eine andere Anordnung offen.',
    fr: 'Une autre prescription est ouverte les mêmes jours.',
    en: 'Another prescription is open on the same days.',
  },
  order_too_long: {
    it: 'Una prescrizione di prestazioni B vale al massimo 9 mesi.',
    de: 'Eine Anordnung für B-Leistungen gilt höchstens 9 Monate.',
    fr: 'Une prescription de prestations B vaut 9 mois au plus.',
    en: 'An order for B services is valid for 9 months at most.',
  },
  reassess: {
    it: 'Sono passati 9 mesi: rivalutare il bisogno di cure A e C.',
    de: 'Neun Monate sind um: den Bedarf an A- und C-Leistungen neu abklären.',
    fr: 'Neuf mois sont passés : réévaluer le besoin de prestations A et C.',
    en: 'Nine months have passed: reassess the need for A and C services.',
  },
  above_60_hours: {
    it: 'Più di 60 ore al trimestre: il medico di fiducia può chiedere un esame.',
    de: 'Mehr als 60 Stunden pro Quartal: Die Vertrauensärztin/der Vertrauensarzt kann prüfen.',
    fr: 'Plus de 60 heures par trimestre : le médecin-conseil peut demander un examen.',
    en: 'More than 60 hours a quarter: the medical adviser may examine it.',
  },
  not_offered: {
    it: 'Una prestazione non è più offerta: resta prescritta e si può registrare.',
    de: 'Eine Leistung wird nicht mehr angeboten: Sie bleibt angeordnet und kann erfasst werden.',
    fr: 'Une prestation n’est plus proposée : elle reste prescrite et peut être enregistrée.',
    en: 'A service is no longer offered: it stays prescribed and can be recorded.',
  },
  ends_in_30: {
    it: 'Finisce entro 30 giorni.',
    de: 'Endet innerhalb von 30 Tagen.',
    fr: 'Se termine dans les 30 jours.',
    en: 'Ends within 30 days.',
  },
} as const satisfies Record<WarningCode, Record<Language, string>>
