import { describe, expect, it } from 'vitest'
import {
  isCalledOff,
  isStruck,
  isSettled,
  isTouched,
  mayBeRemoved,
  type TaskStatus,
  WrittenTaskStatus,
} from './task-status.ts'
import type { TaskType } from './task-type.ts'

it.each([
  ['complete', 'completed'],
  ['completed', 'completed'],
  ['not_done', 'not_done'],
])('%s is stored as %s', (word, stored) => expect(WrittenTaskStatus.parse(word)).toBe(stored))

it.each<[TaskStatus, boolean]>([
  ['pending', false],
  ['confirmed', false],
  ['completed', true],
  ['not_done', true],
])('%s is settled: %s', (status, settled) => {
  expect(isSettled(status)).toBe(settled)
  expect(isTouched({ status, started_at: null })).toBe(settled)
  expect(isTouched({ status, started_at: '2026-11-20T08:00:00.000Z' })).toBe(true)
})

it.each<[TaskStatus, boolean, { calledOff: boolean; struck: boolean }]>([
  ['pending', false, { calledOff: false, struck: false }],
  ['confirmed', false, { calledOff: false, struck: false }],
  ['completed', false, { calledOff: false, struck: true }],
  ['not_done', false, { calledOff: true, struck: true }],
  ['pending', true, { calledOff: true, struck: true }],
  ['confirmed', true, { calledOff: true, struck: true }],
])('%s, its dossier suspended %s, is %o', (status, suspended_by_dossier, expected) => {
  const task = { status, suspended_by_dossier }
  expect({ calledOff: isCalledOff(task), struck: isStruck(task) }).toEqual(expected)
})

describe('on 20 November', () => {
  it.each<[TaskType, TaskStatus, string, boolean, boolean]>([
    ['client', 'pending', '2026-11-20', false, true],
    ['client', 'confirmed', '2026-11-21', false, true],
    ['client', 'pending', '2026-11-19', false, false],
    ['client', 'pending', '2026-11-20', true, false],
    ['client', 'completed', '2026-11-20', false, false],
    ['client', 'not_done', '2026-11-21', false, false],
    ['reminder', 'completed', '2026-11-19', false, true],
    ['holiday', 'pending', '2026-11-01', false, true],
  ])('a %s, %s, of %s, begun %s, may be removed: %s', (type, status, date, begun, expected) => {
    const started_at = begun ? '2026-11-20T08:00:00.000Z' : null
    expect(mayBeRemoved({ type, status, date, started_at }, '2026-11-20')).toBe(expected)
  })
})
