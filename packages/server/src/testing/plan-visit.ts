import type { Task } from '@vicino/domain/tasks/task.ts'
import { asTenant } from '../db/tenant.ts'
import { writePlannedServices } from '../performances/planned-services.store.ts'
import type { Caller, TestProgram } from './program.ts'

/** Puts a task on the plan as somebody does. */
export async function planTask(planner: Caller, body: object): Promise<Task> {
  const answer = await planner.call('POST', '/api/tasks/create_task', body)
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json()
}

/** Plans a visit as somebody does, and its services, by code with their minutes, past the program; answers its id. */
export async function planVisit(
  { database }: Pick<TestProgram, 'database'>,
  planner: Caller,
  body: object,
  minutes: Readonly<Record<string, number>>,
): Promise<string> {
  const visit = { title: 'Visita', confirm_overlap: { reason: 'serve alla prova' }, ...body }
  const { _id } = await planTask(planner, visit)
  const { business } = planner
  await asTenant(database.app, { business }, async tx => {
    const services = await tx<{ serviceId: string; code: string }[]>`
      select _id as "serviceId", code from service where code = any(${Object.keys(minutes)}) order by code`
    const planned = services.map(({ serviceId, code }) => ({ serviceId, duration: minutes[code]! }))
    await writePlannedServices(tx, business, _id, planned)
  })
  return _id
}
