import { newId } from '@vicino/domain/wire/id.ts'
import type { TestProgram } from './program.ts'

/** Gives a business a service of its own, past the program: a foot bath, until changed; answers its id. */
export async function insertFootBath(
  { asOwner }: Pick<TestProgram, 'asOwner'>,
  business: string,
  changed: object = {},
): Promise<string> {
  const row = {
    _id: newId(),
    business_id: business,
    code: '5003.990',
    category_code: 'hygiene',
    name_it: 'Bagno ai piedi',
    duration: 20,
    frequency: 1,
    period: 7,
    order_required: false,
    min_qualification: 'CRS',
    valid_from: '2026-01-01',
    ...changed,
  }
  await asOwner(business, tx => tx`insert into service ${tx(row)}`)
  return row._id
}
