import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Weekday } from '../days/weekday.ts'
import { type Drug, drugDefaults, DrugFields } from '../drugs/drug.ts'
import {
  createDrug,
  drugRecord,
  getDrug,
  type getDrugs,
  type getDrugVersions,
  updateDrug,
} from '../drugs/drugs.contract.ts'
import type { Reading } from '../surveillance/reading.ts'
import type {
  createReading,
  getReading,
  getReadings,
  updateReading,
} from '../surveillance/surveillance.contract.ts'
import { someDrug } from '../testing/some-drug.ts'
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '../wire/endpoint.ts'
import { fieldsOf } from './record.ts'

describe('the calls of a plain record', () => {
  it('are five, at the addresses and behind the permissions that it says', () => {
    const said = Object.values(drugRecord.calls).map(
      ({ method, path, permission }) =>
        `${method} ${path.replace('/api/dossiers/{dossierId}', '')} ${permission}`,
    )
    expect(said).toEqual([
      'GET /drugs/get_drugs drugs.read',
      'POST /drugs/create_drug drugs.write_list',
      'GET /drugs/{drugId} drugs.read',
      'GET /drugs/{drugId}/versions drugs.read',
      'PATCH /drugs/{drugId} drugs.write_list',
    ])
  })

  it('keep the names of their addresses', () => {
    expectTypeOf<ParamsOf<typeof getDrugs>>().toEqualTypeOf<{ dossierId: string }>()
    type OfOne = { dossierId: string; drugId: string }
    expectTypeOf<ParamsOf<typeof getDrug>>().toEqualTypeOf<OfOne>()
    expectTypeOf<ParamsOf<typeof getDrugVersions>>().toEqualTypeOf<OfOne>()
    expectTypeOf<ParamsOf<typeof updateDrug>>().toEqualTypeOf<OfOne>()
    expectTypeOf<ParamsOf<typeof getReading>>().toEqualTypeOf<{
      dossierId: string
      readingId: string
    }>()
  })

  it('answer the record and nothing wider', () => {
    expectTypeOf<AnswerOf<typeof getDrugs>>().toEqualTypeOf<Drug[]>()
    expectTypeOf<AnswerOf<typeof getDrugVersions>>().toEqualTypeOf<Drug[]>()
    for (const one of [createDrug, getDrug, updateDrug])
      expectTypeOf<AnswerOf<typeof one>>().toEqualTypeOf<Drug>()
    expectTypeOf<AnswerOf<typeof getReadings>>().toEqualTypeOf<Reading[]>()
    expectTypeOf<AnswerOf<typeof updateReading>>().toEqualTypeOf<Reading>()
  })

  it('take what may be written, and nothing else', () => {
    type NewDrug = BodyOf<typeof createDrug>
    expectTypeOf<NewDrug['name']>().toEqualTypeOf<string>()
    expectTypeOf<NewDrug['modality']>().toEqualTypeOf<Drug['modality']>()
    expectTypeOf<NewDrug['days']>().toEqualTypeOf<Weekday[] | undefined>()
    expectTypeOf<NewDrug['_id']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<keyof NewDrug>().toEqualTypeOf<
      keyof DrugFields | '_id' | 'dossierId' | 'handover' | 'handover_to' | 'confirm'
    >()
    type Change = BodyOf<typeof updateDrug>
    expectTypeOf<Change['version']>().toEqualTypeOf<number>()
    expectTypeOf<Change['name']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<keyof Change>().toEqualTypeOf<
      keyof DrugFields | 'version' | 'reason' | 'struck' | 'handover' | 'handover_to' | 'confirm'
    >()
    // A new reading leaves out what was not measured; only a correction takes a value back.
    expectTypeOf<BodyOf<typeof createReading>['hr']>().toEqualTypeOf<number | undefined>()
    expectTypeOf<BodyOf<typeof updateReading>['hr']>().toEqualTypeOf<number | null | undefined>()
  })

  it('name the refusal by which something is asked, where something is', () => {
    expectTypeOf<(typeof createDrug)['problems']>().toEqualTypeOf<readonly ['drug_questions']>()
    expectTypeOf<(typeof createReading)['problems']>().toEqualTypeOf<readonly []>()
    expect(updateDrug.problems).toEqual(['stale', 'struck', 'drug_questions'])
  })

  it('ask what the list may be asked', () => {
    expectTypeOf<QueryOf<typeof getDrugs>>().toEqualTypeOf<{
      status: 'current' | 'ended' | 'struck' | 'all'
    }>()
    expectTypeOf<QueryOf<typeof getDrug>>().toEqualTypeOf<undefined>()
  })
})

it('what a nurse writes stands apart from who wrote it when', () => {
  const drug = someDrug()
  expect(fieldsOf(DrugFields, drug)).toEqual({
    ...drugDefaults(drug.start_date),
    name: drug.name,
    modality: drug.modality,
  })
})
