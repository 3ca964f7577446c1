import { describe, expect, it } from 'vitest'
import { newId } from '../wire/id.ts'
import { asSeenBy, busy } from './private-task.ts'
import type { Task } from './task.ts'

const [anna, carla, planner] = [newId(), newId(), newId()]

const dentist: Task = {
  _id: newId(),
  version: 1,
  title: 'Dentista',
  description: 'Via Nassa',
  date: '2026-11-20',
  end_date: '2026-11-20',
  start_time: '14:00',
  end_time: '15:00',
  full_day: false,
  type: 'personal',
  status: 'confirmed',
  not_done: null,
  client: null,
  dossierId: null,
  operators: [{ _id: anna, name: 'Anna Rossi', avatar: null }],
  started_at: '2026-11-20T13:00:00.000Z',
  ended_at: '2026-11-20T13:50:00.000Z',
  confirm_overlap: { reason: 'Urgente, denti' },
  confirm_open_doses: null,
  suspended_by_dossier: false,
  series: null,
  author: { _id: planner, name: 'Piera Planzi', avatar: null },
  created_at: '2026-11-19T08:00:00.000Z',
}

describe('private time', () => {
  it.each([
    ['its operator', anna],
    ['its author', planner],
  ])('is whole for %s', (_, viewer) => expect(asSeenBy(dentist, viewer)).toEqual(dentist))

  it('is only time to others', () => {
    expect(asSeenBy(dentist, carla)).toEqual({
      ...dentist,
      title: busy.label,
      description: '',
      started_at: null,
      ended_at: null,
      confirm_overlap: null,
      confirm_open_doses: null,
    })
  })

  it('hides nothing of any other task', () => {
    const event: Task = { ...dentist, type: 'event' }
    expect(asSeenBy(event, carla)).toEqual(event)
  })
})
