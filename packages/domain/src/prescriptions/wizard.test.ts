import { expect, test } from 'vitest'
import { entered, resumed, type WizardAction, type WizardStep, wizardStep } from './wizard.ts'

test.each<[WizardStep, WizardAction, number, WizardStep]>([
  ['list', 'create', 0, 'period'],
  ['list', 'back', 0, 'home'],
  ['list', 'next', 0, 'list'],
  ['period', 'next', 0, 'services'],
  ['period', 'back', 0, 'list'],
  ['services', 'next', 2, 'timing'],
  ['services', 'next', 0, 'services'],
  ['services', 'back', 2, 'period'],
  ['timing', 'next', 1, 'summary'],
  ['timing', 'next', 0, 'services'],
  ['timing', 'back', 1, 'services'],
  ['summary', 'back', 1, 'timing'],
  ['summary', 'back', 0, 'services'],
  ['summary', 'saved', 1, 'list'],
  ['summary', 'create', 1, 'summary'],
  ['home', 'next', 1, 'home'],
])('from %s, %s with %i services leads to %s', (step, action, chosen, next) => {
  expect(wizardStep(step, action, chosen)).toBe(next)
})

test.each<[WizardStep, number, WizardStep]>([
  ['timing', 0, 'services'],
  ['summary', 0, 'services'],
  ['timing', 1, 'timing'],
  ['period', 0, 'period'],
  ['services', 0, 'services'],
])('%s, entered with %i services, is %s', (step, chosen, shown) => {
  expect(entered(step, chosen)).toBe(shown)
})

test.each<[string, number, WizardStep]>([
  ['period', 0, 'period'],
  ['timing', 2, 'timing'],
  ['timing', 0, 'services'],
  ['summary', 1, 'summary'],
  ['list', 1, 'period'],
  ['anything', 1, 'period'],
])('a draft left at %s with %i services goes on at %s', (step, chosen, shown) => {
  expect(resumed(step, chosen)).toBe(shown)
})
