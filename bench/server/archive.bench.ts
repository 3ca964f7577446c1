import { daysInMonth } from '@vicino/domain/days/day.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { asTenant } from '@vicino/server/db/tenant.ts'
import { compared, type Figure } from '../figures.ts'
import { shoot } from './load.ts'
import { withSubjects } from './server.bench.ts'
import { startSubject, type Subject } from './subjects.ts'
import { liveTenYears, tenYears } from './ten-years.ts'
import { makeWorld, type World } from './world.ts'

const clients = 10
const rounds = 5
const toWarmUp = 1

/** The most that ten years may cost as an archive against reading them. */
const limit = 3

/** The dossier of ten years as an archive, against reading all of it through the calls of its pages. */
export async function measureArchive(): Promise<Figure[]> {
  console.log('Filling a dossier with ten years...')
  const world = await makeWorld(clients)
  try {
    await liveTenYears(world)
    const reads = await readsOf(world)
    const figures: Figure[] = []
    await withSubjects([startSubject('vicino', world)], async ([subject]) => {
      figures.push(await against(subject!, world.dossier, reads))
    })
    return figures
  } finally {
    await world.close()
  }
}

/** What is called to read a dossier: each of its lists to the end, month by month where they have days, each document. */
async function readsOf({ database, business, dossier }: World): Promise<string[]> {
  const base = `/api/dossiers/${dossier}`
  const files = await asTenant(
    database.app,
    { business },
    tx => tx<{ _id: Id }[]>`select _id from document where dossier_id = ${dossier} and current`,
  )
  const first = Number(tenYears.start.slice(0, 4))
  const months = Array.from({ length: 120 }, (_, at) => {
    const month = `${first + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
    return { startDate: `${month}-01`, endDate: `${month}-${daysInMonth(`${month}-01`)}` }
  })
  return [
    ...[
      '',
      '/personal_data',
      '/drugs/get_drugs',
      '/focuses/all_focuses',
      '/warnings',
      '/care_plans/all_care_plans',
    ].map(path => `${base}${path}`),
    ...months.flatMap(({ startDate, endDate }) => [
      `/api/tasks/all_tasks?startDate=${startDate}&endDate=${endDate}&dossierId=${dossier}`,
      `${base}/performances?startDate=${startDate}&endDate=${endDate}`,
      `${base}/administrations?from=${startDate}&to=${endDate}`,
      `${base}/clinical_parameters/trend?startDate=${startDate}&endDate=${endDate}`,
    ]),
    ...files.map(({ _id }) => `${base}/documents/${_id}/file`),
  ]
}

async function against({ port, cookies }: Subject, dossier: Id, reads: readonly string[]): Promise<Figure> {
  const target = { port, cookie: cookies.director }
  const ask = async (method: 'GET' | 'POST', path: string, body?: () => unknown): Promise<number> => {
    const [took] = await shoot(target, { method, path, ...(body && { body }) }, 1, 1)
    return took!
  }
  const exported = () =>
    ask('POST', `/api/dossiers/${dossier}/archive`, () => ({ reason: 'Misura della velocità' }))
  const read = async (): Promise<number> => {
    let took = 0
    for (const path of reads) took += await ask('GET', path)
    return took
  }
  const [ours, floor]: number[][] = [[], []]
  for (let round = -toWarmUp; round < rounds; round += 1) {
    const [one, other] = [await exported(), await read()]
    if (round < 0) continue
    ours!.push(one)
    floor!.push(other)
  }
  return {
    of: 'a dossier of ten years',
    what: 'as an archive against reading it',
    limit: { atMost: limit },
    ...compared(ours!, floor!, 'ms'),
  }
}
