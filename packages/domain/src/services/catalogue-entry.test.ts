import { describe, expect, it } from 'vitest'
import {
  differingFields,
  fieldsOn,
  laterChange,
  NewService,
  refusedUnder,
  ServiceChange,
} from './catalogue-entry.ts'
import { someServiceFields } from '../testing/some-catalogue.ts'

const fields = someServiceFields({
  category_code: 'hygiene',
  order_required: false,
  min_qualification: 'CRS',
})
const asked = { code: '5003.900', from: '2026-12-01', ...fields }

const refused = (more: object) =>
  NewService.safeParse({ ...asked, ...more }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ])[0]

describe('a new service', () => {
  it('says what is needed; the rest is nothing', () => {
    const {
      name_de: _de,
      name_fr: _fr,
      name_en: _en,
      opre_ref: _ref,
      avatar: _avatar,
      comment: _c,
      ...least
    } = asked
    expect(NewService.parse(least)).toEqual(least)
  })

  it.each<[object, string | undefined, string?]>([
    [{}, undefined],
    [{ code: 'PUL-1.2' }, undefined],
    [{ code: '' }, 'code', 'required'],
    [{ code: '5003 900' }, 'code', 'bad_format'],
    [{ code: '.900' }, 'code', 'bad_format'],
    [{ code: '5003..900' }, 'code', 'bad_format'],
    [{ code: '1'.repeat(21) }, 'code'],
    [{ name_it: ' ' }, 'name_it', 'required'],
    [{ name_it: 'Bagno\nai piedi' }, 'name_it', 'one_line'],
    [{ name_de: '' }, 'name_de', 'required'],
    [{ duration: 0 }, 'duration'],
    [{ duration: 601 }, 'duration'],
    [{ duration: 7.5 }, 'duration'],
    [{ frequency: -1 }, 'frequency'],
    [{ frequency: 100 }, 'frequency'],
    [{ period: 14 }, 'period', 'not_an_option'],
    [{ period: null }, undefined],
    [{ min_qualification: 'MED' }, 'min_qualification'],
    [{ opre_ref: 'd.1' }, 'opre_ref', 'bad_format'],
    [{ opre_ref: 'b.13' }, undefined],
    [{ avatar: 'https://esempio.test/a.png' }, 'avatar'],
    [{ avatar: 'wound' }, undefined],
    [{ comment: 'x'.repeat(301) }, 'comment'],
    [{ from: '2026-02-30' }, 'from', 'no_such_day'],
    [{ letter: 'D' }, '', undefined],
  ])('of %j is refused at %s', (more, path, message) => {
    const issue = refused(more)
    expect(issue?.[0]).toBe(path)
    if (message) expect(issue?.[1]).toBe(message)
  })
})

it('a change says its day and the version that was seen, and any of the fields', () => {
  expect(ServiceChange.safeParse({ version: 0, from: '2026-12-01' }).success).toBe(true)
  expect(ServiceChange.safeParse({ version: 1, from: '2026-12-01', duration: 30 }).success).toBe(true)
  expect(ServiceChange.safeParse({ from: '2026-12-01', offered: false }).success).toBe(false)
  expect(ServiceChange.safeParse({ version: 1, from: '2026-12-01', code: '1' }).success).toBe(false)
})

it.each([
  ['A', true, 'a.1', []],
  ['B', true, 'b.10', []],
  ['C', false, null, []],
  ['D', false, null, []],
  ['D', true, null, ['order_required']],
  ['D', true, 'c.1', ['order_required', 'opre_ref']],
])('under letter %s, ordered %s at %s is refused at %j', (letter, order_required, opre_ref, paths) =>
  expect(refusedUnder(letter, { order_required, opre_ref }).map(({ path }) => path)).toEqual(paths),
)

it('names what differs in the order of the form', () =>
  expect(differingFields(fields, { ...fields, comment: 'Con la bacinella', duration: 25 })).toEqual([
    'duration',
    'comment',
  ]))

describe('what is written of days to come', () => {
  const service = {
    fields,
    changes: [
      { from: '2026-12-01', offered: null, fields: { ...fields, duration: 25 } },
      { from: '2026-12-15', offered: false, fields: null },
      { from: '2027-01-01', offered: true, fields: { ...fields, duration: 30 } },
    ],
  }

  it.each([
    ['2026-11-20', 20, '2026-12-01'],
    ['2026-11-30', 20, '2026-12-01'],
    ['2026-12-01', 25, '2027-01-01'],
    ['2026-12-31', 25, '2027-01-01'],
    ['2027-01-01', 30, null],
  ])('on %s it takes %i minutes, until %s', (day, minutes, until) => {
    expect(fieldsOn(service, day).duration).toBe(minutes)
    expect(laterChange(service, day)).toBe(until)
  })
})
