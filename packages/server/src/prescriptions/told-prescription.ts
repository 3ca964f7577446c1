import type { Day } from '@vicino/domain/days/day.ts'
import { plannedHours } from '@vicino/domain/prescriptions/planned-hours.ts'
import { type Prescription, stakeholderOf } from '@vicino/domain/prescriptions/prescription.ts'
import { warningSentences } from '@vicino/domain/prescriptions/prescription-warnings.catalogue.ts'
import {
  type Circumstances,
  prescriptionWarnings,
} from '@vicino/domain/prescriptions/prescription-warnings.ts'
import type { Author } from '../access/author.ts'
import { listCoverages } from '../coverages/coverages.store.ts'
import type { Tx } from '../db/tenant.ts'
import type { DossierId } from '../http/dossier-access.ts'
import { codesOff } from '../services/services.store.ts'
import { correctedNumbers, listDoctorNumbers } from './doctor-numbers.store.ts'
import { listRenewed, listRivalPrescriptions, type StoredPrescription } from './prescriptions.store.ts'

type Asking = { tx: Tx; dossier: DossierId; author: Author; today: Day }

/** How the prescriptions of a client are told: with their hours, and with what is to be looked at in them. */
export async function tellingPrescriptions({
  tx,
  dossier,
  author,
  today,
}: Asking): Promise<(stored: StoredPrescription) => Prescription> {
  const [others, renewed, coverages, off, numbers] = await Promise.all([
    listRivalPrescriptions(tx, dossier),
    listRenewed(tx, dossier),
    listCoverages(tx, dossier),
    codesOff(tx, today),
    listDoctorNumbers(tx, dossier),
  ])
  const around: Circumstances = {
    today,
    others,
    coverages: coverages.filter(({ struck_reason }) => struck_reason === null),
  }
  return ({ written_by, ...stored }) => {
    const services = stored.services.map(service => ({
      ...service,
      offered: !off.has(service.service_details.code),
    }))
    return {
      ...stored,
      services,
      corrected_numbers: correctedNumbers(stored, numbers),
      renewed_by: renewed.find(({ renews }) => renews === stored._id)?._id ?? null,
      stakeholderId: stakeholderOf(written_by),
      totals: plannedHours(services),
      warnings: prescriptionWarnings({ ...stored, services }, around).map(code => ({
        code,
        text: warningSentences[code][author.language],
      })),
    }
  }
}
