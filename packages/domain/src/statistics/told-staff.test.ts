import { expect, test } from 'vitest'
import { type CountedStaff, staffTold } from './told-staff.ts'

test('staff is told by training, by function and by both, each summed up by itself', () => {
  const cell: CountedStaff = {
    training: 'tertiary_nurse',
    function: 'care',
    gender: 'female',
    persons: 5,
    percent: 300,
    without_percent: 1,
  }
  const told = staffTold([
    cell,
    { ...cell, gender: 'male', persons: 4, percent: 320, without_percent: 0 },
    { ...cell, training: null, gender: null, persons: 2, percent: 100, without_percent: 0 },
  ])
  expect(told).toMatchObject({ persons: 11, percent: 720, lacking: { training: 2, gender: 2, percent: 1 } })
  expect(told.by_training).toEqual([
    { value: 'tertiary_nurse', female: null, male: null, persons: null, percent: null },
    { value: null, female: null, male: null, persons: null, percent: null },
  ])
  // Eleven are many; of which sex two of them are nobody wrote.
  expect(told.by_function).toEqual([{ value: 'care', female: null, male: null, persons: 11, percent: 720 }])
  expect(staffTold([cell, { ...cell, gender: 'male', persons: 4, percent: 320 }]).by_function).toEqual([
    { value: 'care', female: 5, male: 4, persons: 9, percent: 620 },
  ])
  expect(told.cells.map(({ persons, percent }) => [persons, percent])).toEqual([
    [5, 300],
    [null, null],
    [null, null],
  ])
})
