import { ContactPersonFields, WholeContactPerson } from '@vicino/domain/contact-persons/contact-person.ts'
import { ContactFields, WholeContact } from '@vicino/domain/contacts/contact.ts'
import { areRivals, CoverageFields, WholeCoverage } from '@vicino/domain/coverages/coverage.ts'
import { Administration, AdministrationFields } from '@vicino/domain/administrations/administration.ts'
import { allSections } from '@vicino/domain/anamnesis/all-sections.ts'
import { AnamnesisSection, SectionState } from '@vicino/domain/anamnesis/anamnesis.ts'
import { SectionSlug } from '@vicino/domain/anamnesis/section-slug.ts'
import { WholeCollaboration } from '@vicino/domain/businesses/collaboration.ts'
import { Business } from '@vicino/domain/businesses/business.ts'
import { DelegationFields } from '@vicino/domain/delegations/delegation.ts'
import { Slug } from '@vicino/domain/businesses/slug.ts'
import { type Clock, minutesOf } from '@vicino/domain/days/clock.ts'
import { addDays, type Day, daysFrom } from '@vicino/domain/days/day.ts'
import {
  clockIn,
  type Instant,
  instantAt,
  instantOf,
  millisecondsOf,
  todayIn,
} from '@vicino/domain/days/instant.ts'
import { ClientFields } from '@vicino/domain/dossiers/client.ts'
import { DossierStatus } from '@vicino/domain/dossiers/dossier.ts'
import { SanitaryFields } from '@vicino/domain/dossiers/sanitary-data.ts'
import { wireSchema } from '@vicino/domain/form/wire-schema.ts'
import { Warning, warningFamily } from '@vicino/domain/warnings/warning.ts'
import { usualWindows } from '@vicino/domain/drugs/dose-windows.ts'
import { OpenedProtocol, StepDone } from '@vicino/domain/protocols/opened-protocol.ts'
import { ProtocolFields, WholeProtocol } from '@vicino/domain/protocols/protocol.ts'
import { CarePlan, CarePlanFields, WholeCarePlan } from '@vicino/domain/care-plan/care-plan.ts'
import { Document } from '@vicino/domain/documents/document.ts'
import { Drug, DrugFields } from '@vicino/domain/drugs/drug.ts'
import { WholeDrug } from '@vicino/domain/drugs/whole-drug.ts'
import { FocusEvent } from '@vicino/domain/focus/focus-event.ts'
import { Focus } from '@vicino/domain/focus/focus.ts'
import { MaterialFields } from '@vicino/domain/materials/material.ts'
import { MaterialUse, MaterialUseFields } from '@vicino/domain/materials/material-use.ts'
import { Performance, PerformanceFields } from '@vicino/domain/performances/performance.ts'
import {
  Prescription,
  PrescriptionFields,
  WholePrescription,
} from '@vicino/domain/prescriptions/prescription.ts'
import { realMinutes } from '@vicino/domain/performances/proposed-minutes.ts'
import { Email } from '@vicino/domain/people/email.ts'
import { Phone } from '@vicino/domain/people/phone.ts'
import { sortName } from '@vicino/domain/people/sort-name.ts'
import type { Versioned } from '@vicino/domain/records/versioned.ts'
import { LimitsFields, wholeLimits } from '@vicino/domain/surveillance/limits.ts'
import { Reading, ReadingFields, WholeReading } from '@vicino/domain/surveillance/reading.ts'
import { findClashes, type TaskToPlan } from '@vicino/domain/tasks/overlap.ts'
import { WholeTask } from '@vicino/domain/tasks/task.ts'
import { Id } from '@vicino/domain/wire/id.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { demoSignIns, makeDemo } from './demo.ts'
import type { Content } from './content.ts'

const now: Instant = '2026-11-20T09:00:00.000Z'
const at = (instant: Instant) => makeDemo({ now: instant, today: todayIn(instant) }, 0)
const demo = at(now)
const [spitex, practice] = demo

type Made = ReturnType<typeof at>

type Kind = keyof Content
type Of<One extends Kind> = Content[One]['all'][number]

const allOf = <One extends Kind>(made: Made, kind: One): Of<One>[] =>
  made.flatMap(({ organisation }): readonly Of<One>[] => organisation.content[kind].all)

/** Everything that was made, each with the name of its kind. */
const everything = (made: Made): { kind: string; row: Record<string, unknown> }[] =>
  made.flatMap(({ organisation }) =>
    Object.entries(organisation.content).flatMap(([kind, { all }]) => all.map(row => ({ kind, row }))),
  )

/** Each record as its last version says. */
const lastOf = <Version extends { _id: Id }>(versions: readonly Version[]): Version[] => [
  ...new Map(versions.map(version => [version._id, version])).values(),
]

const workersOf = (made: Made) => made.flatMap(({ organisation }) => organisation.workers)

const personOf = (made: Made, post: string) => workersOf(made).find(worker => worker.post === post)!._id

/** The news of a section says that it was saved, not what. */
const SavedSection = z.strictObject({
  _id: Id,
  section: SectionSlug,
  version: z.number(),
  state: SectionState,
})

/** A line of news with the record that it froze. */
const News = z.discriminatedUnion('data_model', [
  z.strictObject({ data_model: z.literal('Drug'), payload: Drug }),
  z.strictObject({ data_model: z.literal('Administration'), payload: Administration }),
  z.strictObject({
    data_model: z.literal('FocusGroup'),
    payload: z.union([
      Focus,
      z.extend(FocusEvent, { focus: z.string(), focusTopicId: z.nullable(z.string()) }),
    ]),
  }),
  z.strictObject({ data_model: z.literal('ClinicalParameter'), payload: Reading }),
  z.strictObject({ data_model: z.literal('Performance'), payload: Performance }),
  z.strictObject({ data_model: z.literal('Document'), payload: Document }),
  z.strictObject({ data_model: z.literal('MaterialUse'), payload: MaterialUse }),
  z.strictObject({
    data_model: z.literal('Prescription'),
    payload: z.omit(Prescription, {
      stakeholderId: true,
      totals: true,
      warnings: true,
      renewed_by: true,
      corrected_numbers: true,
    }),
  }),
  z.strictObject({ data_model: z.literal('care_plan'), payload: CarePlan }),
  z.strictObject({ data_model: z.literal('opened_protocol'), payload: z.union([OpenedProtocol, StepDone]) }),
  z.strictObject({ data_model: z.literal('Warning'), payload: Warning }),
  z.strictObject({ data_model: z.enum(['Anamnesis', 'ReservedAnamnesis']), payload: SavedSection }),
])

const picked = <Row extends object>(rows: readonly Row[], { shape }: { shape: object }) =>
  rows.map(row =>
    Object.fromEntries(Object.keys(shape).map(field => [field, row[field as keyof Row] ?? null])),
  )

/** What a schema says against values, each complaint with the value that it is about. */
const complaints = (schema: z.ZodMiniType, values: unknown[]): string[] =>
  values.flatMap(value =>
    (schema.safeParse(value).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')}: ${message} in ${JSON.stringify(value)}`,
    ),
  )

const fieldsOf = (made: Made) => tasksOf(made).map(({ _id, ...fields }) => fields)

/** Visits and other tasks as the domain knows them. */
const tasksOf = (made: Made): TaskToPlan[] =>
  allOf(made, 'tasks').map(({ _id, fields }) => ({ ...fields, _id }))

describe('the demo', () => {
  test('is the same each time it is made for the same moment', () => {
    const inFull = (made: Made) =>
      JSON.stringify(
        made.map(({ business, organisation }) => [
          business,
          organisation.clients,
          Object.values(organisation.content).map(({ all }) => all),
        ]),
      )
    expect(inFull(at(now))).toBe(inFull(demo))
  })

  test('has the people whose sign-ins are known', () => {
    expect(spitex.organisation.workers).toHaveLength(12)
    expect(practice.organisation.workers).toHaveLength(1)
    const rolesOf = new Map(demoSignIns.map(({ email, roles }) => [email, roles]))
    const known = {
      direzione: 'DS+PROP',
      infermiera: 'INF',
      oss: 'OSS',
      pianificazione: 'PIA',
      amministrazione: 'AMM',
      capo: 'CE',
      medico: 'MED',
      indipendente: 'IND',
    }
    for (const [post, role] of Object.entries(known))
      expect(rolesOf.get(`${post}@demo.vicino.test`)).toBe(role)
    const emails = workersOf(demo).map(({ email }) => email)
    expect(new Set(emails).size).toBe(emails.length)
    expect(complaints(Email, emails)).toEqual([])
    const phones = workersOf(demo).map(({ phone }) => phone)
    expect(complaints(Phone, phones)).toEqual([])
  })

  test('has sixty clients and six, none of them like another', () => {
    expect(spitex.organisation.clients).toHaveLength(60)
    expect(practice.organisation.clients).toHaveLength(6)
    const values = allOf(demo, 'dossiers').map(({ _id, cardNumber, client }) => ({
      _id,
      cardNumber,
      avs: client.avs,
      phone: client.phone,
      name: sortName(client),
    }))
    for (const field of ['avs', 'cardNumber', 'phone', '_id', 'name'] as const) {
      const given = values.map(value => value[field]).filter(value => value !== null)
      expect(new Set(given).size, field).toBe(given.length)
    }
  })

  test('says of nobody that she exists: numbers out of ranges that are not given out', () => {
    for (const { avs, phone, email } of spitex.organisation.clients) {
      if (avs) expect(avs).toMatch(/^7560000/)
      expect(phone).toMatch(/^\+41(91|79)000/)
      if (email) expect(email).toMatch(/\.test$/)
    }
  })

  test('no client has two coverages that cannot hold at once', () => {
    const coverages = allOf(demo, 'coverages')
    const rivals = coverages.filter(one =>
      coverages.some(other => one !== other && one.dossierId === other.dossierId && areRivals(one, other)),
    )
    expect(rivals).toEqual([])
    expect(coverages.length).toBeGreaterThan(60)
  })

  test.each<[string, z.ZodMiniType, unknown[]]>([
    ['client', ClientFields, allOf(demo, 'dossiers').map(({ client }) => client)],
    [
      'client, for her insurer',
      SanitaryFields,
      allOf(demo, 'dossiers').map(({ client, cardNumber, insuranceNumber }) => ({
        cardNumber,
        avsNumber: client.avs,
        insuranceNumber,
        without_avs: false,
      })),
    ],
    [
      'status',
      DossierStatus,
      demo.flatMap(({ organisation }) => organisation.clients).map(one => one.status),
    ],
    ['contact', WholeContact, picked(allOf(demo, 'contacts'), ContactFields)],
    ['contact person', WholeContactPerson, picked(allOf(demo, 'contactPersons'), ContactPersonFields)],
    ['coverage', WholeCoverage, picked(allOf(demo, 'coverages'), CoverageFields)],
    ['prescription', WholePrescription, picked(allOf(demo, 'prescriptions'), PrescriptionFields)],
    ['care plan', WholeCarePlan, picked(allOf(demo, 'carePlans'), CarePlanFields)],
    ['protocol', WholeProtocol, picked(allOf(demo, 'protocols'), ProtocolFields)],
    ['drug', WholeDrug, picked(allOf(demo, 'drugs'), DrugFields)],
    ['line of news', News, allOf(demo, 'news').map(({ data_model, payload }) => ({ data_model, payload }))],
    ['dose', AdministrationFields, picked(allOf(demo, 'administrations'), AdministrationFields)],
    ['reading', WholeReading, picked(allOf(demo, 'readings'), ReadingFields)],
    ['order of limits', wholeLimits(true), picked(allOf(demo, 'limits'), LimitsFields)],
    ['performance', PerformanceFields, picked(allOf(demo, 'performances'), PerformanceFields)],
    ['material', MaterialFields, picked(allOf(demo, 'materials'), MaterialFields)],
    ['used material', MaterialUseFields, picked(allOf(demo, 'materialUses'), MaterialUseFields)],
    ['document', Document, allOf(demo, 'documents').map(({ document }) => document)],
    ['section', AnamnesisSection, picked(allOf(demo, 'sections'), AnamnesisSection)],
    ['warning', Warning, picked(allOf(demo, 'warnings'), Warning)],
    ['delegation', DelegationFields, picked(allOf(demo, 'delegations'), DelegationFields)],
    ['collaboration', WholeCollaboration, picked(allOf(demo, 'collaborations'), WholeCollaboration)],
  ])('every %s keeps its rules', (_, schema, values) => {
    expect(values.length).toBeGreaterThan(0)
    expect(complaints(schema, values)).toEqual([])
  })

  test('tells of a fever, of a heart that holds water, and of lungs with limits of their own', () => {
    const readings = allOf(demo, 'readings')
    expect(readings.some(({ temperature }) => Number(temperature) >= 39)).toBe(true)
    const weights = Map.groupBy(
      readings.filter(({ weight }) => weight !== null),
      ({ dossierId }) => dossierId,
    )
    const rises = [...weights.values()].map(ofClient => {
      const values = ofClient.map(({ weight }) => Number(weight))
      return Math.max(...values) - Math.min(...values)
    })
    expect(Math.max(...rises)).toBeGreaterThan(2)
    expect(allOf(demo, 'limits').every(({ news2_scale }) => news2_scale === 2)).toBe(true)
  })

  test('every task and business keeps its rules, every id is one', () => {
    expect(complaints(WholeTask, fieldsOf(demo))).toEqual([])
    const businesses = demo.map(({ business: { created_at, open_doses_since, ...business } }) => ({
      ...business,
      demo: true,
      dose_windows: usualWindows,
      news2: false,
      published: false,
      logo: null,
      version: 1,
    }))
    expect(complaints(Business, businesses)).toEqual([])
    expect(
      complaints(
        Slug,
        demo.map(({ business }) => business.slug),
      ),
    ).toEqual([])
    const ids = everything(demo)
      .map(({ row }) => row['_id'])
      .filter(Boolean)
    expect(complaints(Id, ids)).toEqual([])
  })

  test('knows nothing of the future but plans', () => {
    const written = [
      'at',
      'created_at',
      'written_at',
      'since',
      'started_at',
      'ended_at',
      'ended',
      'replaced_at',
      'given_at',
      'saved_at',
    ]
    const future = everything(demo)
      .filter(({ kind }) => kind !== 'stakeholders')
      .flatMap(({ kind, row }) => {
        const said: Record<string, unknown> = { ...row, ...(row['fields'] as object | undefined) }
        return written
          .map(field => ({ kind, field, instant: said[field] }))
          .filter(({ instant }) => typeof instant === 'string' && instant > now)
      })
    expect(future).toEqual([])
  })
})

describe('its drugs', () => {
  const drugs = allOf(demo, 'drugs')

  test('are eighty different ones, two to nine for each client', () => {
    expect(new Set(drugs.map(({ name }) => name)).size).toBeGreaterThanOrEqual(80)
    const counts = new Map(allOf(demo, 'dossiers').map(({ _id }) => [_id, 0]))
    for (const { dossierId } of lastOf(drugs)) counts.set(dossierId, counts.get(dossierId)! + 1)
    for (const count of counts.values()) {
      expect(count).toBeGreaterThanOrEqual(2)
      expect(count).toBeLessThanOrEqual(9)
    }
    expect(new Set(counts.values()).size).toBeGreaterThan(4)
  })

  test.each<[string, (drug: Drug) => boolean]>([
    ['a half tablet', ({ dose_unit, morning }) => dose_unit === 'tablet' && morning === 0.5],
    ['a quarter', ({ evening }) => evening === 0.25],
    ['insulin in units', ({ dose_unit, evening }) => dose_unit === 'unit' && evening > 10],
    ['insulin by a scale', ({ dose_scale }) => dose_scale !== null],
    ['a patch every three days', ({ modality, every_n_days }) => modality === 'TTS' && every_n_days === 3],
    [
      'a reserve with its interval and its maximum',
      drug => Number(drug.reserve_max_24h) > 0 && Number(drug.reserve_min_interval_hours) > 0,
    ],
    ['one on some weekdays', ({ days }) => days.length > 0],
    ['a corrected one', ({ version, struck }) => version === 2 && struck === null],
    ['a struck one', ({ struck }) => struck !== null],
    ['an ended one', ({ end_date }) => end_date !== null],
  ])('have %s among them', (_, has) => {
    expect(drugs.some(has)).toBe(true)
  })

  test('come in all modalities, each with a line of news', () => {
    expect(new Set(drugs.map(({ modality }) => modality)).size).toBe(8)
    const news = allOf(demo, 'news').filter(({ data_model }) => data_model === 'Drug')
    expect(news).toHaveLength(drugs.length)
  })
})

describe.each(['readings', 'focusEvents'] as const)('its %s', kind => {
  const versions: Versioned[] = allOf(demo, kind)

  test('have a few among them that were corrected or struck, each with its reason', () => {
    const later = versions.filter(({ version }) => version > 1)
    expect(later.some(({ struck }) => struck === null)).toBe(true)
    expect(later.some(({ struck }) => struck !== null)).toBe(true)
    expect(later.every(({ reason }) => typeof reason === 'string')).toBe(true)
    expect(later.length).toBeLessThan(versions.length / 5)
  })
})

test.each([
  'drugs',
  'readings',
  'focuses',
  'focusEvents',
  'administrations',
  'performances',
  'warnings',
] as const)('its %s come in the order of their versions', kind => {
  const versions: { _id: Id; version: number }[] = allOf(demo, kind)
  for (const ofOne of Map.groupBy(versions, ({ _id }) => _id).values())
    expect(ofOne.map(({ version }) => version)).toEqual(ofOne.map((_, index) => index + 1))
})

test('each version of a clinical warning has a line of news, a practical one has none', () => {
  const clinical = allOf(demo, 'warnings').filter(({ kind }) => warningFamily(kind) === 'clinical')
  const news = allOf(demo, 'news').filter(({ data_model }) => data_model === 'Warning')
  expect(news).toHaveLength(clinical.length)
  expect(new Set(news.map(({ action }) => action))).toEqual(new Set(['created', 'ended']))
})

describe('its anamneses', () => {
  const sections = allOf(demo, 'sections')

  test.each(allSections)('answer $slug as its definition asks', section => {
    const answers = sections.filter(one => one.section === section.slug).map(one => one.answers)
    expect(answers.length).toBeGreaterThan(3)
    expect(complaints(wireSchema(section), answers)).toEqual([])
    expect(new Set(answers.map(one => JSON.stringify(one))).size).toBeGreaterThan(1)
  })

  test('have one that is nearly complete, one to be confirmed, and scores that go on', () => {
    const states = Map.groupBy(sections, ({ anamnesisId }) => anamnesisId)
    const complete = (saved: typeof sections) => saved.filter(({ state }) => state === 'complete').length
    expect(Math.max(...[...states.values()].map(complete))).toBeGreaterThan(8)
    expect(sections.some(({ state }) => state === 'to_confirm')).toBe(true)
    expect(sections.some(({ version }) => version === 4)).toBe(true)
  })
})

describe('its visits', () => {
  const today = todayIn(now)
  const tasks = tasksOf(demo)
  const visits = tasks.filter(({ type }) => type === 'client')
  const onDay = (of: TaskToPlan[], person: Id, day: Day) =>
    of
      .filter(visit => visit.date === day && visit.operators.includes(person))
      .toSorted((a, b) => (a.start_time! < b.start_time! ? -1 : 1))

  test('reach from three weeks back to two ahead', () => {
    const days = new Set(visits.map(({ date }) => date))
    for (const day of daysFrom(addDays(today, -21), addDays(today, 14))) expect(days.has(day), day).toBe(true)
  })

  test('are six to nine a day for a nurse who works', () => {
    const counts = daysFrom(addDays(today, -14), addDays(today, 14)).flatMap(day =>
      ['infermiera', 'infermiere'].map(post => onDay(visits, personOf(demo, post), day).length),
    )
    for (const count of counts) if (count > 0) expect([6, 7, 8, 9]).toContain(count)
    expect(counts.filter(count => count > 0).length).toBeGreaterThan(30)
  })

  test('never put two at one time, for an operator or a client', () => {
    const named = (_id: string) => ({ _id, name: '', avatar: null })
    for (const task of tasks) {
      const rivals = tasks
        .filter(({ date }) => date === task.date)
        .map(other => ({
          ...other,
          client: other.client === null ? null : named(other.client),
          operators: other.operators.map(named),
          isReadable: true,
        }))
      expect(findClashes([task], rivals)).toEqual([])
    }
  })

  test('leave time for the way from one to the next', () => {
    const ways = workersOf(demo).flatMap(({ _id }) =>
      daysFrom(addDays(today, -21), addDays(today, 14)).flatMap(day => {
        const round = onDay(visits, _id, day)
        return round
          .slice(1)
          .map((visit, index) => minutesOf(visit.start_time!) - minutesOf(round[index]!.end_time!))
      }),
    )
    expect(Math.min(...ways)).toBeGreaterThanOrEqual(4)
  })

  test('past ones are settled, with begin and end; coming ones are not', () => {
    const resting = new Set(
      allOf(demo, 'tasks')
        .filter(({ placing }) => placing.suspended_by_dossier)
        .map(({ _id }) => _id),
    )
    for (const { status, date, started_at, ended_at, _id } of visits) {
      const suspended = resting.has(_id)
      if (date < today && !suspended) expect(['completed', 'not_done']).toContain(status)
      if (date > today) expect(['pending', 'confirmed']).toContain(status)
      expect(ended_at !== null).toBe(status === 'completed')
      if (started_at && ended_at) expect(started_at < ended_at).toBe(true)
    }
    const missed = visits.filter(({ status }) => status === 'not_done')
    expect(missed.length).toBeGreaterThan(5)
    expect(missed.length).toBeLessThan(visits.length / 10)
  })
})

describe('its services', () => {
  const planned = new Map(allOf(demo, 'plannedServices').map(({ task, services }) => [task, services]))
  const performed = Map.groupBy(lastOf(allOf(demo, 'performances')), ({ taskId }) => taskId)
  const visits = tasksOf(demo).filter(({ type }) => type === 'client')
  const lengthOf = (services: readonly { duration: number }[] = []) =>
    services.reduce((sum, { duration }) => sum + duration, 0)
  const noCare = new Set(['Fisioterapia al domicilio'])

  test('are planned for every visit that is care or housekeeping, and last as long as it does', () => {
    for (const { _id, title, start_time, end_time } of visits) {
      const minutes = noCare.has(title) ? 0 : minutesOf(end_time!) - minutesOf(start_time!)
      expect(lengthOf(planned.get(_id)), title).toBe(minutes)
    }
  })

  test('were performed on most visits that took place, on no other', () => {
    for (const { _id, status } of visits) if (status !== 'completed') expect(performed.has(_id)).toBe(false)
    const cared = visits.filter(({ status, title }) => status === 'completed' && !noCare.has(title))
    const recorded = cared.filter(({ _id }) => performed.has(_id))
    expect(recorded.length / cared.length).toBeGreaterThan(0.9)
    expect(recorded.length).toBeLessThan(cared.length)
  })

  test('took the real time of the visit where nothing was corrected since', () => {
    for (const visit of visits) {
      const rows = performed.get(visit._id) ?? []
      if (rows.length === 0 || rows.some(({ version }) => version !== 1)) continue
      expect(lengthOf(rows)).toBe(realMinutes(visit, now))
    }
  })

  test.each<[string, (performance: Performance) => boolean]>([
    ['one with a comment', ({ comment }) => comment !== ''],
    ['a corrected one', ({ version, struck }) => version === 2 && struck === null],
    ['a struck one', ({ struck }) => struck !== null],
  ])('have %s among them', (_, has) => expect(allOf(demo, 'performances').some(has)).toBe(true))
})

const moments = ['00:20', '05:45', '07:10', '09:30', '11:55', '14:00', '16:40', '19:30', '21:50', '23:40']
const week = daysFrom('2026-11-16', '2026-11-22')
const oddDays = ['2026-03-29', '2026-10-25', '2028-02-29', '2026-12-31']
const visited = [...week, ...oddDays].flatMap((day, index): [Day, Clock][] => [
  [day, moments[index % moments.length]!],
  [day, moments[(index + 5) % moments.length]!],
])

test.each(visited)('on %s at %s the people who look around have visits', (day, clock) => {
  const instant = instantOf(day, clock)
  const made = at(instant)
  const today = todayIn(instant)
  const visits = tasksOf(made).filter(({ type, date }) => type === 'client' && date === today)
  const clockNow = clockIn(instant)
  const soon = clockIn(instantAt(millisecondsOf(instant) + 3 * 3_600_000))
  for (const post of ['infermiera', 'oss', 'indipendente']) {
    const mine = visits.filter(visit => visit.operators.includes(personOf(made, post)))
    expect(mine.length, post).toBeGreaterThan(2)
    if (clockNow > '04:30' && clockNow < '20:00')
      expect(
        mine.some(
          ({ start_time, status }) => start_time! > clockNow && start_time! <= soon && status === 'confirmed',
        ),
        post,
      ).toBe(true)
  }
  expect(complaints(WholeTask, fieldsOf(made))).toEqual([])
})

describe('what is billed of it', () => {
  const long = makeDemo({ now, today: todayIn(now) })
  const visits = tasksOf(long).filter(({ type }) => type === 'client')
  const earlier = visits.filter(({ date }) => date < addDays(todayIn(now), -21))

  test('was visited since two months before this one, on every day', () => {
    const days = new Set(earlier.map(({ date }) => date))
    for (const day of daysFrom('2026-09-01', '2026-10-29')) expect(days.has(day), day).toBe(true)
    expect(days.has('2026-08-31')).toBe(false)
    expect(complaints(WholeTask, fieldsOf(long))).toEqual([])
  })

  test('leaves what is around today as it was', () => {
    const around = (made: Made) =>
      tasksOf(made)
        .filter(({ date }) => date >= addDays(todayIn(now), -21))
        .map(({ _id, ...fields }) => fields)
    expect(around(long)).toEqual(around(demo))
  })

  test('was confirmed but for a few visits of last month', () => {
    const open = earlier.filter(({ status }) => !['completed', 'not_done'].includes(status))
    expect(open).toHaveLength(4)
    for (const { date } of open) expect(date.slice(0, 7)).toBe('2026-10')
  })

  test('was prescribed in no dossier before it was opened', () => {
    const opened = new Map(allOf(long, 'dossiers').map(({ _id, created_at }) => [_id, created_at]))
    for (const { dossierId, start, created_at } of allOf(long, 'prescriptions')) {
      expect(created_at >= opened.get(dossierId)!, dossierId).toBe(true)
      expect(start >= todayIn(opened.get(dossierId)!), dossierId).toBe(true)
    }
  })

  test('was prescribed, but for a few days of one client', () => {
    const prescriptions = allOf(long, 'prescriptions')
    const uncovered = visits.filter(
      ({ client, date, status, title }) =>
        status === 'completed' &&
        title !== 'Fisioterapia al domicilio' &&
        !prescriptions.some(one => one.dossierId === client && one.start <= date && date <= one.end),
    )
    expect(uncovered.length).toBeGreaterThan(0)
    for (const of of Map.groupBy(uncovered, ({ client }) => client).values()) {
      const days = of.map(({ date }) => date).toSorted()
      expect(daysFrom(days[0]!, days.at(-1)!).length).toBeLessThanOrEqual(6)
    }
    expect(new Set(uncovered.map(({ client }) => client)).size).toBeLessThanOrEqual(2)
  })
})
