import { describe, expect, it } from 'vitest'
import type { FieldCode } from '../wire/field-error.ts'
import { someAdministration } from '../testing/some-administration.ts'
import { fieldsOf } from '../records/record.ts'
import { AdministrationFields } from './administration.ts'
import { type DosePlace, problemsOfAdministration } from './administration-rules.ts'
import type { Order } from './order.ts'

const given = fieldsOf(AdministrationFields, someAdministration())
const tablet: Order = {
  name: 'Torasemide 5 mg',
  modality: 'OS',
  dose_unit: 'tablet',
  dose_scale: null,
  dose: 1,
}
const patch: Order = { ...tablet, name: 'Fentanil 25 mcg/h', modality: 'TTS', dose_unit: 'other' }
const ofScheme: DosePlace = {
  day: '2026-11-20',
  isAsNeeded: false,
  isOver: true,
  asksOldPatch: false,
  asksSecond: false,
  by: 'Anna Prova',
}
const asNeeded: DosePlace = { ...ofScheme, isAsNeeded: true }
const counted: DosePlace = { ...ofScheme, asksSecond: true }
const stillOn: DosePlace = { ...ofScheme, isOver: false }
const overPatch: DosePlace = { ...ofScheme, asksOldPatch: true }
const longAgo: DosePlace = { ...ofScheme, day: '2026-11-12' }
const now = '2026-11-21T12:00:00.000Z'

type Case = [string, Partial<AdministrationFields>, Order, DosePlace, [string, FieldCode][]]
const cases: Case[] = [
  ['given as ordered', {}, tablet, ofScheme, []],
  ['refused with a reason', { status: 'refused', status_reason: 'Nausea' }, tablet, ofScheme, []],
  ['refused without one', { status: 'refused' }, tablet, ofScheme, [['status_reason', 'required']]],
  ['held without one', { status: 'held' }, tablet, ofScheme, [['status_reason', 'required']]],
  ['taken by herself', { status: 'self_taken' }, tablet, ofScheme, [['status_reason', 'required']]],
  ['missed, with a reason', { status: 'missed', status_reason: 'Dimenticata' }, tablet, ofScheme, []],
  ['missed without one', { status: 'missed' }, tablet, ofScheme, [['status_reason', 'required']]],
  ['unknown without one', { status: 'unknown' }, tablet, ofScheme, [['status_reason', 'required']]],
  [
    'missed while it can still be given',
    { status: 'missed', status_reason: 'no' },
    tablet,
    stillOn,
    [['status', 'window_not_over']],
  ],
  [
    'missed, of what is taken as needed',
    { status: 'missed', status_reason: 'no' },
    tablet,
    asNeeded,
    [['status', 'not_an_option']],
  ],
  ['unknown, a week later', { status: 'unknown', status_reason: 'Nessuno lo sa' }, tablet, longAgo, []],
  ['refused, said a week later', { status: 'refused', status_reason: 'Nausea' }, tablet, longAgo, []],
  ['given a week later', {}, tablet, longAgo, [['given_at', 'far_from_dose']]],
  ['half of it', { dose: 0.5 }, tablet, ofScheme, [['status_reason', 'required']]],
  ['half of it, with a reason', { dose: 0.5, status_reason: 'Sonnolenta' }, tablet, ofScheme, []],
  ['nothing of it, given', { dose: 0, status_reason: 'no' }, tablet, ofScheme, [['dose', 'too_small']]],
  ['21 tablets', { dose: 21, status_reason: 'no' }, tablet, ofScheme, [['dose', 'dose_above_ceiling']]],
  ['an amount that nobody ordered', { dose: 0 }, { ...tablet, dose: 0 }, asNeeded, [['dose', 'too_small']]],
  ['an amount of her own', { dose: 2 }, { ...tablet, dose: 0 }, asNeeded, []],
  [
    'in 10 minutes',
    { given_at: '2026-11-21T12:06:00.000Z' },
    tablet,
    ofScheme,
    [['given_at', 'in_the_future']],
  ],
  ['in 5 minutes, by another clock', { given_at: '2026-11-21T12:05:00.000Z' }, tablet, ofScheme, []],
  [
    'the day before',
    { given_at: '2026-11-19T22:59:00.000Z' },
    tablet,
    ofScheme,
    [['given_at', 'far_from_dose']],
  ],
  ['on its first minute', { given_at: '2026-11-19T23:00:00.000Z' }, tablet, ofScheme, []],
  [
    'the next day',
    { given_at: '2026-11-21T11:00:00.000Z' },
    tablet,
    asNeeded,
    [['given_at', 'far_from_dose']],
  ],
  ['a patch with its place', { site: 'Petto a destra', change_on: '2026-11-23' }, patch, ofScheme, []],
  ['a patch without a place', {}, patch, ofScheme, [['site', 'required']]],
  ['a patch refused', { status: 'refused', status_reason: 'Prurito' }, patch, ofScheme, []],
  [
    'a patch to be changed today',
    { site: 'Petto', change_on: '2026-11-20' },
    patch,
    ofScheme,
    [['change_on', 'end_not_after_start']],
  ],
  ['a tablet with a place', { site: 'Petto' }, tablet, ofScheme, [['site', 'only_for_patch']]],
  [
    'a tablet to be changed',
    { change_on: '2026-11-23' },
    tablet,
    ofScheme,
    [['change_on', 'only_for_patch']],
  ],
  ['a patch over another one', { site: 'Petto' }, patch, overPatch, [['old_patch', 'required']]],
  ['a patch after the other one', { site: 'Petto', old_patch: 'removed' }, patch, overPatch, []],
  ['a patch whose other one is gone', { site: 'Petto', old_patch: 'not_found' }, patch, overPatch, []],
  [
    'a patch beside the other one',
    { site: 'Petto', old_patch: 'left_on' },
    patch,
    overPatch,
    [['old_patch_note', 'required']],
  ],
  [
    'a patch beside the other one, and why',
    { site: 'Petto', old_patch: 'left_on', old_patch_note: 'Prescritti due insieme' },
    patch,
    overPatch,
    [],
  ],
  ['a patch refused over another one', { status: 'refused', status_reason: 'No' }, patch, overPatch, []],
  ['a patch after one that nobody wrote', { site: 'Petto', old_patch: 'removed' }, patch, ofScheme, []],
  ['a tablet after a patch', { old_patch: 'removed' }, tablet, ofScheme, [['old_patch', 'only_for_patch']]],
  [
    'why, of no patch',
    { site: 'Petto', old_patch_note: 'Ordinati due' },
    patch,
    ofScheme,
    [['old_patch_note', 'note_without_choice']],
  ],
  ['a narcotic alone', {}, tablet, counted, [['second_person', 'second_person_needed']]],
  ['a narcotic before somebody', { second_person: 'Marta Rossi' }, tablet, counted, []],
  ['a narcotic that is counted', { remaining: 0 }, tablet, counted, []],
  [
    'a narcotic before herself',
    { second_person: ' anna  prova' },
    tablet,
    counted,
    [['second_person', 'second_person_herself']],
  ],
  [
    'a narcotic from paper',
    { from_paper: true },
    tablet,
    counted,
    [['second_person', 'second_person_needed']],
  ],
  [
    'a narcotic from paper, and why nobody is named',
    { from_paper: true, status_reason: 'Data di notte, sola in casa' },
    tablet,
    counted,
    [],
  ],
  ['a narcotic refused', { status: 'refused', status_reason: 'Nausea' }, tablet, counted, []],
  ['four eyes on another drug', { second_person: 'Marta Rossi', remaining: 12 }, tablet, ofScheme, []],
  [
    'a witness of nothing',
    { status: 'refused', status_reason: 'Nausea', second_person: 'Marta Rossi', remaining: 3 },
    tablet,
    counted,
    [
      ['second_person', 'only_when_taken'],
      ['remaining', 'only_when_taken'],
    ],
  ],
  ['an effect', { effect: 'good', effect_note: 'Dolore da 6 a 2' }, tablet, asNeeded, []],
  [
    'an effect of nothing',
    { status: 'refused', status_reason: 'Nausea', effect: 'good' },
    tablet,
    asNeeded,
    [['effect', 'only_when_taken']],
  ],
  ['words on no effect', { effect_note: 'Meglio' }, tablet, asNeeded, [['effect_note', 'only_when_taken']]],
]

describe('what is written of a dose', () => {
  it.each(cases)('%s', (_, changed, order, place, found) => {
    const problems = problemsOfAdministration({ ...given, ...changed }, order, place, now)
    expect(problems.map(({ path, code }) => [path, code])).toEqual(found)
  })
})
