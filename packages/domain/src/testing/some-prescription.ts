import { plannedHours } from '../prescriptions/planned-hours.ts'
import {
  noOrder,
  type PrescribedService,
  type Prescription,
  stakeholderOf,
} from '../prescriptions/prescription.ts'
import { newId } from '../wire/id.ts'

const author = { _id: newId(), name: 'Anna Prova', role: 'INF', avatar: null }

/** A dressing of 15 minutes, three times a week, ordered by the doctor; each test says what matters to it. */
export const somePrescribed = (more: Partial<PrescribedService> = {}): PrescribedService => ({
  serviceId: newId(),
  duration: 15,
  newDuration: null,
  frequency: 3,
  period: 7,
  comment: '',
  ordered_by_doctor: true,
  order_required: true,
  opre_ref: 'b.10',
  offered: true,
  service_details: {
    code: '5002.340',
    group: '5002',
    letter: 'B',
    name: 'Medicazione semplice',
    category: 'Ferite e stomie',
  },
  ...more,
})

/** An open prescription of November 2026, ordered and signed. */
export function somePrescription(more: Partial<Prescription> = {}): Prescription {
  const services = more.services ?? [somePrescribed()]
  return {
    _id: newId(),
    dossierId: newId(),
    version: 1,
    status: 'open',
    start: '2026-11-01',
    end: '2027-02-01',
    transitional: false,
    ...noOrder,
    doctor: 'Dr.ssa Prova',
    ordered_on: '2026-11-01',
    signed_on: '2026-11-02',
    services,
    original_end: null,
    renews: null,
    renewed_by: null,
    signature: null,
    in_place_of: null,
    stakeholderId: stakeholderOf(author),
    author,
    created_at: '2026-11-01T08:00:00.000Z',
    written_at: '2026-11-01T08:00:00.000Z',
    reason: null,
    struck: null,
    corrected_numbers: null,
    totals: plannedHours(services),
    warnings: [],
    ...more,
  }
}
