import { plainEmployment } from '@vicino/domain/businesses/collaboration.ts'
import { usualTraining } from '@vicino/domain/businesses/training.ts'
import type { DelegableAct } from '@vicino/domain/delegations/delegation.ts'
import type { BusinessKind } from '@vicino/domain/businesses/business.ts'
import { workerSignature } from '../traces.ts'
import { makeSlug } from '@vicino/domain/businesses/slug.ts'
import { addDays, type Day, weekdayOf } from '@vicino/domain/days/day.ts'
import { instantOf } from '@vicino/domain/days/instant.ts'
import { weekdays } from '@vicino/domain/days/weekday.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { fullName } from '@vicino/domain/people/person-name.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { addAnamneses } from '../record/anamneses.ts'
import { addAdministrations } from '../record/administrations.ts'
import { type Chance, chanceOf } from '../chance.ts'
import { clientNames, type DemoClient, fictionalPhone, makeClient, type Numbers } from './clients.ts'
import type { Zone } from './places.ts'
import { addAround } from './around.ts'
import { addBook } from './book.ts'
import { addFocuses } from '../record/focuses.ts'
import { addHousekeeping, type OwnPlans } from '../calendar/housekeeping.ts'
import { addMaterials } from '../calendar/materials.ts'
import { addServices } from '../calendar/performances.ts'
import { addOtherTasks, addVisits, type DemoMoment } from '../calendar/plan.ts'
import { addDocuments } from '../record/documents.ts'
import { addCarePlans } from '../record/care-plans.ts'
import { addProtocols } from '../record/protocols.ts'
import { addPrescriptions } from '../record/prescriptions.ts'
import { addReadings } from '../record/readings.ts'
import { addDossier, addDrugs, addWarnings, type Circle } from '../records.ts'
import type { NewCollaboration } from '../../businesses/collaborators.store.ts'
import { emptyContent, type Content } from '../content.ts'
import { type Post, type Worker, workingHoursOf } from './staff.ts'
import { planVisits, withSomeOpen } from '../calendar/tours.ts'

/** What is to be made: who works there, and how many clients live in each zone. */
type Order = {
  seed: string
  staff: readonly Post[]
  zones: readonly Zone[]
  clients: readonly number[]
  numbers: Numbers
  moment: DemoMoment
  /** Whether the house keeps house for its clients too. */
  housekeeping: boolean
  /** From which day on visits lie further back than the logs do, to be billed; null where none does. */
  since: Day | null
  /** The address of a post's sign-in. */
  emailOf(post: Post): string
}

/** The business itself, not yet in any table. */
export type DemoBusiness = {
  _id: Id
  kind: BusinessKind
  name: string
  slug: string
  bio: string
  created_at: string
  /** Its past is made up and knows no forgotten dose: one asks from the day on which it is begun. */
  open_doses_since: Day
}

/** A made organisation, or a part of one: its people, and everything that they wrote. */
export type Organisation = { workers: Worker[]; clients: DemoClient[]; content: Content }

export function makeBusiness(
  kind: BusinessKind,
  name: string,
  bio: string,
  { today }: DemoMoment,
): DemoBusiness {
  const created_at = instantOf(addDays(today, -1000), '09:00')
  return {
    _id: chanceOf(name).id(created_at),
    kind,
    name,
    slug: makeSlug(name),
    bio,
    created_at,
    open_doses_since: today,
  }
}

/** Makes the people and records of a business. The same order makes the same organisation. */
export function makeOrganisation(business: DemoBusiness, order: Order): Organisation {
  const chance = chanceOf(order.seed)
  const content = emptyContent()
  const workers = order.staff.map(post => makeWorker(chance, business, post, order))
  for (const worker of workers) content.collaborations.add(collaborationOf(chance, worker, order.moment))
  const clients = makeClients(chance, order)
  addTeams(content, chance, workers, clients, order)
  addDelegations(content, chance, workers, order.moment)
  const focusChance = chanceOf(`${order.seed} focus`)
  const history = chanceOf(`${order.seed} anamnesi`)
  const aroundChance = chanceOf(`${order.seed} intorno`)
  const book = addBook(content, aroundChance, workers[0]!, order.moment)
  const drugsOf = new Map<Id, Drug[]>()
  const nurses = new Map<Id, Worker>()
  for (const [index, client] of clients.entries()) {
    const circle = circleOf(chance, workers, client)
    nurses.set(client._id, circle.nurse)
    addDossier(content, chance, client, circle, order.moment)
    addWarnings(content, chance, client, circle.nurse, order.moment)
    addAround(content, aroundChance, { client, nurse: circle.nurse, book }, order.moment)
    drugsOf.set(client._id, addDrugs(content, chance, client, circle.nurse, order.moment))
    const visit = { client, nurse: circle.nurse, isFull: index === 0, isCopied: index === 1 }
    addAnamneses(content, history, visit, order.moment)
    addFocuses(content, focusChance, client, writersFor(workers, client, circle), order.moment)
  }
  addDocuments(content, chanceOf(`${order.seed} documenti`), clients, nurses)
  addCarePlans(content, chanceOf(`${order.seed} piani di cura`), clients, nurses, order.moment)
  // A protocol is released once, by who directs the house or is one herself: a unit without her works by what stands.
  const director = workers.find(({ roles }) => roles.includes('DS') || roles.includes('IND'))
  if (director)
    addProtocols(content, chanceOf(`${order.seed} protocolli`), clients, nurses, director, order.moment)
  const planner = workers.find(({ roles }) => roles.includes('PIA')) ?? workers[0]!
  const before = chanceOf(`${order.seed} prima`)
  const { moment, since } = order
  const { recent, earlier } = planVisits({ recent: chance, earlier: before }, workers, clients, {
    ...moment,
    since,
  })
  const onPlan = addVisits(content, chance, planner, recent, moment)
  const own: OwnPlans = order.housekeeping
    ? addHousekeeping(content, chanceOf(`${order.seed} economia`), workers, moment)
    : new Map()
  addServices(content, chanceOf(`${order.seed} prestazioni`), onPlan, { ...moment, own })
  const unlogged = { ...moment, own, isLogged: false }
  const longAgo = addVisits(content, before, planner, withSomeOpen(before, earlier, moment.today), unlogged)
  addServices(content, before, longAgo, unlogged)
  addMaterials(content, chanceOf(`${order.seed} materiale`), workers, moment)
  addPrescriptions(content, chanceOf(`${order.seed} prescrizioni`), nurses, [...earlier, ...recent], moment)
  addAdministrations(content, chanceOf(`${order.seed} dosi`), onPlan, drugsOf, workers, order.moment)
  addReadings(content, chanceOf(`${order.seed} parametri`), onPlan, order.moment)
  addOtherTasks(content, chance, workers, order.moment)
  return { workers, clients, content }
}

/** Who writes on the focuses of a client: her nurse, and who gives the basic care in her zone. */
function writersFor(workers: Worker[], { zone }: DemoClient, { nurse }: Circle) {
  const carer = workers.find(({ roles, tour }) => roles.includes('OSS') && tour?.zone === zone)
  return { nurse, carer: carer ?? nurse }
}

function makeWorker(
  chance: Chance,
  { _id: business, created_at }: DemoBusiness,
  post: Post,
  order: Order,
): Worker {
  const phone = fictionalPhone('79', order.numbers.next())
  return { ...post, _id: chance.id(created_at), business, email: order.emailOf(post), phone }
}

function collaborationOf(chance: Chance, worker: Worker, { today }: DemoMoment): NewCollaboration {
  const start_date = addDays(today, -chance.whole(300, 900))
  const created_at = instantOf(start_date, '08:00')
  const todayAt = weekdays.findIndex(({ value }) => value === weekdayOf(today))
  return {
    ...plainEmployment,
    _id: chance.id(created_at),
    userId: worker._id,
    roles: worker.roles,
    withheld: [],
    job_title: worker.job_title,
    employment_type: worker.employment_type,
    training: usualTraining[worker.job_title],
    working_hours: workingHoursOf(worker, todayAt),
    start_date,
    end_date: null,
    version: 1,
    created_at,
  }
}

function makeClients(chance: Chance, { clients, zones, numbers, moment: { today } }: Order): DemoClient[] {
  const names = clientNames(
    chance,
    clients.reduce((sum, count) => sum + count, 0),
  )
  return clients.flatMap((count, zone) =>
    Array.from({ length: count }, (_, at) => {
      const id = chance.id(instantOf(addDays(today, -30), '14:00'))
      return makeClient(chance, names.pop()!, id, { zones, zone, at, today, numbers })
    }),
  )
}

/** One team per zone, with the people whose rounds go there; a team leader belongs to two. */
function addTeams(
  content: Content,
  chance: Chance,
  workers: Worker[],
  clients: DemoClient[],
  { zones, moment: { today } }: Order,
): void {
  if (workers.length === 1) return
  for (const [zone, { name }] of zones.entries()) {
    const members = workers.filter(
      ({ tour, roles }) => tour && (tour.zone === zone || (roles.includes('CE') && zone === 0)),
    )
    content.teams.add({
      _id: chance.id(instantOf(addDays(today, -300), '10:00')),
      name: `Équipe ${name}`,
      members: members.map(({ _id }) => _id),
      clients: clients.filter(client => client.zone === zone).map(({ _id }) => _id),
    })
  }
}

/** What the direction has delegated in writing: to a care assistant, to an OSS, and once for a time that is over. */
function addDelegations(content: Content, chance: Chance, workers: Worker[], { today }: DemoMoment): void {
  const by = (role: string) => workers.find(({ roles }) => roles.some(held => held === role))
  const nurse = by('DS')
  const given: [Worker | undefined, DelegableAct, number, number | null][] = [
    [by('AC'), 'parameters.write', -60, 300],
    [by('AC'), 'drugs.administer', -60, 120],
    [by('OSS'), 'drugs.prepare', -90, null],
    [by('OSS'), 'drugs.narcotics', -200, -20],
  ]
  for (const [worker, permission, from, until] of given) {
    if (!worker || !nurse) continue
    const given_at = instantOf(addDays(today, from), '10:30')
    content.delegations.add({
      _id: chance.id(given_at),
      userId: worker._id,
      permission,
      dossierId: null,
      valid_from: addDays(today, from),
      valid_until: until === null ? null : addDays(today, until),
      note: 'Istruita sul posto, situazioni stabili.',
      given_by: nurse._id,
      author: workerSignature(nurse),
      given_at,
    })
  }
}

function circleOf(chance: Chance, workers: Worker[], client: DemoClient): Circle {
  const nurses = workers.filter(({ tour }) => tour?.care === 'nursing')
  const nurse = nurses.find(({ tour }) => tour!.zone === client.zone) ?? workers[0]!
  const office = workers.filter(({ roles }) => roles.includes('DS') || roles.includes('PIA'))
  const doctor = workers.find(({ roles }) => roles.includes('MED'))
  const therapist = workers.find(({ roles }) => roles.includes('TER'))
  return {
    nurse,
    opener: office.length > 0 && chance.likely(0.6) ? chance.pick(office) : nurse,
    ...(doctor && chance.likely(0.4) ? { doctor } : {}),
    ...(therapist && client.therapy ? { therapist } : {}),
  }
}

/** The rows of a person and her sign-in, before she belongs to any business. */
export function personRows(worker: Worker, passwordHash: string, createdAt: string, accountId: Id) {
  const { _id, first_name, last_name, email, gender, bio, phone, business, languages = ['it'] } = worker
  return {
    user: { id: _id, name: fullName(worker), email, emailVerified: true, createdAt, updatedAt: createdAt },
    account: {
      id: accountId,
      accountId: _id,
      providerId: 'credential',
      userId: _id,
      password: passwordHash,
      createdAt,
      updatedAt: createdAt,
    },
    person: {
      _id,
      first_name,
      last_name,
      slug: makeSlug(`${fullName(worker)} ${email.split('@')[0]}`),
      bio,
      gender,
      phone,
      languages: [...languages],
      language: 'it',
      last_business_id: business,
    },
  }
}
