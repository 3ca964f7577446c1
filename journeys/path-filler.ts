import type { APIRequestContext, APIResponse } from '@playwright/test'
import { addDays } from '@vicino/domain/days/day.ts'
import { today } from './clock.ts'
import { absenceOfWalks } from './absence-of-walks.ts'
import type { House } from './house.ts'

type Named = { _id: string }
type Listed = Named | { protocol: Named }
type List = readonly Listed[] | { items: readonly Listed[] }
type Finder = (house: House) => Promise<string>

const rowsOf = (list: List): readonly Listed[] => ('items' in list ? list.items : list)

function firstOf(list: List): string {
  const [first] = rowsOf(list)
  if (!first) throw new Error('the demo organisation has none of these')
  return 'protocol' in first ? first.protocol._id : first._id
}

const firstAt =
  (path: string): Finder =>
  async ({ read }) =>
    firstOf(await read(path))

const firstDossier = firstAt('/api/dossiers/all_dossiers?limit=1')

/** The first dossier that has so many in a list in which not every client has something. */
const dossierWith =
  (list: string, least = 1): Finder =>
  async ({ read }) => {
    const { items } = await read<{ items: Named[] }>('/api/dossiers/all_dossiers?status=active&limit=100')
    for (const { _id } of items)
      if (rowsOf(await read(`/api/dossiers/${_id}/${list}`)).length >= least) return _id
    throw new Error(`no dossier of the demo organisation has ${least} of ${list}`)
  }

const firstIn =
  (dossier: Finder, list: string): Finder =>
  async house =>
    firstOf(await house.read(`/api/dossiers/${await dossier(house)}/${list}`))

const ofDossier = (list: string): Finder => firstIn(firstDossier, list)

/** Both names of a record that stands in the list of few dossiers: its dossier, and itself. */
const withDossier = (names: readonly [dossier: string, record: string], list: string, least?: number) => {
  const dossier = dossierWith(list, least)
  return { [names[0]]: dossier, [names[1]]: firstIn(dossier, list) }
}

const firstFocus = ofDossier('focuses/all_focuses?status=open')

type OpenInvoice = Named & { dossierId: string }
const openInvoice = async ({ read }: House): Promise<OpenInvoice> =>
  (await read<{ items: [OpenInvoice] }>('/api/invoices?unpaid=open')).items[0]

type Visit = Named & { client: Named }
/** The first visit today of whoever asks. */
const ownVisit = async ({ read }: House): Promise<Visit> => {
  const { _id } = await read<Named>('/api/users/me')
  const visits = await read<Visit[]>(`/api/tasks/date/${today()}?type=client&operatorId=${_id}`)
  return visits[0]!
}

const lastDays = { from: addDays(today(), -20), to: today() }

/** What the names in the addresses of walks stand for. */
export const finders: Record<string, Finder> = {
  ':profile': async ({ read }) => (await read<{ slug: string }>('/api/users/me')).slug,
  ':business': async ({ read }) =>
    (await read<{ business: { slug: string } }>('/api/users/me')).business.slug,
  ':task': firstAt(`/api/tasks/date/${today()}`),
  ':operator': async ({ read }) =>
    firstOf((await read<{ operators: Named[] }>(`/api/tasks/staffing/${today()}`)).operators),
  ':absence': absenceOfWalks,
  ':contact': firstAt('/api/contacts'),
  ':collaboration': firstAt('/api/collaborators'),
  ':team': firstAt('/api/teams'),
  ':protocol': firstAt('/api/protocols/all_protocols'),
  ':service': firstAt('/api/services/catalogue'),
  ':payment': firstAt('/api/payments'),
  ':dossier': firstDossier,
  ':contactPerson': ofDossier('contact_persons'),
  ':coverage': ofDossier('coverages'),
  ':performance': ofDossier(`performances?startDate=${lastDays.from}&endDate=${lastDays.to}`),
  ':prescription': ofDossier('prescriptions/all_prescriptions'),
  ':carePlan': ofDossier('care_plans/all_care_plans'),
  ':reading': ofDossier('clinical_parameters/get_clinical_parameters?limit=1'),
  ':anamnesis': ofDossier('anamnesis/all_anamnesis'),
  ':focus': firstFocus,
  ':event': async house => ofDossier(`focuses/${await firstFocus(house)}/focus_events`)(house),
  ':drug': ofDossier('drugs/get_drugs'),
  ...withDossier([':dossierOfTwo', ':newerAnamnesis'], 'anamnesis/all_anamnesis', 2),
  ...withDossier([':dossierOfOpened', ':opened'], 'protocols/all_protocols'),
  ...withDossier([':dossierOfDocument', ':document'], 'documents'),
  ...withDossier([':dossierOfDose', ':dose'], `administrations?from=${lastDays.from}&to=${lastDays.to}`),
  ':dossierOfVisit': async house => (await ownVisit(house)).client._id,
  ':visit': async house => (await ownVisit(house))._id,
  ':dossierOfInvoice': async house => (await openInvoice(house)).dossierId,
  ':invoice': async house => (await openInvoice(house))._id,
}

/** Puts into addresses what their `:names` stand for, asking once as the person who is signed in. */
export function pathFiller(request: APIRequestContext, origin: string): (path: string) => Promise<string> {
  const answerOf = async <Answer>(answering: Promise<APIResponse>): Promise<Answer> => {
    const answer = await answering
    if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const answers = new Map<string, unknown>()
  const house: House = {
    read: async <Answer>(path: string) => {
      if (!answers.has(path)) answers.set(path, await answerOf(request.get(path)))
      return answers.get(path) as Answer
    },
    send: (path, data) => answerOf(request.post(path, { headers: { origin }, data })),
  }
  const found = new Map<string, string>()
  return async path => {
    for (const [name] of path.matchAll(/:\w+/g))
      if (!found.has(name)) found.set(name, await finders[name]!(house))
    return path.replaceAll(/:\w+/g, name => found.get(name)!)
  }
}
