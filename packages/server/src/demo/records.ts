import type { ActionOn } from '@vicino/domain/activity/activity.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import { instantOf } from '@vicino/domain/days/instant.ts'
import { fieldsOfClient } from '@vicino/domain/dossiers/client.ts'
import { type Drug, drugDefaults, DrugFields } from '@vicino/domain/drugs/drug.ts'
import { makesNews } from '@vicino/domain/warnings/warning.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { newsOf } from '../records/correction.ts'
import type { WholeWarning } from '../warnings/warnings.store.ts'
import type { Chance } from './chance.ts'
import type { DemoClient } from './people/clients.ts'
import type { WarningText } from './record/conditions.ts'
import { drugsOf } from './record/drugs.ts'
import { householdWarnings } from './people/household.ts'
import type { DemoMoment } from './calendar/plan.ts'
import type { Content } from './content.ts'
import type { Worker } from './people/staff.ts'
import { deedOf, logLineOf, workerSignature } from './traces.ts'

/** Who looks after a client: who opened the dossier, who answers for the care, who else belongs to its team. */
export type Circle = { opener: Worker; nurse: Worker; doctor?: Worker; therapist?: Worker }

/** Opens the dossier of a client, with its team and whatever became of its status. */
export function addDossier(
  content: Content,
  chance: Chance,
  client: DemoClient,
  circle: Circle,
  { today }: DemoMoment,
): void {
  const { opener, nurse, doctor, therapist } = circle
  const created_at = instantOf(client.opened, '14:20')
  const { _id, cardNumber, insuranceNumber } = client
  const stamp = { _id, created_by: opener._id, created_at }
  content.dossiers.add({ ...stamp, client: fieldsOfClient(client), cardNumber, insuranceNumber })
  addRest(content, chance, client, nurse)
  const of = { entity_type: 'dossier', entity_id: _id, dossier_id: _id } as const
  const fields = ['first_name', 'last_name', 'birthday', 'gender', 'avs', 'phone', 'address']
  content.deeds.add(deedOf(chance, opener, { ...of, at: created_at, action: 'create', fields }))

  const join = (worker: Worker, days: number | null) =>
    content.stakeholders.add({
      dossierId: _id,
      person: worker._id,
      since: client.opened,
      until: days === null ? null : addDays(today, days),
      added_by: opener._id,
    })
  for (const worker of new Set([opener, nurse])) join(worker, null)
  if (doctor) join(doctor, chance.whole(60, 180))
  if (therapist) join(therapist, chance.whole(20, 60))
}

/** The dossier of who is in hospital, or in care no more, was changed on that day. */
function addRest(content: Content, chance: Chance, client: DemoClient, nurse: Worker): void {
  const { _id, status, status_reason, restsFrom } = client
  if (status === 'active' || restsFrom === null) return
  const at = instantOf(restsFrom, '08:05')
  const suspension = status === 'suspended' ? { from: restsFrom, to: null } : null
  const change = { status, status_reason: status_reason ?? '', suspension }
  content.rests.add({ seen: { ...client, version: 1 }, change, by: workerSignature(nurse), at })
  const of = { entity_type: 'dossier', entity_id: _id, dossier_id: _id } as const
  const fields = ['status', 'status_reason']
  content.deeds.add(deedOf(chance, nurse, { ...of, at, action: 'update', fields, reason: status_reason }))
}

/** The drugs of a client in all their versions, each with its line in the activity log. */
export function addDrugs(
  content: Content,
  chance: Chance,
  client: DemoClient,
  nurse: Worker,
  moment: DemoMoment,
): Drug[] {
  const seen = new Map<Id, Drug>()
  const drugs = drugsOf(chance, client, workerSignature(nurse), moment.today, moment.now)
  for (const drug of drugs) {
    content.drugs.add(drug)
    addNews(content, chance, nurse, drug, seen.get(drug._id))
    seen.set(drug._id, drug)
  }
  return drugs
}

function addNews(
  content: Content,
  chance: Chance,
  nurse: Worker,
  drug: Drug,
  before: Drug | undefined,
): void {
  const { _id, dossierId, struck, written_at, reason } = drug
  const action = !before ? 'created' : struck ? 'struck' : 'corrected'
  content.news.add(logLineOf(chance, drug, newsOf('Drug', drug, action)))
  content.deeds.add(
    deedOf(chance, nurse, {
      at: written_at,
      action: before ? 'update' : 'create',
      entity_type: 'drug',
      entity_id: _id,
      dossier_id: dossierId,
      fields: writtenFields(drug, before ?? drugDefaults(drug.start_date)),
      reason,
    }),
  )
}

/** The names of what was written: all that differs from what stood there, or from an empty form. */
const writtenFields = (drug: Drug, before: Partial<Drug>): string[] =>
  [...Object.keys(DrugFields.shape), 'struck'].filter(field => {
    const [was, is] = [before, drug].map(version => JSON.stringify(version[field as keyof Drug] ?? null))
    return was !== is
  })

/** What must be known at the door: from the illness, from the household; some of it no longer holds. */
export function addWarnings(
  content: Content,
  chance: Chance,
  client: DemoClient,
  nurse: Worker,
  moment: DemoMoment,
): void {
  const ofIllness = chance
    .shuffled(client.conditions.flatMap(({ warnings }) => warnings))
    .slice(0, chance.whole(0, 2))
  const ofHousehold = chance.shuffled(householdWarnings).slice(0, chance.likely(0.5) ? 1 : 0)
  for (const warning of [...ofIllness, ...ofHousehold])
    addWarning(content, chance, client, nurse, warning, moment)
}

function addWarning(
  content: Content,
  chance: Chance,
  client: DemoClient,
  nurse: Worker,
  { kind, text, passing }: WarningText,
  { today, now }: DemoMoment,
): void {
  const day = addDays(passing ? addDays(today, -8) : client.opened, chance.whole(0, 6))
  const since = instantOf(day, '16:10')
  const later = instantOf(addDays(day, chance.whole(7, 30)), '09:45')
  const ended = later < now && chance.likely(0.1) ? later : null
  const author = workerSignature(nurse)
  const _id = chance.id(since)
  const first: WholeWarning = {
    _id,
    dossierId: client._id,
    version: 1,
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
  const tell = (action: ActionOn<'Warning'>, whole: WholeWarning): void => {
    const { dossierId: _dossier, written_at: _at, ...warning } = whole
    if (makesNews(kind)) content.news.add(logLineOf(chance, whole, newsOf('Warning', warning, action)))
  }
  content.warnings.add(first)
  tell('created', first)
  content.deeds.add(deedOf(chance, nurse, { ...of, at: since, action: 'create', fields: ['kind', 'text'] }))
  if (ended === null) return
  const reason = 'Verificato al domicilio: non vale più'
  const last = { ...first, version: 2, written_at: ended, ended, ended_reason: reason }
  content.warnings.add(last)
  tell('ended', last)
  content.deeds.add(deedOf(chance, nurse, { ...of, at: ended, action: 'update', fields: ['ended'], reason }))
}
