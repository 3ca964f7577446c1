import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrationsFolder, readMigrations } from '../../db/migrate.ts'
import { asTenant } from '../../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../../testing/program.ts'

let program: TestProgram
let business: string
let planner: Caller
let away: Caller
let nurse: Caller

beforeAll(async () => {
  program = await testProgram('2026-11-20T09:00:00.000Z')
  business = await program.business()
  planner = await program.person(business, ['PIA'])
  away = await program.person(business, ['INF'])
  nurse = await program.person(business, ['INF'])
})
afterAll(() => program.close())

type Made = { _id: string; version: number }

async function written(url: string, body: object): Promise<Made> {
  const answer = await planner.call('POST', url, body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const visit = async (start: string, reason: string) =>
  written('/api/tasks/create_task', {
    title: 'Igiene',
    date: '2026-11-24',
    start_time: `${start}:00`,
    end_time: `${start}:30`,
    client: await program.dossier(business),
    operators: [away._id],
    confirm_overlap: { reason },
  })

it('keeps absences and reasons that were written before reasons were words of the code', async () => {
  const reasons = ['Passage à deux', 'Zeit wird angepasst', 'Visita in coppia, poi da sola', 'Vacanza']
  const visits = []
  for (const [at, reason] of reasons.entries()) visits.push(await visit(String(10 + at), reason))
  const [paired] = visits as [Made, ...Made[]]
  const stays = await written('/api/tasks/create_task', {
    title: 'Riunione',
    type: 'event',
    date: '2026-11-24',
    start_time: '16:00',
    end_time: '17:00',
    operators: [away._id],
  })
  const absence = await written('/api/absences', {
    _id: newId(),
    operatorId: away._id,
    kind: 'holiday',
    date: '2026-11-24',
    end_date: '2026-11-24',
    full_day: true,
    start_time: null,
    end_time: null,
    handed: visits.map(({ _id: taskId, version }) => ({ taskId, version, to: nurse._id })),
    stays: [stays._id],
  })
  await asBefore(absence._id)
  for (const { number, text } of readMigrations(migrationsFolder))
    if (number === 101 || number === 102) await program.database.owner.unsafe(text)

  const reasonOf = async ({ _id }: { _id: string }) =>
    (await planner.call('GET', `/api/tasks/${_id}`)).json().confirm_overlap?.reason
  expect(await reasonOf(absence)).toBe('holiday')
  const made = (await planner.call('GET', `/api/absences/${absence._id}`)).json()
  expect(made).toMatchObject({ undone_at: null, outside: [], gone: 0 })
  expect(made.handed).toHaveLength(visits.length)
  const back = await planner.call('POST', `/api/absences/${absence._id}/give_back`, {
    version: 1,
    tasks: [{ taskId: paired._id, version: paired.version + 1 }],
  })
  expect(back.json()).toEqual({ restored: 1, kept: [], gone: 0 })
  const undone = await planner.call('POST', `/api/absences/${absence._id}/undo`, { version: 1 })
  expect(undone.json()).toEqual({ restored: visits.length - 1, kept: [], gone: 0 })
  expect(await Promise.all(visits.map(reasonOf))).toEqual([
    'pair_visit',
    'time_to_adapt',
    'Visita in coppia, poi da sola',
    'Vacanza',
  ])
})

/** The database as it stood before the two migrations, which are then run anew. */
async function asBefore(absence: string): Promise<void> {
  await asTenant(
    program.database.app,
    { business },
    tx => tx`update task set confirm_overlap = '{"reason": "Vacanza"}' where _id = ${absence}`,
  )
  await program.database.owner.unsafe(`
    alter table absence_task drop column given_back_at;
    revoke update on absence_task from vicino_app;`)
}
