import { expect, it } from 'vitest'
import i18next from 'i18next'
import { startTexts } from '../i18n/texts.ts'
import { instantToSecond, roleOfMoment, whatWords } from './audit-words.ts'
import { wordsForClient } from './words-for-client.ts'

await startTexts('it')

it.each([
  ['read', 'drug', 'Lettura: Farmaco'],
  ['login', 'sign_in', 'Accesso'],
  ['invented_later', 'unheard_of', 'invented_later: unheard_of'],
])('%s %s', (action, entity_type, words) => {
  expect(whatWords({ action, entity_type }, i18next.t)).toBe(words)
})

it('says the roles of that moment, and the moment to the second in Zurich', () => {
  expect(roleOfMoment('PROP+DS', i18next.t)).toBe('Titolare / direzione amministrativa, Direzione sanitaria')
  expect(roleOfMoment('', i18next.t)).toBe('')
  expect(instantToSecond('2026-11-20T08:00:12.345Z')).toBe('20.11.2026, 09:00:12')
})

it.each([
  ['sanitary_data', 'i numeri per la cassa malati'],
  ['dossier_contact', 'medico, farmacia e cassa malati'],
  ['unheard_of', 'unheard_of'],
])('tells a client of %s in words that she knows', (entity, words) => {
  expect(wordsForClient(entity, i18next.t)).toBe(words)
})
