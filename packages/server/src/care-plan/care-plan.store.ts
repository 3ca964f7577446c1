import { inSentences } from '@vicino/domain/records/in-sentences.ts'
import type { CarePlan } from '@vicino/domain/care-plan/care-plan.ts'
import { evaluationSoonDays } from '@vicino/domain/care-plan/care-plan-rules.ts'
import type { DueEvaluation } from '@vicino/domain/care-plan/due-evaluations.contract.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { type FoundRecord, saysEachWord } from '@vicino/domain/dossiers/found-record.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { ListPage } from '@vicino/domain/wire/page.ts'
import type { Author } from '../access/author.ts'
import { countedPage, type Paged, pageWindow } from '../db/counted-page.ts'
import type { Tx } from '../db/tenant.ts'
import { namedClient } from '../dossiers/named-client.store.ts'
import { type DossierId, knownWithin } from '../http/dossier-access.ts'
import { insertVersions, listedAtMost, type VersionTable } from '../records/records.store.ts'
import { serviceDetails } from '../services/services.store.ts'

/** The care plans, the services of their measures named in a language. */
export const carePlanTable = (language: Language): VersionTable => ({
  name: 'care_plan',
  columns: tx => tx`
    _id, version, dossier_id as "dossierId", status, act, problems, evaluate_on, signature, signed_on,
    client_signature, evaluation, in_force, due_on, author, created_at, written_at, reason, struck, coalesce((
      select jsonb_agg(
        jsonb_build_object('serviceId', named.id) || ${serviceDetails(tx, tx`named.id`, language)} order by named.id
      )
      from (
        select distinct (measure ->> 'serviceId')::uuid as id
        from jsonb_array_elements(problems) problem, jsonb_array_elements(problem -> 'measures') measure
        where measure ->> 'serviceId' is not null
      ) named
    ), '[]') as services`,
})

/** The care plans of a client: the one that stands, then those that ended, newest first; struck ones last. */
export const listCarePlans = (tx: Tx, dossier: DossierId, language: Language) => tx<CarePlan[]>`
  select ${carePlanTable(language).columns(tx)} from care_plan
  where dossier_id = ${dossier} and current
  order by struck is not null, status = 'ended', created_at desc, _id desc limit ${listedAtMost}`

/** The plan that stands: a client has one at a time. */
export async function findOpenPlan(
  tx: Tx,
  dossier: DossierId,
  language: Language,
): Promise<CarePlan | undefined> {
  const [plan] = await tx<CarePlan[]>`
    select ${carePlanTable(language).columns(tx)} from care_plan
    where dossier_id = ${dossier} and current and status <> 'ended' and struck is null`
  return plan
}

/** The version that a nurse signed last. */
export async function findInForce(
  tx: Tx,
  dossier: DossierId,
  { _id, in_force }: Pick<CarePlan, '_id' | 'in_force'>,
  language: Language,
): Promise<CarePlan | undefined> {
  const [plan] = await tx<CarePlan[]>`
    select ${carePlanTable(language).columns(tx)} from care_plan
    where _id = ${_id} and dossier_id = ${dossier} and version = ${in_force}`
  return plan
}

/** Lets the plans of a client be opened one after the other, until the transaction ends. */
export const lockCarePlans = (tx: Tx, dossier: DossierId) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`care plan ${dossier}`}, 0))`

/** Which of these focuses are the client's own. */
export async function knownFocuses(tx: Tx, dossier: DossierId, ids: readonly Id[]): Promise<Set<Id>> {
  const rows = await tx<{ _id: Id }[]>`
    select _id from focus where _id = any(${[...ids]}::uuid[]) and dossier_id = ${dossier} and current`
  return new Set(rows.map(({ _id }) => _id))
}

/** Inserts care plans in all their versions. */
export const insertCarePlans = (tx: Tx, business: Id, plans: readonly Omit<CarePlan, 'services'>[]) =>
  insertVersions(tx, carePlanTable('it'), business, plans)

/** The client's plans of which a problem, a goal or a measure says each of the words. */
export async function searchCarePlans(
  tx: Tx,
  dossier: DossierId,
  words: readonly string[],
  language: Language,
): Promise<FoundRecord[]> {
  const plans: CarePlan[] = await listCarePlans(tx, dossier, language)
  return plans.flatMap(({ _id, problems, created_at, status, struck }) => {
    const titles = problems.map(({ title }) => title)
    const texts = problems.flatMap(({ description, goals, measures }) => [
      description,
      ...[...goals, ...measures].map(({ text }) => text),
    ])
    if (!saysEachWord([...titles, ...texts], words)) return []
    return [
      {
        kind: 'care_plan',
        _id,
        title: titles.join(', '),
        text: inSentences(texts),
        date: todayIn(created_at),
        struck: struck !== null || status === 'ended',
      },
    ]
  })
}

/** One page of the plans in force to be evaluated soon that the author may know, the one that is due first first. */
export function listDueEvaluations(
  tx: Tx,
  author: Author,
  today: Day,
  paged: Paged,
): Promise<ListPage<DueEvaluation>> {
  const due = tx`
    from care_plan p join dossier d on d._id = p.dossier_id
    where p.current and p.due_on <= ${addDays(today, evaluationSoonDays)} and d.status <> 'closed'
      and ${knownWithin(tx, author, 'care_plan', 'p.dossier_id', today)}`
  const listed = tx<DueEvaluation[]>`
    select p._id, p.dossier_id as "dossierId", ${namedClient(tx)} as client, p.due_on
    ${due} order by p.due_on, p._id ${pageWindow(tx, paged)}`
  return countedPage(tx, paged, listed, tx`select ${due}`)
}
