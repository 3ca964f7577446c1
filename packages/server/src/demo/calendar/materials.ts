import { addDays } from '@vicino/domain/days/day.ts'
import { type Instant, instantAt, instantOf, millisecondsOf } from '@vicino/domain/days/instant.ts'
import type { Material, MaterialPrice } from '@vicino/domain/materials/material.ts'
import type { MaterialUse } from '@vicino/domain/materials/material-use.ts'
import type { Performance } from '@vicino/domain/performances/performance.ts'
import type { Chance } from '../chance.ts'
import type { Content } from '../content.ts'
import { newsOf } from '../../records/correction.ts'
import type { Worker } from '../people/staff.ts'
import { deedOf, logLineOf, workerSignature } from '../traces.ts'
import type { DemoMoment } from './plan.ts'

type Sample = Pick<Material, 'name' | 'unit' | 'category' | 'code'> & { rappen: number }

/** Made-up prices and positions: a house reads its own in the list of materials. */
const samples = {
  gauze: { name: 'Compressa sterile 10 x 10 cm', unit: 'pezzo', category: 'B', code: 'PROVA.1', rappen: 45 },
  foam: {
    name: 'Medicazione in schiuma 10 x 10 cm',
    unit: 'pezzo',
    category: 'B',
    code: 'PROVA.2',
    rappen: 980,
  },
  bandage: { name: 'Benda elastica 8 cm', unit: 'm', category: 'B', code: 'PROVA.3', rappen: 120 },
  pouch: { name: 'Sacca per stomia', unit: 'pezzo', category: 'A', code: 'PROVA.4', rappen: 690 },
  strip: { name: 'Striscia per glicemia', unit: 'pezzo', category: 'A', code: 'PROVA.5', rappen: 75 },
  gloves: { name: 'Guanti non sterili', unit: 'paio', category: 'C', code: null, rappen: 0 },
} as const satisfies Record<string, Sample>
type SampleName = keyof typeof samples

/** What is used where a service is performed, by its code. */
const usedAt: Record<string, Partial<Record<SampleName, number>>> = {
  '5002.340': { gauze: 2, gloves: 1 },
  '5002.350': { gauze: 2, foam: 1, bandage: 1.5, gloves: 1 },
  '5002.390': { pouch: 1, gloves: 1 },
  '5002.050': { strip: 1 },
}

const usedShare = 0.6

/** The materials of the house, and what of them was used where something was performed. */
export function addMaterials(
  content: Content,
  chance: Chance,
  workers: readonly Worker[],
  { today, now }: DemoMoment,
): void {
  const writer = workers.find(({ roles }) => roles.includes('AMM')) ?? workers[0]!
  const written_at = instantOf(addDays(today, -200), '15:00')
  const list = new Map<SampleName, Material>()
  for (const [name, sample] of Object.entries(samples) as [SampleName, Sample][]) {
    const { rappen, ...said } = sample
    const _id = chance.id(written_at)
    const prices = rappen === 0 ? [] : pricesOf(rappen, addDays(today, -380))
    const material = { _id, version: 1, ...said, in_use: true, prices, author: workerSignature(writer) }
    content.materials.add({ ...material, created_at: written_at, written_at })
    list.set(name, material)
    const of = { entity_type: 'material', entity_id: _id, dossier_id: null } as const
    content.deeds.add(
      deedOf(chance, writer, { ...of, at: written_at, action: 'create', fields: Object.keys(said) }),
    )
  }
  // What the log does not tell of the performed service, it does not tell of its material.
  const logged = new Set(content.news.all.map(({ entity_id }) => entity_id))
  const byId = new Map(workers.map(worker => [worker._id, worker]))
  for (const performance of content.performances.all) {
    const used = Object.entries(usedAt[performance.service_details.code] ?? {}) as [SampleName, number][]
    if (performance.version > 1 || used.length === 0 || !chance.likely(usedShare)) continue
    const at = instantAt(millisecondsOf(performance.written_at) + 20_000)
    if (at >= now) continue
    const worker = byId.get(performance.author._id)!
    addUses(content, chance, worker, performance, {
      at,
      isLogged: logged.has(performance._id),
      used: used.map(([name, quantity]) => [list.get(name)!, quantity]),
    })
  }
}

/** As basic insurance pays it, and as accident, invalidity and military insurance do. */
const pricesOf = (price: number, from: string): MaterialPrice[] => [
  { payer: 'kvg', tariff_type: '452', code: null, price, from },
  { payer: 'case', tariff_type: '533', code: '53371', price, from },
]

type Used = { at: Instant; isLogged: boolean; used: readonly (readonly [Material, number])[] }

/** What was used beside one performed service, recorded with it. */
function addUses(
  content: Content,
  chance: Chance,
  worker: Worker,
  { dossierId, taskId, date }: Performance,
  { at, isLogged, used }: Used,
): void {
  const addition_id = chance.id(at)
  for (const [index, [{ _id, name, unit, category, code }, quantity]] of used.entries()) {
    const use: MaterialUse = {
      _id: chance.id(instantAt(millisecondsOf(at) + index)),
      version: 1,
      dossierId,
      taskId,
      date,
      material: { _id, name, unit, category, code },
      quantity,
      comment: '',
      author: workerSignature(worker),
      created_at: at,
      written_at: at,
      reason: null,
      struck: null,
      handover: false,
    }
    content.materialUses.add({ ...use, addition_id })
    if (isLogged)
      content.news.add({ ...logLineOf(chance, use, newsOf('MaterialUse', use, 'created')), routine: true })
  }
  if (!isLogged) return
  const of = { entity_type: 'material_use', entity_id: addition_id, dossier_id: dossierId } as const
  content.deeds.add(deedOf(chance, worker, { ...of, at, action: 'create', fields: ['uses'] }))
}
