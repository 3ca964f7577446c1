import { pain } from '@vicino/domain/anamnesis/sections/pain.ts'
import { respiration } from '@vicino/domain/anamnesis/sections/respiration.ts'
import { sensoryPerception } from '@vicino/domain/anamnesis/sections/sensory-perception.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import type { Answers } from '@vicino/domain/form/answers.ts'
import { answeredRows } from '@vicino/domain/form/rows.ts'
import { expect, test } from 'vitest'
import { isStruckEntry, rowGroups } from './row-groups.ts'

const said = (section: Section, answers: Answers): [string | null, string[]][] =>
  rowGroups(answeredRows(section, answers)).map(({ name, rows }) => [
    name && name.join(' · '),
    rows.map(({ trail, field }) => [...trail, field.label].join(' · ')),
  ])

test('what a device answers stands under its name; a device that is not there is one line', () => {
  const answers = {
    is_smoker: false,
    oxygen: { is_active: true, flow_rate: 2 },
    inhaler: { is_active: false },
  }
  expect(said(respiration, answers)).toEqual([
    [null, ['Fuma']],
    ['Ossigeno', ['Apparecchio in uso', 'Flusso']],
    [null, ['Inalatore']],
  ])
})

test('a description alone keeps the name of its question', () => {
  expect(said(sensoryPerception, { sight: { choice: 'altered', note: 'Cataratta' } })).toEqual([
    [null, ['Capacità visiva']],
    [null, ['Capacità visiva · Descrizione']],
  ])
})

test('an entry that was taken away says so as a whole', () => {
  const entries = [
    { id: 1, localization: 'Schiena', intensity: '3' },
    { id: 2, localization: 'Spalla', struck: { reason: 'Passato' } },
  ]
  const groups = rowGroups(answeredRows(pain, { entries }))
  expect(groups.map(group => [group.name?.join(' · '), isStruckEntry(group)])).toEqual([
    ['Dolore · 1', false],
    ['Dolore · 2', true],
  ])
})
