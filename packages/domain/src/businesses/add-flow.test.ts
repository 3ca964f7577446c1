import { describe, expect, test } from 'vitest'
import { type AddAction, type AddNeeds, type AddStep, isAddable, stepAfter } from './add-flow.ts'

const whole: AddNeeds = {
  entityId: 'a',
  collaborator: 'Nora Nuova',
  role: 'INF',
  job_title: 'nurse_bsc',
  start_date: '2026-12-01',
}

describe('the steps of adding a collaborator', () => {
  test.each<[AddStep, AddAction, AddStep]>([
    ['form', 'open_company', 'company'],
    ['form', 'open_pros', 'pros'],
    ['form', 'next', 'permissions'],
    ['form', 'back', 'form'],
    ['form', 'chosen', 'form'],
    ['company', 'chosen', 'form'],
    ['company', 'back', 'form'],
    ['company', 'next', 'company'],
    ['pros', 'chosen', 'form'],
    ['pros', 'back', 'form'],
    ['permissions', 'next', 'invite'],
    ['permissions', 'back', 'form'],
    ['permissions', 'open_pros', 'permissions'],
    ['invite', 'back', 'permissions'],
    ['invite', 'next', 'invite'],
  ])('%s, %s: %s', (step, action, then) => expect(stepAfter(step, action, whole)).toBe(then))

  test.each(Object.keys(whole) as (keyof AddNeeds)[])('without %s nothing goes on', missing => {
    const needs = { ...whole, [missing]: null }
    expect(isAddable(needs)).toBe(false)
    expect(stepAfter('form', 'next', needs)).toBe('form')
    expect(stepAfter('permissions', 'next', needs)).toBe('form')
  })
})
