import { expect, it } from 'vitest'
import type { AskedClient } from '../form/asked-form.ts'
import { readStored } from '../form/stored-answers.ts'
import { allSections, sectionOf } from './all-sections.ts'
import { emergencyRows, emergencySections } from './emergency-rows.ts'
import { isPregnant } from './pregnancy.ts'
import type { SectionSlug } from './section-slug.ts'

const bladder = { bladder_function: true, bladder_type: ['incontinenza'], has_drainage_devices: true }

const maria = { gender: 'female', age: 30 } as const

const said = (slug: SectionSlug, answers: object, client: AskedClient = maria): [string, unknown][] => {
  const section = sectionOf(slug)
  const stored = readStored(section, { ...answers }).answers
  return emergencyRows(section, stored, client).map(({ path, answer }) => [path, answer])
}

it.each<[string, SectionSlug, object, [string, unknown][]]>([
  ['a condition that is so', 'health_state', { pacemaker: 'yes' }, [['pacemaker', 'yes']]],
  ['no condition that is not', 'health_state', { pacemaker: 'no', insulin_pump: 'no' }, []],
  [
    'a note beside its condition',
    'health_state',
    { anticoagulation: 'yes', anticoagulation_note: 'Xarelto' },
    [
      ['anticoagulation', 'yes'],
      ['anticoagulation_note', 'Xarelto'],
    ],
  ],
  [
    'no note of a condition that is not so',
    'health_state',
    { anticoagulation: 'no', anticoagulation_note: 'Sospesa' },
    [],
  ],
  [
    'on which arm a port lies',
    'health_state',
    { port_cath_avi: 'yes', port_cath_avi_arm: 'left_arm' },
    [
      ['port_cath_avi', 'yes'],
      ['port_cath_avi_arm', 'left_arm'],
    ],
  ],
  ['no vaccination', 'health_state', { flu_vaccine: 'yes' }, []],
  ['what else is to be known', 'health_state', { more: 'Epilessia' }, [['more', 'Epilessia']]],
  [
    'a device in use with its details',
    'respiration',
    { oxygen: { is_active: true, flow_rate: 2 }, cpap: { is_active: false } },
    [
      ['oxygen.is_active', true],
      ['oxygen.flow_rate', 2],
    ],
  ],
  [
    'what drains the bladder, with who looks after it',
    'elimination',
    {
      ...bladder,
      drainage_devices: {
        catheter_vescicale_ch: { is_active: true, size: 16 },
        suprapubic_catheter: { is_active: false },
        managed_by: 'Spitex',
      },
    },
    [
      ['drainage_devices.catheter_vescicale_ch.is_active', true],
      ['drainage_devices.catheter_vescicale_ch.size', 16],
      ['drainage_devices.managed_by', 'Spitex'],
    ],
  ],
  [
    'nobody who looks after nothing',
    'elimination',
    { ...bladder, drainage_devices: { managed_by: 'Spitex' } },
    [],
  ],
  [
    'a stoma',
    'elimination',
    { intestinal_function: true, stoma_form: { stoma: true, stoma_type: 'colostomia', bag: false } },
    [
      ['stoma_form.stoma', true],
      ['stoma_form.stoma_type', 'colostomia'],
    ],
  ],
])('says %s', (_what, slug, answers, rows) => expect(said(slug, answers)).toEqual(rows))

it.each<[string, AskedClient, boolean]>([
  ['a woman of 30', { gender: 'female', age: 30 }, true],
  ['a woman of 55', { gender: 'female', age: 55 }, true],
  ['a woman of 56', { gender: 'female', age: 56 }, false],
  ['a man of 30', { gender: 'male', age: 30 }, false],
])('a pregnancy that was written of %s stands there only while it is asked: %s', (_, client, stands) => {
  const rows = said('health_state', { pregnancy: 'yes', pacemaker: 'yes' }, client).map(([path]) => path)
  expect(rows).toEqual(stands ? ['pregnancy', 'pacemaker'] : ['pacemaker'])
  expect(isPregnant('yes', client)).toBe(stands)
})

it('asks for every section of which something is marked, and no other', () =>
  expect(
    allSections
      .filter(({ fields }) => Object.values(fields).some(({ inEmergency }) => inEmergency))
      .map(({ slug }) => slug),
  ).toEqual(emergencySections))
