import { describe, expect, it } from 'vitest'
import { someTaskFields } from '../testing/some-task.ts'
import { newId } from '../wire/id.ts'
import type { HeldSeries } from './held-series.ts'
import { planApart } from './plan-apart.ts'
import { planSeriesChange, type SeriesPlan } from './series-plan.ts'
import { isException, saidBy, type SeriesVisit } from './series-visit.ts'

const [client, nurse, colleague] = [newId(), newId(), newId()]
const mondays = ['2026-11-23', '2026-11-30'] as const
const [tuesday, later] = ['2026-11-24', '2026-12-01'] as const

const visitOn = (place: string): SeriesVisit => ({
  _id: newId(),
  place,
  services: [],
  recorded: false,
  fields: someTaskFields({ client, operators: [nurse], date: place }),
})

const targets = mondays.map(visitOn)
const held: HeldSeries = {
  rule: {
    rule: 'FREQ=WEEKLY;BYDAY=MO',
    skip_holidays: false,
    until: mondays[1],
    count: null,
    last_day: mondays[1],
  },
  usual: saidBy(targets[0]!),
  edited: targets[0]!,
  targets,
  others: [],
}

/** Both Mondays to Tuesday at ten, under another title, and one more week. */
const plan = planSeriesChange(
  held,
  {
    after: {
      ...targets[0]!.fields,
      title: 'Medicazione',
      date: tuesday,
      end_date: tuesday,
      start_time: '10:00',
      end_time: '11:00',
    },
    repeat: { rule: 'FREQ=WEEKLY;BYDAY=TU', until: '2026-12-08' },
  },
  '2026-11-20',
) as SeriesPlan

const parted = (...apart: Parameters<typeof planApart>[1]) => planApart(plan, apart) as SeriesPlan

describe('a day that stands apart', () => {
  it('left out stays when it was and with whom, in its place; what else is said holds there too', () => {
    const { kept, usual } = parted({ date: later, operators: null })
    expect(kept.map(({ after }) => after)).toMatchObject([
      { place: tuesday, fields: { date: tuesday, start_time: '10:00' } },
      {
        place: later,
        fields: {
          date: mondays[1],
          end_date: mondays[1],
          start_time: '08:00',
          operators: [nurse],
          title: 'Medicazione',
        },
      },
    ])
    expect(isException(kept[1]!.after, usual)).toBe(true)
  })

  it('goes to others', () => {
    const { kept, usual } = parted({ date: later, operators: [colleague] })
    expect(kept[1]!.after.fields).toMatchObject({ date: later, start_time: '10:00', operators: [colleague] })
    expect(usual.operators).toEqual([nurse])
  })

  it('does not come, or others go then', () => {
    const comes = '2026-12-08'
    expect(plan.added).toEqual([comes])
    expect(parted({ date: comes, operators: null }).added).toEqual([])
    const { added, staffOn } = parted({ date: comes, operators: [colleague] })
    expect([added, staffOn.get(comes)]).toEqual([[comes], [colleague]])
  })

  it('is one of the series, and not all of it', () => {
    const out = (date: string) => ({ date, operators: null })
    expect(parted(out(later), out(mondays[0]))).toEqual({ path: 'apart.1.date', code: 'not_in_series' })
    expect(parted(out(tuesday), out(later), out('2026-12-08'))).toEqual({
      path: 'apart',
      code: 'not_an_option',
    })
  })

  it('is a change, also where else only the end would be another', () => {
    const onlyEnds = { ...plan, onlyEnds: true }
    expect(planApart(onlyEnds, [])).toMatchObject({ onlyEnds: true })
    expect(planApart(onlyEnds, [{ date: '2026-12-08', operators: null }])).toMatchObject({ onlyEnds: true })
    expect(planApart(onlyEnds, [{ date: later, operators: [colleague] }])).toMatchObject({ onlyEnds: false })
  })
})
