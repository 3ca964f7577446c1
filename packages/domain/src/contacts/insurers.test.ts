import { describe, expect, it } from 'vitest'
import { findInsurers, insurerNumberOfCard, insurerOfNumber, insurers } from './insurers.ts'

describe('the insurers that come with the program', () => {
  it('have each their own number', () => {
    expect(new Set(insurers.map(({ number }) => number)).size).toBe(insurers.length)
  })

  it.each([
    ['80756015090002647590', 'Sanitas'],
    ['80756002900123456789', 'CONCORDIA'],
    ['80756000081234567890', 'CSS'],
    ['80756013840000000001', 'SWICA'],
    ['80756123456789012345', undefined],
  ])('are told by the card %s: %s', (card, name) => {
    expect(insurerOfNumber(insurerNumberOfCard(card))?.name).toBe(name)
  })

  it.each([
    ['', insurers.map(({ name }) => name)],
    ['okk', ['ÖKK']],
    ['sympany', ['Moove Sympany', 'Vivao Sympany']],
    ['1509', ['Sanitas']],
    ['nessuna', []],
  ])('are found by %j', (typed, names) => {
    expect(findInsurers(typed).map(({ name }) => name)).toEqual(names)
  })
})
