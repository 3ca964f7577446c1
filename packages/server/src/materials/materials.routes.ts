import { MaterialFields } from '@vicino/domain/materials/material.ts'
import {
  createMaterial,
  getMaterial,
  getMaterials,
  getOfferedMaterials,
  mostMaterials,
  updateMaterial,
} from '@vicino/domain/materials/materials.contract.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import { done } from '../http/done.ts'
import { refuseOtherBusiness } from '../http/own-business.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { countMaterials, findMaterial, listMaterials, listOffered, writeMaterial } from './materials.store.ts'

export function serveMaterials(serve: Serve): void {
  serve(getMaterials, ({ tx, author, params }) => {
    refuseOtherBusiness({ author, params })
    return listMaterials(tx)
  })

  serve(getMaterial, async ({ tx, author, params }) => {
    refuseOtherBusiness({ author, params })
    return found(await findMaterial(tx, params.materialId))
  })

  serve.create(
    createMaterial,
    async call => {
      const { tx, author, params, body, id } = call
      refuseOtherBusiness({ author, params })
      const { _id, ...written } = body
      const fields = wholeOrRefuse(MaterialFields, { code: null, in_use: true, prices: [], ...written })
      if ((await countMaterials(tx, author.business)) >= mostMaterials) throw refuseField('name', 'too_many')
      await writeMaterial(tx, call, { _id: id, version: 1 }, fields)
      return done(found(await findMaterial(tx, id)), { entity_id: id, fields: Object.keys(written) })
    },
    ({ tx, id }) => findMaterial(tx, id),
  )

  serve(updateMaterial, async call => {
    const { tx, author, params, body } = call
    refuseOtherBusiness({ author, params })
    const { version, ...change } = body
    const before = found(await findMaterial(tx, params.materialId))
    if (before.version !== version) throw new Refusal('stale', { current: before })
    const fields = wholeOrRefuse(MaterialFields, { ...fieldsOf(MaterialFields, before), ...change })
    const next = { _id: before._id, version: version + 1 }
    const isWritten = await writeMaterial(tx, call, next, fields)
    const material = found(await findMaterial(tx, before._id))
    if (!isWritten) throw new Refusal('stale', { current: material })
    return done(material, { entity_id: before._id, fields: Object.keys(change) })
  })

  serve(getOfferedMaterials, ({ tx, dossier }) => listOffered(tx, dossier))
}
