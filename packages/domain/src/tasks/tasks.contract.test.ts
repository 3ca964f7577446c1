import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { newId } from '../wire/id.ts'
import * as newPatientTask from './new-patient-task.contract.ts'
import * as changes from './task-change.contract.ts'
import * as reads from './tasks.contract.ts'
import { getAllTasks } from './tasks.contract.ts'

describe('all_tasks', () => {
  it.each([
    [{ startDate: '2026-11-20', endDate: '2026-11-20' }, []],
    [{ startDate: '2026-11-20', endDate: '2027-12-25' }, []],
    [
      {
        startDate: '2026-11-20',
        endDate: '2026-11-27',
        status: 'complete',
        type: 'client',
        search: 'igiene',
      },
      [],
    ],
    [{ startDate: '2026-11-20', endDate: '2026-11-27', dossierId: newId(), operatorId: newId() }, []],
    [{ startDate: '2026-11-20', endDate: '2027-12-26' }, ['endDate range_too_long']],
    [{ startDate: '2026-11-20', endDate: '2026-11-19' }, ['endDate end_before_start']],
    [{ startDate: '2026-11-20' }, ['endDate Invalid input']],
    [{ endDate: '2026-11-20' }, ['startDate Invalid input']],
    [{ startDate: '2026-11-20', endDate: '2026-11-27', operator: newId() }, [' Invalid input']],
  ])('%j: %j', (query, problems) => {
    const issues = getAllTasks.query.safeParse(query).error?.issues ?? []
    expect(issues.map(issue => `${issue.path.join('.')} ${issue.message}`)).toEqual(problems)
  })
})

const calls = { ...reads, ...changes, ...newPatientTask }

it.each(Object.entries(calls).filter(([, call]) => typeof call === 'object'))(
  '%s can be described',
  (_, call) => {
    const { body, query, answer } = call as {
      body?: z.ZodMiniType
      query?: z.ZodMiniType
      answer: z.ZodMiniType
    }
    expect(z.toJSONSchema(answer, { io: 'output' })).toHaveProperty('$schema')
    for (const written of [body, query])
      if (written)
        expect(z.toJSONSchema(written, { io: 'input' })).toMatchObject({
          type: 'object',
          additionalProperties: false,
        })
  },
)
