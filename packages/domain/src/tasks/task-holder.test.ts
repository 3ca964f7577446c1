import { expect, it } from 'vitest'
import { isCarriedOutBy, isHeldBy, isOwnOf } from './task-holder.ts'

const anna = { _id: 'anna', name: 'Anna Ferrari', avatar: null }
const luca = { _id: 'luca', name: 'Luca Riva', avatar: null }

it.each([
  ['one of its operators', { operators: [luca, anna], author: luca }, [true, true, true]],
  ['its author, while it is nobody’s', { operators: [], author: anna }, [false, true, true]],
  ['its author, once it is somebody else’s', { operators: [luca], author: anna }, [false, true, false]],
  ['nobody of them', { operators: [luca], author: luca }, [false, false, false]],
])('who is %s carries it out, owns it, holds it', (_who, task, expected) => {
  expect([isCarriedOutBy, isOwnOf, isHeldBy].map(is => is(task, anna._id))).toEqual(expected)
})
