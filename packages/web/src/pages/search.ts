import { DatePreset, LogOrder, logTypes } from '@vicino/domain/activity/log-choices.ts'
import { calendarViews } from '@vicino/domain/calendar/calendar-view.ts'
import { ContactType } from '@vicino/domain/contacts/contact-type.ts'
import { ContactRole } from '@vicino/domain/contacts/contact-role.ts'
import { Clock } from '@vicino/domain/days/clock.ts'
import { Day } from '@vicino/domain/days/day.ts'
import { Month } from '@vicino/domain/days/month.ts'
import { DossierStatus } from '@vicino/domain/dossiers/dossier.ts'
import type { SanitaryFields } from '@vicino/domain/dossiers/sanitary-data.ts'
import { TaskStatus } from '@vicino/domain/tasks/task-status.ts'
import { TaskType } from '@vicino/domain/tasks/task-type.ts'
import { Id } from '@vicino/domain/wire/id.ts'
import { firstStatisticsYear, lastStatisticsYear } from '@vicino/domain/statistics/counted-years.ts'
import * as z from 'zod/mini'

/** A search is made when its page is opened: all of them together keep everybody's first page from sight. */
function search<Shape extends z.core.$ZodShape>(shape: () => Shape): () => z.ZodMiniObject<Shape> {
  let made: z.ZodMiniObject<Shape> | undefined
  return () => {
    made ??= z.object(shape())
    return made
  }
}

/** A part of an address that is kept where it is right and left out where it is not: an old link still opens. */
const kept = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)

/** Today's visits where nothing is said. */
export const TodaySearch = search(() => ({ day: kept(z.enum(['tomorrow'])) }))

const calendar = () => ({
  view: kept(z.enum(calendarViews.map(({ value }) => value))),
  date: kept(Day),
  of: kept(z.enum(['mine', 'all'])),
  operatorId: kept(Id),
  type: kept(TaskType),
  status: kept(TaskStatus),
})

/** How the calendar is looked at, around which day, whose and which tasks. */
export const CalendarSearch = search(calendar)
export type CalendarSearch = z.infer<ReturnType<typeof CalendarSearch>>

/** The calendar of all; an address that names a client leads to her calendar, one that names a task to it. */
export const PlanSearch = search(() => ({ ...calendar(), dossierId: kept(Id), taskId: kept(Id) }))

/** What of the calendar is put on paper: a day, a week, or somebody's tour. */
export const CalendarPrintSearch = search(() => ({
  ...calendar(),
  sheet: kept(z.enum(['day', 'week', 'tour'])),
}))
export type CalendarPrintSearch = z.infer<ReturnType<typeof CalendarPrintSearch>>

/** What the calendar is searched for beside words, which never stand in an address: tasks of some days, or dossiers. */
export const CalendarFindSearch = search(() => ({
  ...calendar(),
  among: kept(z.enum(['tasks', 'dossiers'])),
  from: kept(Day),
  to: kept(Day),
}))
export type CalendarFindSearch = z.infer<ReturnType<typeof CalendarFindSearch>>

/** What a new task starts with; without clocks that come with it, its days are whole where it has an end. */
export const NewTaskSearch = search(() => ({
  date: kept(Day),
  end_date: kept(Day),
  start_time: kept(Clock),
  end_time: kept(Clock),
  dossierId: kept(Id),
  operatorId: kept(Id),
  /** The measure of a care plan that is put on the calendar by it. */
  carePlanId: kept(Id),
  measureId: kept(Id),
}))

/**
 * Which of the client's days is planned; today where nothing is said. A week or a month around it leads to its days.
 * `service` is to be added, to the visit that is named.
 */
export const DayServicesSearch = search(() => ({
  date: kept(Day),
  view: kept(z.enum(['week', 'month'])),
  service: kept(Id),
  taskId: kept(Id),
}))

/** With which model of the program a new protocol begins, by its key. */
export const NewProtocolSearch = search(() => ({ model: kept(z.string()) }))

/** From which dossier's checklist one comes. */
export const FlowSearch = search(() => ({ dossierId: kept(Id) }))

/** What is begun where the dossier is opened: a note, on which focus is asked first. */
export const DossierSearch = search(() => ({ add: kept(z.enum(['note'])) }))

/** Which dossiers the list shows; an address that names one leads to it. */
export const DossiersSearch = search(() => ({ status: kept(DossierStatus), dossierId: kept(Id) }))

/** Which dossier was found, by an id that says nothing of it and opens it for its finder alone. */
export const EmergencySearch = search(() => ({ accessId: kept(Id) }))

/** For which page a new drug is written, where that is not the list. */
export const NewDrugSearch = search(() => ({ for: kept(z.enum(['return'])) }))

/** Which day's doses are shown; today's where nothing is said. */
export const DosesSearch = search(() => ({ day: kept(Day) }))

/** Of which day the round is; today's where nothing is said. */
export const RoundSearch = search(() => ({ date: kept(Day) }))

/** Of which day the visits are confirmed; today's where nothing is said. */
export const ConfirmDaySearch = search(() => ({ date: kept(Day) }))

/** Which day is assigned; today where nothing is said. */
/** From which day to which somebody is away, where the flow begins with them; or which absence stands already. */
export const NewAbsenceSearch = search(() => ({ date: kept(Day), end_date: kept(Day), taskId: kept(Id) }))

export const AssignSearch = search(() => ({ date: kept(Day) }))

/** What the activity log is narrowed to. A preset comes before two days of its own. */
export const ActivitySearch = search(() => ({
  type: kept(z.array(z.enum(logTypes.map(({ value }) => value)))),
  date: kept(DatePreset),
  from: kept(Day),
  to: kept(Day),
  order: kept(LogOrder),
}))
export type ActivitySearch = z.infer<ReturnType<typeof ActivitySearch>>

/** An address that names an anamnesis leads to it. */
export const AnamnesisSearch = search(() => ({ anamnesisId: kept(Id) }))

/** Which list of the contact book is shown. */
export const ContactsSearch = search(() => ({ type: kept(ContactType) }))

/** Of which list a new contact is, perhaps an insurer by its number, and where its form leads after saving. */
export const NewContactSearch = search(() => ({
  type: kept(ContactType),
  insurer: kept(z.string().check(z.regex(/^\d{1,5}$/))),
  /** The dossier that it is linked to at once, and as what. */
  dossier: kept(Id),
  role: kept(ContactRole),
  redirect: kept(z.string()),
}))

/** The topic with which a new focus begins, where an answer suggested one. */
export const NewFocusSearch = search(() => ({ topic: kept(z.string()) }))

/** Which screen of an anamnesis section is open; its main one where nothing is said. */
export const AnamnesisSectionSearch = search(() => ({ screen: kept(z.string()) }))

/** Which of the sanitary numbers is open, and where its form leads after saving. */
export const SanitarySearch = search(() => ({
  redirect: kept(z.string()),
  page: kept(
    z.enum(['cardNumber', 'avsNumber', 'insuranceNumber'] as const satisfies (keyof SanitaryFields)[]),
  ),
}))

/** Whether a document was opened from the record to which it is attached, and leads back there. */
export const DocumentSearch = search(() => ({ from: kept(z.literal('record')) }))

/** Which days the performances are of; both, or today. */
export const PerformancesSearch = search(() => ({ startDate: kept(Day), endDate: kept(Day) }))

/** On which visit services are recorded. */
export const NewPerformancesSearch = search(() => ({ taskId: kept(Id) }))

/**
 * What course is shown, and over how many days; of all parameters over a month where nothing is said. The page knows
 * the parameters: the frame of all pages does not carry them.
 */
export const TrendsSearch = search(() => ({
  of: kept(z.string()),
  days: kept(z.enum(['7', '30', '90', '365'])),
}))

const auditWord = () => z.string().check(z.regex(/^[a-z_]{1,60}$/))

/** What the log of accesses is narrowed to. Ids only: an address must not carry anybody's name. */
export const AuditSearch = search(() => ({
  actorId: kept(Id),
  dossierId: kept(Id),
  action: kept(auditWord()),
  entity: kept(auditWord()),
  result: kept(z.enum(['ok', 'denied'])),
  from: kept(Day),
  to: kept(Day),
}))
export type AuditSearch = z.infer<ReturnType<typeof AuditSearch>>

/** Of which month invoices are looked at; the one before this one where nothing is said. */
export const MonthSearch = search(() => ({ month: kept(Month) }))

/** Which year is counted, and which part of it is looked at; this one and the first where nothing is said. */
export const YearSearch = search(() => ({
  year: kept(z.int().check(z.minimum(firstStatisticsYear), z.maximum(lastStatisticsYear))),
  part: kept(z.string()),
}))

/** Which prescription a new one goes on from. */
export const NewPrescriptionSearch = search(() => ({ renews: kept(Id) }))

/** Whether the form of a prescription is put on paper as soon as it stands there. */
export const OrderFormSearch = search(() => ({ print: kept(z.literal(true)) }))
