import { activityKinds } from '@vicino/domain/activity/activity.ts'
import {
  type CareGoal,
  type CareMeasure,
  type CarePlan,
  type CareProblem,
  carePlanActs,
  carePlanStatuses,
  goalOutcomes,
  goalsOf,
  responsibles,
} from '@vicino/domain/care-plan/care-plan.ts'
import type { Document } from '@vicino/domain/documents/document.ts'
import { documentCategories } from '@vicino/domain/documents/document-category.ts'
import { signOfType } from '@vicino/domain/documents/document-type.ts'
import type { MaterialUse } from '@vicino/domain/materials/material-use.ts'
import type { Performance } from '@vicino/domain/performances/performance.ts'
import { indications, prescriptionStatuses } from '@vicino/domain/prescriptions/prescription.ts'
import { timingPeriods } from '@vicino/domain/prescriptions/timing.ts'
import {
  type OpenedProtocol,
  openedActs,
  openedStatuses,
  type StepDone,
} from '@vicino/domain/protocols/opened-protocol.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { notDoneReasons, visitStatuses } from '@vicino/domain/tasks/task-status.ts'
import type { HandedEntry } from '../../handover/handover.store.ts'
import type { KeptVersion } from '../../records/record-pages.store.ts'
import type { StoredPrescription } from '../../prescriptions/prescriptions.store.ts'
import type { ArchivedVisit } from '../../tasks/tasks.store.ts'
import {
  italian,
  paragraph,
  printedDay,
  type PrintedEntry,
  printedVersion,
  signatureWords,
  words,
  yes,
} from './entry.ts'
import { labelOrValue } from '@vicino/domain/wire/option.ts'

export const performanceEntry = (row: KeptVersion<Performance>): PrintedEntry => ({
  ...printedVersion(row),
  title: `${printedDay(row.date)}: ${row.service_details.code} ${row.service_details.name}`,
  lines: [...paragraph([['Minuti', row.duration]]), ...words('Commento', row.comment)],
})

export const materialEntry = (row: KeptVersion<MaterialUse>): PrintedEntry => ({
  ...printedVersion(row),
  title: `${printedDay(row.date)}: ${row.material.name}`,
  lines: [
    ...paragraph([['Quantità', `${italian.number(row.quantity)} ${row.material.unit}`]]),
    ...words('Commento', row.comment),
  ],
})

type Prescribed = StoredPrescription['services'][number]

type Timing = Pick<Prescribed, 'frequency' | 'period'>

function timesWords({ frequency, period }: Timing): string {
  const often = timingPeriods.find(({ value }) => value === period)?.label ?? ''
  return period === null ? often : `${frequency} × ${often}`
}

function serviceWords({ service_details, duration, newDuration, comment, ...timing }: Prescribed): string {
  const note = comment ? ` – ${comment}` : ''
  return `${service_details.code} ${service_details.name}: ${newDuration ?? duration} min, ${timesWords(timing)}${note}`
}

export const prescriptionEntry = (row: KeptVersion<StoredPrescription>): PrintedEntry => ({
  ...printedVersion(row),
  title: `Dal ${printedDay(row.start)} al ${printedDay(row.end)} (${labelOrValue(prescriptionStatuses, row.status)})`,
  lines: [
    ...paragraph([
      ['Medico', row.doctor],
      ['GLN', row.gln_number],
      ['RCC', row.rcc_number],
      ['Prescritta il', printedDay(row.ordered_on)],
      ['Firmata il', printedDay(row.signed_on)],
      ['Confermata da', row.signature && signatureWords(row.signature)],
      ['In sostituzione di', row.in_place_of],
      ['Era prevista fino al', printedDay(row.original_end)],
      ['Indicazione', row.indication && labelOrValue(indications, row.indication)],
      ['Cure acute e transitorie', yes(row.transitional)],
    ]),
    ...row.services.map(serviceWords),
  ],
})

const measureWords = (
  plan: CarePlan,
  { text, serviceId, frequency, period, ...who }: CareMeasure,
): string => {
  const service = plan.services.find(named => named.serviceId === serviceId)
  const by = who.responsible_name || labelOrValue(responsibles, who.responsible)
  return `Misura: ${service ? `${service.code} ${service.name}: ` : ''}${text}, ${timesWords({ frequency, period })}, ${by}`
}

const problemLines = (plan: CarePlan, { title, description, goals, measures }: CareProblem): string[] => [
  `Problema: ${title}`,
  ...words('Descrizione', description),
  ...goals.map(({ text }) => `Obiettivo: ${text}`),
  ...measures.map(measure => measureWords(plan, measure)),
]

function outcomeLines(evaluation: CarePlan['evaluation'], ofPlan: readonly CareGoal[]): string[] {
  if (!evaluation) return []
  const { on, by, outcomes, note } = evaluation
  const goals = new Map(ofPlan.map(({ _id, text }) => [_id, text]))
  return [
    `Valutazione del ${printedDay(on)}, ${signatureWords(by)}`,
    ...outcomes.map(({ goalId, outcome, note: why }) =>
      [goals.get(goalId) ?? 'Obiettivo', labelOrValue(goalOutcomes, outcome), why].filter(Boolean).join(': '),
    ),
    ...words('Nota', note),
  ]
}

export const carePlanEntry = (row: KeptVersion<CarePlan>): PrintedEntry => ({
  ...printedVersion(row),
  title: `${labelOrValue(carePlanActs, row.act)} (${labelOrValue(carePlanStatuses, row.status)})`,
  lines: [
    ...paragraph([
      ['Da valutare il', printedDay(row.evaluate_on)],
      ['Firmato da', row.signature && signatureWords(row.signature)],
      ['Firmato il', printedDay(row.signed_on)],
      ['Firma del cliente', row.client_signature?.name],
      ['Firmato a mano sullo schermo', row.client_signature?.drawn && 'sì'],
      ['il', printedDay(row.client_signature?.on)],
    ]),
    ...row.problems.flatMap(problem => problemLines(row, problem)),
    ...outcomeLines(row.evaluation, goalsOf(row)),
  ],
})

type Step = OpenedProtocol['steps'][number]

const stepWords = (opened: OpenedProtocol, { text, rhythm, serviceId }: Step): string => {
  const service = opened.services.find(named => named.serviceId === serviceId)
  return ['Passo', service && `${service.code} ${service.name}`, text, rhythm].filter(Boolean).join(': ')
}

export const openedProtocolEntry = (row: KeptVersion<OpenedProtocol>): PrintedEntry => ({
  ...printedVersion(row),
  title: `${row.title}: ${labelOrValue(openedActs, row.act)} (${labelOrValue(openedStatuses, row.status)})`,
  lines: [
    ...paragraph([
      ['Iniziato il', printedDay(row.starts_on)],
      ['Da valutare il', printedDay(row.evaluate_on)],
      ['Responsabile', row.responsible.name],
      ['Compiti rimossi dal calendario', row.tasks_removed],
      ['Compiti lasciati in calendario', row.tasks_kept],
    ]),
    ...row.goals.map(({ text }) => `Obiettivo: ${text}`),
    ...row.steps.map(step => stepWords(row, step)),
    ...outcomeLines(row.evaluation, row.goals),
  ],
})

export const stepDoneEntry = (row: KeptVersion<StepDone>): PrintedEntry => ({
  ...printedVersion(row),
  title: `${printedDay(row.done_on)}: ${row.protocol}`,
  lines: [`Passo: ${row.step}`, ...words('Che cosa è stato fatto', row.note)],
})

const clocks = ({ start_time, end_time, full_day }: Task): string =>
  full_day ? 'tutto il giorno' : `${start_time}–${end_time}`

export const visitEntry = (task: ArchivedVisit): PrintedEntry => ({
  title: `${printedDay(task.date)}, ${clocks(task)}: ${task.title || 'Visita'}`,
  lines: [
    ...paragraph([
      [
        'Stato',
        task.suspended_by_dossier ? 'Sospesa con il dossier' : labelOrValue(visitStatuses, task.status),
      ],
      ['Non eseguita', task.not_done && labelOrValue(notDoneReasons, task.not_done.reason)],
      ['Motivo', task.not_done?.text],
      ['Prestazioni non eseguite', task.left_out.join(', ')],
      ['Operatori', task.operators.map(({ name }) => name).join(', ')],
      ['Inizio', task.started_at && italian.instant(task.started_at)],
      ['Fine', task.ended_at && italian.instant(task.ended_at)],
    ]),
    ...words('Conclusa con dosi aperte', task.confirm_open_doses?.reason ?? null),
    ...words('Descrizione', task.description),
  ],
  signed: `${italian.instant(task.created_at)} · ${task.author.name}`,
})

/** What it says stands with the record itself. */
export const handoverEntry = (line: HandedEntry): PrintedEntry => ({
  title: `In consegna: ${labelOrValue(activityKinds, line.data_model)}`,
  lines: paragraph([
    ['Per', line.named && signatureWords(line.named)],
    [
      'Presa in carico',
      line.accepted && `${italian.instant(line.accepted.at)}, ${signatureWords(line.accepted.by)}`,
    ],
    ['Fatto', line.accepted?.done],
  ]),
  signed: `${italian.instant(line.created_at)} · ${signatureWords(line.author)}`,
})

export const documentEntry = (row: KeptVersion<Document>): PrintedEntry => ({
  ...printedVersion(row),
  title: row.name,
  lines: paragraph([
    ['Categoria', labelOrValue(documentCategories, row.category)],
    ['Tipo', signOfType(row.type)],
    ['Byte', row.size],
    ['SHA-256', row.sha256],
  ]),
})
