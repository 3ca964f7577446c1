import type { ActionOn } from '@vicino/domain/activity/activity.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import { type Instant, instantOf } from '@vicino/domain/days/instant.ts'
import { type Drug, drugDefaults, DrugFields } from '@vicino/domain/drugs/drug.ts'
import { beginningsOf, searchWords } from '@vicino/domain/people/search-words.ts'
import { sortName } from '@vicino/domain/people/sort-name.ts'
import { makesNews } from '@vicino/domain/warnings/warning.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Chance } from './chance.ts'
import type { DemoClient } from './people/clients.ts'
import type { WarningText } from './record/conditions.ts'
import { drugsOf } from './record/drugs.ts'
import { householdWarnings } from './people/household.ts'
import type { Moment } from './calendar/plan.ts'
import type { Row, Rows } from './rows.ts'
import type { Worker } from './people/staff.ts'
import { auditRow, newsRow, signatureOf } from './traces.ts'

/** Who looks after a client: who opened the dossier, who answers for the care, who else belongs to its team. */
export type Circle = { opener: Worker; nurse: Worker; doctor?: Worker; therapist?: Worker }

/** Opens the dossier of a client, with its team and whatever became of its status. */
export function addDossier(
  rows: Rows,
  chance: Chance,
  client: DemoClient,
  circle: Circle,
  { today }: Moment,
): void {
  const { opener, nurse, doctor, therapist } = circle
  const created_at = instantOf(client.opened, '14:20')
  const first: Row = {
    _id: client._id,
    status: 'active',
    status_reason: null,
    suspended_from: null,
    suspended_to: null,
    sort_name: sortName(client),
    first_name: client.first_name,
    last_name: client.last_name,
    birthday: client.birthday,
    gender: client.gender,
    avs: client.avs,
    card_number: client.cardNumber,
    insurance_number: client.insuranceNumber,
    phone: client.phone,
    email: client.email,
    address: client.address && { ...client.address },
    language: client.language,
    access_note: client.access_note,
    created_by: opener._id,
    created_at,
    version: 1,
  }
  rows.add('dossier', standing(rows, chance, client, nurse, first))
  for (const beginning of beginningsOf(searchWords(client)))
    rows.add('dossier_beginning', { beginning, sort_name: sortName(client), dossier_id: client._id })
  const of = { entity_type: 'dossier', entity_id: client._id, dossier_id: client._id } as const
  const fields = ['first_name', 'last_name', 'birthday', 'gender', 'avs', 'phone', 'address']
  rows.add('audit', auditRow(chance, opener, { ...of, at: created_at, action: 'create', fields }))

  const join = (worker: Worker, days: number | null) =>
    rows.add('stakeholder', {
      dossier_id: client._id,
      user_id: worker._id,
      since: client.opened,
      until: days === null ? null : addDays(today, days),
      added_by: opener._id,
    })
  for (const worker of new Set([opener, nurse])) join(worker, null)
  if (doctor) join(doctor, chance.whole(60, 180))
  if (therapist) join(therapist, chance.whole(20, 60))
}

/** The dossier's row as it stands now; what it held before is kept as its first version. */
function standing(rows: Rows, chance: Chance, client: DemoClient, nurse: Worker, first: Row): Row {
  const { status, status_reason, restsFrom } = client
  if (status === 'active' || restsFrom === null) return first
  const at = instantOf(restsFrom, '08:05')
  rows.add('dossier_version', {
    dossier_id: client._id,
    version: 1,
    held: first,
    replaced_at: at,
    replaced_by: signatureOf(nurse),
  })
  const of = { entity_type: 'dossier', entity_id: client._id, dossier_id: client._id } as const
  const fields = ['status', 'status_reason']
  rows.add('audit', auditRow(chance, nurse, { ...of, at, action: 'update', fields, reason: status_reason }))
  return {
    ...first,
    version: 2,
    status,
    status_reason,
    suspended_from: status === 'suspended' ? restsFrom : null,
  }
}

/** The drugs of a client in all their versions, each with its line in the activity log. */
export function addDrugs(
  rows: Rows,
  chance: Chance,
  client: DemoClient,
  nurse: Worker,
  moment: Moment,
): Drug[] {
  const seen = new Map<Id, Drug>()
  const drugs = drugsOf(chance, client, signatureOf(nurse), moment.today, moment.now)
  const last = new Map(drugs.map(drug => [drug._id, drug]))
  for (const drug of drugs) {
    const { dossierId, ...columns } = drug
    rows.add('drug', { ...columns, dossier_id: dossierId, current: last.get(drug._id) === drug })
    addNews(rows, chance, nurse, drug, seen.get(drug._id))
    seen.set(drug._id, drug)
  }
  return drugs
}

function addNews(rows: Rows, chance: Chance, nurse: Worker, drug: Drug, before: Drug | undefined): void {
  const { _id, dossierId, struck, written_at, reason } = drug
  const action = !before ? 'created' : struck ? 'struck' : 'corrected'
  const written = { _id, author: signatureOf(nurse), at: written_at, payload: drug }
  rows.add('activity', newsRow(chance, dossierId, 'Drug', action, written))
  rows.add(
    'audit',
    auditRow(chance, nurse, {
      at: written_at,
      action: before ? 'update' : 'create',
      entity_type: 'drug',
      entity_id: _id,
      dossier_id: dossierId,
      fields: changedFields(drug, before ?? drugDefaults(drug.start_date)),
      reason,
    }),
  )
}

/** The names of what was written: all that differs from what stood there, or from an empty form. */
const changedFields = (drug: Drug, before: Partial<Drug>): string[] =>
  [...Object.keys(DrugFields.shape), 'struck'].filter(field => {
    const [was, is] = [before, drug].map(version => JSON.stringify(version[field as keyof Drug] ?? null))
    return was !== is
  })

/** What must be known at the door: from the illness, from the household; some of it no longer holds. */
export function addWarnings(
  rows: Rows,
  chance: Chance,
  client: DemoClient,
  nurse: Worker,
  moment: Moment,
): void {
  const ofIllness = chance
    .shuffled(client.conditions.flatMap(({ warnings }) => warnings))
    .slice(0, chance.whole(0, 2))
  const ofHousehold = chance.shuffled(householdWarnings).slice(0, chance.likely(0.5) ? 1 : 0)
  for (const warning of [...ofIllness, ...ofHousehold])
    addWarning(rows, chance, client, nurse, warning, moment)
}

function addWarning(
  rows: Rows,
  chance: Chance,
  client: DemoClient,
  nurse: Worker,
  { kind, text, passing }: WarningText,
  { today, now }: Moment,
): void {
  const day = addDays(passing ? addDays(today, -8) : client.opened, chance.whole(0, 6))
  const since = instantOf(day, '16:10')
  const later = instantOf(addDays(day, chance.whole(7, 30)), '09:45')
  const ended = later < now && chance.likely(0.1) ? later : null
  const author = signatureOf(nurse)
  const _id = chance.id(since)
  const first: Row = {
    _id,
    dossier_id: client._id,
    version: 1,
    current: ended === null,
    kind,
    text,
    since,
    author,
    written_at: since,
    ended: null,
    ended_reason: null,
    handover: false,
    suggested_by: null,
  }
  const of = { entity_type: 'warning', entity_id: _id, dossier_id: client._id } as const
  const tell = (action: ActionOn<'Warning'>, at: Instant, version: Row): void => {
    if (!makesNews(kind)) return
    const { dossier_id, current, written_at, ...payload } = version
    rows.add('activity', newsRow(chance, client._id, 'Warning', action, { _id, author, at, payload }))
  }
  rows.add('warning', first)
  tell('created', since, first)
  rows.add('audit', auditRow(chance, nurse, { ...of, at: since, action: 'create', fields: ['kind', 'text'] }))
  if (ended === null) return
  const reason = 'Verificato al domicilio: non vale più'
  const last = { ...first, version: 2, current: true, written_at: ended, ended, ended_reason: reason }
  rows.add('warning', last)
  tell('ended', ended, last)
  rows.add(
    'audit',
    auditRow(chance, nurse, { ...of, at: ended, action: 'update', fields: ['ended'], reason }),
  )
}
