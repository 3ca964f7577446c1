import { asTold } from '@vicino/domain/access/need-to-know.ts'
import {
  type Administration,
  administrationDefaults,
  AdministrationFields,
  onlyTellsEffect,
} from '@vicino/domain/administrations/administration.ts'
import { lacksReason } from '@vicino/domain/administrations/administration-rules.ts'
import {
  createAdministration,
  updateAdministration,
} from '@vicino/domain/administrations/administrations.contract.ts'
import type { ConfirmDose, DoseConfirmation } from '@vicino/domain/administrations/dose-confirmation.ts'
import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { type Order, orderOf } from '@vicino/domain/administrations/order.ts'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { isRoutine } from '@vicino/domain/administrations/routine.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { newlyMeasured } from '@vicino/domain/drugs/measured.ts'
import { fieldsOf } from '@vicino/domain/records/record.ts'
import type { BodyOf } from '@vicino/domain/wire/endpoint.ts'
import { lineMax } from '@vicino/domain/wire/text.ts'
import type { News } from '../activity/activity.store.ts'
import { drugTable } from '../drugs/drugs.store.ts'
import { done } from '../http/done.ts'
import { refuseField } from '../http/refusal.ts'
import { found, wholeOrRefuse } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import {
  firstStamp,
  newsOf,
  nextStamp,
  refuseCorrection,
  refuseSuperseded,
  tracesOfCorrection,
  tracesOfCreation,
} from '../records/correction.ts'
import { findCurrent, findVersions, insertVersion, replaceVersion } from '../records/records.store.ts'
import { administrationTable, holdDoses } from './administrations.store.ts'
import { readWindows } from './dose-facts.store.ts'
import { refuseNarcotic } from './narcotics.ts'
import { comeBackTo, leaveAnswered } from './open-doses.store.ts'
import { type NamedDose, readOrder } from './order-read.ts'
import { findAlarm, storeMeasured } from './store-measured.ts'
import { knows, mayOf } from '../http/dossier-access.ts'
import { askedOrRefuse } from './weigh-dose.ts'

export function serveAdministrations(serve: Serve): void {
  serveGiving(serve)
  serveCorrection(serve)
}

function serveGiving(serve: Serve): void {
  serve.create(
    createAdministration,
    async call => {
      const { tx, dossier, author, id, body, today, now } = call
      const { _id, dossierId, drugId, drug_version, day, moment, confirm, handover, ...written } = body
      const dose = doseNamedBy(body, now)
      await holdDoses(tx, dossier)
      const [versions = [], windows] = await Promise.all([
        findVersions<Drug>(tx, drugTable, dossier, drugId),
        readWindows(tx),
      ])
      const read = readOrder(versions, dose, { windows, now })
      const { drug, order, changed } = read
      refuseNarcotic(call, [drug.name, ...(changed ? [changed.drug.name] : [])], [body.status])
      const fields = withReason(
        wholeOrRefuse(AdministrationFields, {
          dose: order.dose,
          given_at: now,
          ...administrationDefaults,
          ...written,
        }),
        order,
        confirm,
      )
      const weighed = { dose, read, fields, by: author.name }
      const placed = { tx, dossier, author, today, now, windows }
      const asked = await askedOrRefuse(placed, weighed, confirm)
      const { reading_id, each, alarm } = await storeMeasured(call, fields.given_at, fields.measured)
      const version = {
        ...fields,
        ...firstStamp(id, now, handover === true || confirm !== undefined),
        drug_id: drug._id,
        drug_version: drug.version,
        day: dose.day,
        moment: dose.moment,
        confirm: confirm ? answeredWith(confirm, asked) : null,
        reading_id,
      }
      const writer = { dossier, author }
      const given = await insertVersion<Administration>(tx, administrationTable, writer, version)
      if (moment) await leaveAnswered(tx, dossier, { author, today, now })
      const { news, ...traces } = tracesOfCreation('Administration', given, written)
      const told = { ...news!, routine: isRoutine(given) }
      return done({ ...given, ...alarm }, { ...traces, each, news: told, reason: confirm?.reason ?? null })
    },
    async call => {
      const { tx, dossier, id } = call
      const given = await findCurrent<Administration>(tx, administrationTable, dossier, id)
      return given && { ...given, ...(await findAlarm(call, id)) }
    },
  )
}

function serveCorrection(serve: Serve): void {
  serve(updateAdministration, async call => {
    const { tx, dossier, author, params, body, now, today } = call
    const { version, reason, struck, handover, confirm, ...changed } = body
    const read = () => findCurrent<Administration>(tx, administrationTable, dossier, params.administrationId)
    await holdDoses(tx, dossier)
    const before = found(await read())
    const { drug: given } = before
    const isTold = !struck && onlyTellsEffect(before, changed)
    const mayRead = knows(call, 'administration.measured')
    const toldDose = (dose: Administration) => asTold(mayOf(call), 'administration', dose)
    // What is refused shows the dose as it stands.
    const shown = toldDose(before)
    if (isTold) refuseSuperseded(shown, version)
    else refuseCorrection(shown, body, author, now)
    const [versions = [], windows] = await Promise.all([
      findVersions<Drug>(tx, drugTable, dossier, given._id),
      readWindows(tx),
    ])
    const drug = found(versions.find(one => one.version === given.version))
    if (!isTold) refuseNarcotic(call, [drug.name], [before.status, changed.status ?? before.status])
    const order = orderOf(drug, before.day, before.moment) ?? {
      ...given,
      dose_scale: null,
      dose: before.dose,
    }
    const fields = withReason(
      wholeOrRefuse(AdministrationFields, {
        ...fieldsOf(AdministrationFields, before),
        ...changed,
        ...(changed.measured && !mayRead && { measured: { ...before.measured, ...changed.measured } }),
      }),
      order,
      confirm,
    )
    const dose = { day: before.day, moment: before.moment }
    const weighed = { dose, read: { drug, order, changed: null, versions }, fields, by: null, before }
    const placed = { tx, dossier, author, today, now, windows }
    const asked = struck ? [] : await askedOrRefuse(placed, weighed, confirm)
    const measured = newlyMeasured(fields.measured, before.measured)
    const { reading_id, each, alarm } = await storeMeasured(call, fields.given_at, measured)
    const next = {
      ...fields,
      ...nextStamp(before, { ...body, ...(confirm && { handover: true }) }, now),
      drug_id: given._id,
      drug_version: given.version,
      day: before.day,
      moment: before.moment,
      confirm: confirm ? answeredWith(confirm, asked) : before.confirm,
      reading_id,
    }
    const writer = { dossier, author }
    const corrected = await replaceVersion<Administration>(
      tx,
      administrationTable,
      writer,
      before,
      next,
      toldDose,
    )
    if (struck) await comeBackTo(tx, dossier, before.day)
    const traces = { ...tracesOfCorrection('Administration', corrected, changed, struck), each }
    const answer = { ...toldDose(corrected), ...alarm }
    return done(answer, isTold ? { ...traces, news: newsOfEffect(corrected, handover) } : traces)
  })
}

/** How a dose worked is news of its own: what was handed over of the dose stands as it did, and nothing anew. */
const newsOfEffect = (told: Administration, handover = false): News => ({
  ...newsOf('Administration', told, 'continued'),
  handover,
})

/** The dose that a body names. One taken as needed belongs to the day on which it was taken. */
function doseNamedBy(body: BodyOf<typeof createAdministration>, now: Instant): NamedDose {
  const { drugId, drug_version, day, moment = null, given_at = now } = body
  if (moment !== null) {
    if (day === undefined) throw refuseField('day', 'required')
    return { drugId, drug_version, day, moment }
  }
  const takenOn = todayIn(given_at)
  if (day !== undefined && day !== takenOn) throw refuseField('day', 'not_its_day')
  return { drugId, drug_version, day: takenOn, moment }
}

/** The reason for which a dose is given nonetheless is also the reason of the dose, where it needs one and has none. */
function withReason(
  fields: AdministrationFields,
  order: Order,
  confirm: ConfirmDose | undefined,
): AdministrationFields {
  const serves = confirm && confirm.reason.length <= lineMax && lacksReason(fields, order)
  return serves ? { ...fields, status_reason: confirm.reason } : fields
}

/** What the record keeps of the questions and of their one answer. */
function answeredWith({ reason }: ConfirmDose, asked: readonly DoseQuestion[]): DoseConfirmation {
  const multiple = asked.find(question => question.code === 'dose_multiple')
  return {
    reason,
    of: asked.map(({ code }) => code),
    ...(multiple && { ordered: multiple.ordered }),
  }
}
