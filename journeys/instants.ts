import type { Instant } from '@vicino/domain/days/instant.ts'

/** When the stories that know their day are told by `npm run test:long`: where days and clocks are known to go wrong. */
export const instants: Readonly<Record<string, Instant>> = {
  'a Sunday': '2027-06-13T12:30:00.000Z',
  'five past midnight': '2027-09-14T22:05:00.000Z',
  'before the early round': '2027-05-12T04:50:00.000Z',
  'the first of a month': '2027-07-01T07:30:00.000Z',
  'the last minutes of a year': '2027-12-31T22:50:00.000Z',
  'a leap day': '2028-02-29T08:30:00.000Z',
  // In Switzerland 02:00 to 03:00 does not come on the last Sunday of March, and comes twice on that of October.
  'the night on which an hour is lost': '2028-03-26T00:45:00.000Z',
  'the day on which an hour was lost': '2028-03-26T09:00:00.000Z',
  'the hour that comes twice': '2028-10-29T00:30:00.000Z',
  'the day on which an hour came twice': '2028-10-29T10:00:00.000Z',
}
