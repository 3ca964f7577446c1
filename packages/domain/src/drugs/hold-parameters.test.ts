import { expect, it } from 'vitest'
import { measures } from '../surveillance/measure.ts'
import { holdParameters } from './hold-parameters.ts'

it.each(holdParameters)(
  '$value is what the measure of its name is',
  ({ value, label, unit, min, max, step }) => {
    const { short, widest, ...measure } = measures[value]
    expect({ label, unit, step, min, max }).toEqual({
      label: short.label,
      unit: measure.unit,
      step: measure.step,
      ...widest,
    })
  },
)
