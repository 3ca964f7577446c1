import type { Speech } from '@vicino/domain/form/answer-words.ts'
import type { Answers } from '@vicino/domain/form/answers.ts'
import { circulation } from '@vicino/domain/anamnesis/sections/circulation.ts'
import { healthState } from '@vicino/domain/anamnesis/sections/health-state.ts'
import { mobilization } from '@vicino/domain/anamnesis/sections/mobilization.ts'
import { pain } from '@vicino/domain/anamnesis/sections/pain.ts'
import { respiration } from '@vicino/domain/anamnesis/sections/respiration.ts'
import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { mergeSides, sortSides } from '../../ui/sheets/merge-sides.ts'
import { answersOfUnits, shownUnits, type Units } from './merged-units.ts'

const speech: Speech = { t: italian => italian, day: day => day, number: String }
const t = ((key: string) => key) as TFunction

test('a question and what it opens are chosen as one', () => {
  const base: Answers = { port_cath_avi: 'yes', port_cath_avi_arm: 'left_arm' }
  const mine: Answers = { port_cath_avi: 'yes', port_cath_avi_arm: 'right_arm', pacemaker: 'no' }
  const theirs: Answers = { port_cath_avi: 'no' }
  const shown = shownUnits(healthState, base, mine, theirs, speech)
  const sorted = sortSides<Units>(shown.fields, shown.base, shown.mine, shown.theirs)
  expect(sorted.asked.map(({ label }) => label)).toEqual(['Port-a-cath'])
  expect(sorted.asked[0]?.words(shown.mine, t)).toBe('Sì\nBraccio del port-a-cath: Braccio destro')
  const merged = mergeSides<Units, Units>(sorted, shown.mine, shown.theirs, { port_cath_avi: 'theirs' })
  expect(answersOfUnits(healthState, merged)).toEqual({ port_cath_avi: 'no', pacemaker: 'no' })
})

test('questions behind one that both answered alike are chosen one by one', () => {
  const base: Answers = { is_altered: true, cyanosis: false }
  const mine: Answers = { is_altered: true, cyanosis: true, presence_of_edema: true }
  const theirs: Answers = { is_altered: true, has_fc: { choice: true } }
  const shown = shownUnits(circulation, base, mine, theirs, speech)
  const sorted = sortSides<Units>(shown.fields, shown.base, shown.mine, shown.theirs)
  const labels = [sorted.asked, sorted.mine, sorted.theirs].map(fields => fields.map(({ label }) => label))
  expect(labels).toEqual([['Cianosi'], ['Presenza di edemi'], ['Frequenza cardiaca (FC) trattata']])
  const merged = mergeSides<Units, Units>(sorted, shown.mine, shown.theirs, { cyanosis: 'mine' })
  expect(answersOfUnits(circulation, merged)).toEqual({ ...mine, has_fc: { choice: true } })
})

test('a question of a group says its group once', () => {
  const mine: Answers = { assisted_transfer_to: { bed: true, toilet: true } }
  const theirs: Answers = { assisted_transfer_to: { bed: false, chair: true } }
  const shown = shownUnits(mobilization, {}, mine, theirs, speech)
  const sorted = sortSides<Units>(shown.fields, shown.base, shown.mine, shown.theirs)
  expect(
    sorted.asked.map(({ label, words }) => [label, words(shown.mine, t), words(shown.theirs, t)]),
  ).toEqual([['Trasferimento assistito · Letto', 'Sì', 'No']])
  const merged = mergeSides<Units, Units>(sorted, shown.mine, shown.theirs, {
    'assisted_transfer_to.bed': 'theirs',
  })
  expect(answersOfUnits(mobilization, merged)).toEqual({
    assisted_transfer_to: { bed: false, chair: true, toilet: true },
  })
})

test('a unit says under its label what that does not say already', () => {
  const mine: Answers = { oxygen: { is_active: true, flow_rate: 2 } }
  const theirs: Answers = { oxygen: { is_active: false } }
  const shown = shownUnits(respiration, {}, mine, theirs, speech)
  const device = shown.fields.find(({ field }) => field === 'oxygen.is_active')!
  expect(device.label).toBe('Ossigeno · Apparecchio in uso')
  expect(device.words(shown.mine, t)).toBe('Sì\nFlusso: 2 l/min')
  const treated: Answers = { is_altered: true, has_fc: { choice: true, note: 'Bisoprololo' } }
  const heart = shownUnits(circulation, {}, treated, { is_altered: true }, speech)
  const words = heart.fields.find(({ field }) => field === 'has_fc')!.words(heart.mine, t)
  expect(words).toBe('Sì\nDescrizione: Bisoprololo')
})

test('pains that two added at once stand both, without a question', () => {
  const knee = { id: 1, localization: 'Ginocchio' }
  const back = { id: 1, localization: 'Schiena' }
  const shown = shownUnits(pain, {}, { entries: [knee] }, { entries: [back] }, speech)
  const sorted = sortSides<Units>(shown.fields, shown.base, shown.mine, shown.theirs)
  expect(sorted.asked).toEqual([])
  const merged = mergeSides<Units, Units>(sorted, shown.mine, shown.theirs, {})
  expect(answersOfUnits(pain, merged)).toEqual({ entries: [back, { ...knee, id: 2 }] })
})

test('who chooses her own words of a pain keeps the pains that only the other added', () => {
  const knee = { id: 1, localization: 'Ginocchio' }
  const mine: Answers = { entries: [{ ...knee, localization: 'Ginocchio destro' }] }
  const theirs: Answers = {
    entries: [
      { ...knee, localization: 'Ginocchio sinistro' },
      { id: 2, localization: 'Schiena' },
    ],
  }
  const shown = shownUnits(pain, { entries: [knee] }, mine, theirs, speech)
  const sorted = sortSides<Units>(shown.fields, shown.base, shown.mine, shown.theirs)
  const merged = mergeSides<Units, Units>(sorted, shown.mine, shown.theirs, { entries: 'mine' })
  expect(answersOfUnits(pain, merged)).toEqual({
    entries: [
      { id: 1, localization: 'Ginocchio destro' },
      { id: 2, localization: 'Schiena' },
    ],
  })
})
