import { asTold } from '@vicino/domain/access/need-to-know.ts'
import {
  getPersonalData,
  getSanitaryData,
  updatePersonalData,
  updateSanitaryData,
} from '@vicino/domain/dossiers/personal-data.contract.ts'
import { reasonsToLookFor } from '@vicino/domain/dossiers/duplicates.ts'
import { readsProtected } from '@vicino/domain/dossiers/protected-fields.ts'
import type { PersonalData } from '@vicino/domain/dossiers/personal-data.ts'
import type { SanitaryData } from '@vicino/domain/dossiers/sanitary-data.ts'
import { completeAddress } from '@vicino/domain/people/address.ts'
import { signatureOf } from '../access/author.ts'
import { done } from '../http/done.ts'
import { type AskingOfDossier, mayOf } from '../http/dossier-access.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import {
  type DossierChange,
  findDossier,
  isOvertaken,
  type StoredDossier,
  updateDossier,
} from './dossiers.store.ts'
import { findDuplicates, tracesOfOpening } from './duplicates.store.ts'

export function servePersonalData(serve: Serve): void {
  serve(getPersonalData, async call => personalFor(call)(found(await findDossier(call.tx, call.dossier))))

  serve(updatePersonalData, async call => {
    const { dossierId: _dossierId, version, address, ...rest } = call.body
    const change = address === undefined ? rest : { ...rest, address: address && completeAddress(address) }
    const answer = await changeData(call, version, change, personalFor(call))
    return named(call, answer, change, Object.keys(change))
  })

  serve(getSanitaryData, async ({ tx, dossier }) => sanitaryOf(found(await findDossier(tx, dossier))))

  serve(updateSanitaryData, async call => {
    const { dossierId: _dossierId, version, ...written } = call.body
    const { avsNumber, ...rest } = written
    if (rest.without_avs) await refuseBoth(call, avsNumber)
    const change = avsNumber === undefined ? rest : { ...rest, avs: avsNumber }
    const answer = await changeData(call, version, change, sanitaryOf)
    return named(call, answer, change, Object.keys(written))
  })
}

/** Answers what was written, with the dossiers that have the same number, or may by their names be of the same person. */
async function named<Answer extends object>(
  { tx, author, dossier, today }: Call<typeof updatePersonalData> | Call<typeof updateSanitaryData>,
  answer: Answer,
  change: DossierChange,
  fields: string[],
) {
  const reasons = reasonsToLookFor(change)
  const row = found(await findDossier(tx, dossier))
  const duplicates = await findDuplicates(tx, author, row, dossier, today, reasons)
  const traces = tracesOfOpening({ entity_id: dossier, dossier_id: dossier, fields }, duplicates)
  return done(duplicates.length > 0 ? { ...answer, duplicates } : answer, traces)
}

/**
 * Changes the dossier's row over the version that was seen. Personal and sanitary data share it, so what another page
 * changed since is kept; only who writes over the same field gets the answer as it now stands.
 */
async function changeData<Answer>(
  call: Call<typeof updatePersonalData> | Call<typeof updateSanitaryData>,
  version: number,
  change: DossierChange,
  answerOf: (row: StoredDossier) => Answer,
): Promise<Answer> {
  const { tx, dossier, author, now } = call
  const before = found(await findDossier(tx, dossier))
  if (before.version !== version && (await isOvertaken(tx, before, version, change)))
    throw new Refusal('stale', { current: answerOf(before) })
  const updated = await updateDossier(tx, signatureOf(author), before, change, now)
  // Somebody was quicker in this very moment: what she wrote is weighed like what stood before.
  if (!updated) return changeData(call, version, change, answerOf)
  return answerOf(found(await findDossier(tx, dossier)))
}

/**
 * The AVS number is what the insurer asks for: it is seen by whoever may read that, here as there. Of nationality and
 * religion who may not read them is not even told whether they are known.
 */
const personalFor = (asking: AskingOfDossier) => {
  const readsAll = mayOf(asking)(readsProtected)
  return (row: StoredDossier): PersonalData => ({
    ...asTold(mayOf(asking), 'personal_data', personalOf(row)),
    ...(readsAll && { nationality: row.nationality, religion: row.religion }),
  })
}

const personalOf = (row: StoredDossier): PersonalData => ({
  dossierId: row._id,
  version: row.version,
  author: row.author,
  written_at: row.written_at,
  first_name: row.first_name,
  last_name: row.last_name,
  birthday: row.birthday,
  gender: row.gender,
  avs: row.avs,
  phone: row.phone,
  email: row.email,
  address: row.address,
  language: row.language,
  access_note: row.access_note,
})

/** Nobody has a number and is without one: which of the two is wrong only the person who writes can tell. */
async function refuseBoth(
  { tx, dossier }: Call<typeof updateSanitaryData>,
  written: string | null | undefined,
): Promise<void> {
  const avs = written === undefined ? found(await findDossier(tx, dossier)).avs : written
  if (avs !== null) throw refuseField('without_avs', 'avs_and_without')
}

const sanitaryOf = ({
  _id,
  version,
  cardNumber,
  avsNumber,
  insuranceNumber,
  without_avs,
}: StoredDossier): SanitaryData => ({
  dossierId: _id,
  version,
  cardNumber,
  avsNumber,
  insuranceNumber,
  without_avs,
})
