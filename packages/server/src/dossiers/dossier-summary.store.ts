import { newsAtMost, type NewsSince, newSince } from '@vicino/domain/activity/news-since.ts'
import { isDose } from '@vicino/domain/administrations/doses-of-day.ts'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import type { DossierSummary } from '@vicino/domain/dossiers/dossier-summary.contract.ts'
import { timeOfDose } from '@vicino/domain/drugs/dose-windows.ts'
import { dosesDue } from '@vicino/domain/drugs/due-doses.ts'
import { listedFocus } from '@vicino/domain/focus/focus.ts'
import type { LimitsPeriod } from '@vicino/domain/surveillance/limits.ts'
import { visitDoseOf } from '@vicino/domain/tasks/visit-sheet.ts'
import type { Author } from '../access/author.ts'
import { readableNews } from '../activity/activity.store.ts'
import { listNewLines, tellNews } from '../activity/news-since.store.ts'
import { countUnread } from '../activity/read-mark.store.ts'
import { readWindows } from '../administrations/dose-facts.store.ts'
import { listVersions } from '../administrations/drug-versions.store.ts'
import { listAnswers, listOpenDoses } from '../administrations/open-doses.store.ts'
import type { Tx } from '../db/tenant.ts'
import { listFocuses } from '../focus/focus.store.ts'
import { countWaiting } from '../handover/handover.store.ts'
import { type AskingOfDossier, type DossierId, knows } from '../http/dossier-access.ts'
import { findLimits } from '../surveillance/limits.store.ts'
import { listLatest } from '../surveillance/surveillance.store.ts'
import { findLastOwnVisit } from '../tasks/last-own-visit.store.ts'

type Reader = AskingOfDossier & { author: Author; today: Day; now: Instant }

/** The last value and the one before it: where it is going. */
const valuesOfEach = 2

/** How a client is and what is new, each part as far as whoever asks may know it. */
export async function readDossierSummary(
  tx: Tx,
  dossier: DossierId,
  reader: Reader,
): Promise<DossierSummary> {
  const { author, now, today } = reader
  const kinds = readableNews(reader)
  const readsValues = knows(reader, 'clinical_parameter')
  const readsPregnancy = knows(reader, 'parameter_limits.pregnancy')
  const limits = readsValues
    ? findLimits(tx, dossier, { readsPregnancy, today })
    : Promise.resolve<{ course: LimitsPeriod[] }>({ course: [] })
  const [{ course }, points, doses, focuses, counts, waiting, news] = await Promise.all([
    limits,
    readsValues ? listLatest(tx, dossier, valuesOfEach) : null,
    givesDoses(reader) ? readDosesOfToday(tx, dossier, reader) : null,
    knows(reader, 'focus') ? listFocuses(tx, dossier, 'open') : null,
    countUnread(tx, author, dossier, kinds),
    countWaiting(tx, { author, now }, dossier, kinds),
    isAtTheBed(reader) ? readNews(tx, dossier, reader, limits) : null,
  ])
  return {
    news,
    unread: counts.unread,
    waiting,
    doses,
    values: points && { points, course },
    focuses: focuses && focuses.map(listedFocus),
  }
}

/** Whether somebody knows of what happens at the client's: to who plans or bills, "nothing new" would be no answer. */
const isAtTheBed = (reader: Reader): boolean =>
  (['clinical_parameter', 'administration', 'focus'] as const).some(thing => knows(reader, thing))

/** Whether somebody knows of doses that are to be given; a closed dossier has none. */
const givesDoses = (reader: Reader): boolean =>
  knows(reader, 'administration') && reader.standing.status !== 'closed'

/** What is new to the reader since her own last visit. */
async function readNews(
  tx: Tx,
  dossier: DossierId,
  reader: Reader,
  limits: Promise<{ course: readonly LimitsPeriod[] }>,
): Promise<NewsSince> {
  const { author, now, today } = reader
  const last_visit = await findLastOwnVisit(tx, author, dossier, now)
  const since = newSince(last_visit, now)
  const [lines, open, { course }] = await Promise.all([
    listNewLines(tx, { author, dossier, kinds: readableNews(reader), since }),
    givesDoses(reader) ? listOpenDoses(tx, [dossier], { author, today, now, from: todayIn(since) }) : null,
    limits,
  ])
  const open_doses = open && open.get(dossier)!.length
  const room = open_doses ? newsAtMost - 1 : newsAtMost
  const readsValues = knows(reader, 'administration.measured')
  return { last_visit, since, open_doses, ...(await tellNews(tx, lines, course, { room, readsValues })) }
}

/** The doses that somebody of the service has to give today and, while it lasts, last night, with what became of each. */
async function readDosesOfToday(
  tx: Tx,
  dossier: DossierId,
  { today, now }: Reader,
): Promise<NonNullable<DossierSummary['doses']>> {
  const ranges = [{ dossier, from: today, to: today }]
  const [versions, answers, windows] = await Promise.all([
    listVersions(tx, ranges),
    listAnswers(tx, ranges),
    readWindows(tx),
  ])
  const stay = { date: addDays(today, -1), end_date: today, start_time: null, end_time: null }
  return dosesDue(versions, stay, { windows, now })
    .map(dose => ({
      ...visitDoseOf(dose, answers.find(answer => isDose(answer, dose))?.status ?? null),
      time: timeOfDose(dose.day, dose.moment, windows, now),
    }))
    .filter(({ day, time }) => day === today || time === 'now')
}
