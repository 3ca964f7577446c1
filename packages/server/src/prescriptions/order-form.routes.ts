import { rccOn } from '@vicino/domain/businesses/business-settings.ts'
import { coveragesOn } from '@vicino/domain/coverages/coverage.ts'
import {
  getOrderForm,
  type OrderForm,
  printOrderForm,
} from '@vicino/domain/prescriptions/order-form.contract.ts'
import { orderKind } from '@vicino/domain/prescriptions/order-kind.ts'
import { readBusinessSettings } from '../businesses/business-settings.store.ts'
import { listCoverages } from '../coverages/coverages.store.ts'
import { findDossier, type StoredDossier } from '../dossiers/dossiers.store.ts'
import { done } from '../http/done.ts'
import { knows } from '../http/dossier-access.ts'
import { found } from '../http/schema.ts'
import type { Call, Serve } from '../http/serve.ts'
import { findVersions } from '../records/records.store.ts'
import { isRenewedIn, prescriptionTable, type StoredPrescription } from './prescriptions.store.ts'
import { tellingPrescriptions } from './told-prescription.ts'

/** The form of a prescription that doctor, client and insurer get on paper. */
export function serveOrderForm(serve: Serve): void {
  serve(getOrderForm, async call => {
    const { tx, dossier, author, params } = call
    const table = prescriptionTable(author.language)
    const [stored, isRenewed, row, coverages] = await Promise.all([
      findVersions<StoredPrescription>(tx, table, dossier, params.prescriptionId),
      isRenewedIn(tx, dossier, params.prescriptionId),
      findDossier(tx, dossier),
      knows(call, 'coverage') ? listCoverages(tx, dossier) : null,
    ])
    const [prescription, ...older] = found(stored).map(await tellingPrescriptions(call))
    const { gender, avs, address } = found(row)
    return {
      prescription: prescription!,
      nurse: (older.at(-1) ?? prescription!).author.name,
      ...orderKind([prescription!, ...older], isRenewed),
      provider: await providerFor(call, found(row)),
      insured: knows(call, 'personal_data') ? { gender, address } : null,
      numbers: knows(call, 'sanitary_data') ? { avs } : null,
      coverages: coverages && coveragesOn(coverages, prescription!.start),
    }
  })

  serve(printOrderForm, async ({ params }) => done(null, { entity_id: params.prescriptionId }))
}

/** The business as insurers know it where the client lives; without her canton, where the business itself is. */
async function providerFor(
  { tx, author, today }: Call<typeof getOrderForm>,
  { address: home }: StoredDossier,
): Promise<OrderForm['provider']> {
  const settings = found(await readBusinessSettings(tx, author.business))
  const { name, address, phone, email, gln_number, rcc } = settings
  const canton = home?.canton ?? address?.canton
  const rcc_number = (canton && rccOn(rcc, canton, today)) ?? null
  return { name, address, phone, email, gln_number, rcc_number }
}
