import { nutrition } from '@vicino/domain/anamnesis/sections/nutrition.ts'
import { toWire } from '@vicino/domain/form/wire-answers.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { asTenant } from '@vicino/server/db/tenant.ts'
import { fullAnswers } from '../../packages/domain/src/testing/full-answers.ts'
import type { MeasuredCall } from './calls.ts'
import type { World } from './world.ts'

const section = nutrition.slug
const answers = toWire(nutrition, fullAnswers(nutrition))

type Standing = { anamnesis: Id; dossier: Id; version: number }

/** Saves of the largest section with every question answered, in the anamneses of two clients: none waits for the other's. */
export async function savesOf({ database, business }: World): Promise<[MeasuredCall, MeasuredCall]> {
  const [first, second] = await asTenant(
    database.app,
    { business },
    tx => tx<Standing[]>`
      select a._id as anamnesis, a.dossier_id as dossier, coalesce(s.version, 0) as version
      from anamnesis a
      join dossier d on d._id = a.dossier_id and d.status = 'active'
      left join anamnesis_section s on s.anamnesis_id = a._id and s.section = ${section} and s.current
      where not exists (select from anamnesis n where n.dossier_id = a.dossier_id and n.created_at > a.created_at)
      order by a._id limit 2`,
  )
  return [saveOver(first!), saveOver(second!)]
}

/** Each save is written over the version that the one before it made, and says something else. */
function saveOver({ anamnesis, dossier, version: standing }: Standing): MeasuredCall {
  let version = standing
  return {
    name: 'save a section of the anamnesis',
    who: 'director',
    method: 'PUT',
    path: `/api/dossiers/${dossier}/anamnesis/${anamnesis}/${section}`,
    body: () => {
      const written = { version, answers: { ...answers, diet_quantity: 1500 + (version % 100) * 10 } }
      version += 1
      return written
    },
    inTurn: true,
  }
}
