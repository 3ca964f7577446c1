import { problems } from '@vicino/domain/wire/problem.catalogue.ts'
import { expect, test } from 'vitest'
import { catalogue as german } from './de/catalogue.ts'
import { catalogue as english } from './en/catalogue.ts'
import { catalogue as french } from './fr/catalogue.ts'
import { catalogue as italian } from './it/catalogue.ts'

const sentences = Object.values(problems)
/** Italian is the key, of a plural without its form. */
const keys = Object.keys(english).map(key => key.replace(/_(one|other)$/u, ''))
const texts = {
  it: [...keys, ...Object.values(italian), ...sentences.map(({ it }) => it)],
  de: [...Object.values(german), ...sentences.map(({ de }) => de)],
  fr: [...Object.values(french), ...sentences.map(({ fr }) => fr)],
  en: [...Object.values(english), ...sentences.map(({ en }) => en)],
}

/** Words that once stood beside the one the house says, and what each could be taken for. */
const other = [
  ['it', 'prescrizione', /\bordin[ei] medic|\bordini?\b(?=.*\bfirmat)|senza ordine|prescrittore/iu],
  ['it', 'organizzazione, as the law of care at home says', /\baziend/iu],
  [
    'it',
    'ruolo, a function being a class of the federal statistics',
    /funzioni? (che|scelt|consente)|^Funzioni$/iu,
  ],
  ['it', 'eseguito, of what was done at a visit', /\bfornit[oe] (finora|diversamente)|come fornito/iu],
  [
    'it',
    'rimuovere, of what leaves a list or the calendar',
    /\btogli\b|\btolt[aeio]\b.*(calendario|protocollo|scelta)/iu,
  ],
  ['it', 'saltare, of a day that a series leaves out', /lascia fuori/iu],
  ['it', 'stampare: a page to print says what is done there', /da stampare/iu],
  ['de', 'Anordnung, Verordnung being a law', /verordnet|(?<!Artikel 7 der )Verordnung/u],
  [
    'de',
    'Medikamentenplan, Schema being the sliding scale',
    /(Das|des|Des) Schemas? (sieht|gilt)|Schemas\b/u,
  ],
  ['de', 'Evaluation', /Beurteilung/u],
  ['de', 'Besuch', /\bEins(atz|ätze)/u],
  ['de', 'Wochendosette', /\bDosett/u],
  ['de', 'Organisation', /Betrieb/u],
  ['de', 'Ctrl and Shift, as Swiss keyboards say', /Strg|Umschalt/u],
  ['de', 'abbreviations of German charts', /\b(OS|OCU|EV|RET)$/u],
  ['fr', 'passage', /\bvisite\b(?! du domicile)/iu],
  ['fr', 'plan de médication', /hors schéma|le schéma ne prévoit/iu],
  ['fr', 'organisation', /[dl]['’]entreprise\b/iu],
  ['fr', 'abbreviations of French charts', /\b(OS|OCU|EV|RET)$/u],
  ['en', 'independent', /\bautonom/iu],
  ['en', 'organisation', /\bbusiness/iu],
  ['en', 'OS, the left eye on an English chart', /\b(OS|OCU|EV|RET)$/u],
  ['en', 'to sign on behalf, not to sign in', /\bsigns? in (place|their place)/iu],
  ['en', '“quotation marks”', /[«»]/u],
] as const

test.each(other)('%s has one word: %s', (language, _word, beside) => {
  expect(texts[language].filter(text => beside.test(text.replaceAll(/\{\{\w+\}\}/gu, '')))).toEqual([])
})

test('German names clients and doctors of both genders', () => {
  const alone = (one: RegExp, both: RegExp) => texts.de.filter(text => one.test(text) && !both.test(text))
  expect(alone(/\bKlient(en)?\b/u, /Klientin/u)).toEqual([])
  expect(alone(/\b(Haus|Vertrauens)?[Aa]rzt\b/u, /[Ää]rztin/u)).toEqual([])
})

/** What was clumsy in Italian, and what says it. */
const better = [
  ['Annulla il farmaco', 'Registrato per errore'],
  ['Che cosa ne è stato?', 'Esito della dose'],
  ['Ordinati da', 'Prescritti da'],
  ['Come il giorno prima', 'Copia dal giorno prima'],
  ['Serve {{needed}}', 'Richiede {{needed}}'],
  ['Non lavora in questo giorno', 'Non in servizio'],
  ['Che cosa si vede', 'Mostra'],
  ['Di tutti', 'Tutti'],
  ['Qui si può solo leggere', 'Sola lettura'],
  ["Già nel dossier: resta com'è", 'Già registrata'],
  ['Come si entra', "Accesso all'abitazione"],
  ['Accesso alla casa', "Accesso all'abitazione"],
  ['Da sapere davanti alla porta', 'Avvertenze per chi arriva'],
  ['Il suo calendario altrove', 'Sincronizzazione del calendario'],
  ['Togli', 'Rimuovi'],
  ['Togli le scelte', 'Annulla le scelte'],
  ['Storia', 'Cronologia'],
  ['Fuori uso', 'Non più in uso'],
  ["Scrivi un'assenza", "Registra un'assenza"],
  ['Curare la rubrica', 'Gestire la rubrica'],
  ['Di quali valori parla?', 'A quali valori si riferisce?'],
] as const

test.each(better)('not «%s» but «%s»', (clumsy, said) => {
  expect(keys).not.toContain(clumsy)
  expect(keys).toContain(said)
})

/** A text is its own key: what is said of two things is said in two ways, or one of them is wrong in another language. */
test.each([
  ['Annulla', 'Rückgängig'],
  ['Interrompi', 'Abbrechen'],
  ['Termina', 'Beenden'],
  ['Altro', 'Mehr'],
  ['Altro tipo', 'Andere'],
  ['Nome', 'Vorname'],
  ['Nome del materiale', 'Name des Materials'],
  ['In ritardo', 'Überfällig'],
  ['Da concludere', 'Abzuschliessen'],
  ['Troppo tardi', 'Zu spät'],
] as const)('«%s» is «%s»', (key, said) => {
  expect(german[key]).toBe(said)
})
