import { asTold } from '@vicino/domain/access/need-to-know.ts'
import type { Administration } from '@vicino/domain/administrations/administration.ts'
import {
  getAdministration,
  getAdministrations,
  getAdministrationsAround,
  getAdministrationVersions,
  getDosesToRecord,
  getOpenDosesOf,
  getPatchBefore,
  mostDosesOfRange,
} from '@vicino/domain/administrations/administrations.contract.ts'
import { dosesToRecord, recordReachDays } from '@vicino/domain/administrations/dose-to-record.ts'
import { patchBefore } from '@vicino/domain/administrations/patch-before.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import { daySchemeOf } from '@vicino/domain/drugs/day-scheme.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { drugTable } from '../drugs/drugs.store.ts'
import { done } from '../http/done.ts'
import { Refusal } from '../http/refusal.ts'
import { found } from '../http/schema.ts'
import type { Serve } from '../http/serve.ts'
import { findCurrent, findVersions } from '../records/records.store.ts'
import { administrationTable, listAdministrations, listPatchesBefore } from './administrations.store.ts'
import { readClientFacts, readWindows } from './dose-facts.store.ts'
import { asNeededOf, dosesAround, namedOf } from './dose-lines.ts'
import { listVersions } from './drug-versions.store.ts'
import { listOpenDoses } from './open-doses.store.ts'
import { listAdministrationsAround, listRoundClients } from './rounds.store.ts'
import { type AskingOfDossier, mayOf } from '../http/dossier-access.ts'

/** All that was written, or nothing: a dose that is left out is given a second time. */
function allOrRefuse(administrations: Administration[]): Administration[] {
  if (administrations.length > mostDosesOfRange)
    throw new Refusal('too_many_rows', { current: { limit: mostDosesOfRange } })
  return administrations
}

const toldTo = (asking: AskingOfDossier) => (administration: Administration) =>
  asTold(mayOf(asking), 'administration', administration)

/** Serves what was written of the doses of a client, and what is still to be said of them. */
export function serveAdministrationReads(serve: Serve): void {
  serve(getAdministrations, async call => {
    const { tx, dossier, query } = call
    const listed = allOrRefuse(await listAdministrations(tx, dossier, query, mostDosesOfRange + 1))
    return done(listed.map(toldTo(call)), { rows: listed.length })
  })

  serve(getAdministrationsAround, async call => {
    const { tx, author, dossier, params, now, today } = call
    const { day } = params
    const [listed, facts] = await Promise.all([
      listAdministrationsAround(tx, [dossier], day, now),
      readClientFacts(tx, { author, today }, [dossier], day, now),
    ])
    const administrations = allOrRefuse(listed).map(toldTo(call))
    const known = { facts: facts.get(dossier)!, written: administrations, now }
    const answer = {
      administrations,
      doses: dosesAround(day, known),
      as_needed: asNeededOf(day, known),
      without_dose: daySchemeOf(known.facts.drugs, day).without_dose,
    }
    return done(answer, { rows: administrations.length })
  })

  serve(getDosesToRecord, async ({ tx, dossier, params, now }) => {
    const { day } = params
    const range = { dossier, from: addDays(day, -recordReachDays), to: day }
    const [versions, windows] = await Promise.all([listVersions(tx, [range]), readWindows(tx)])
    const doses = dosesToRecord(versions, day, { windows, now })
    return done(doses, { rows: doses.length })
  })

  serve(getPatchBefore, async call => {
    const { tx, dossier, params, query, now } = call
    const before = query.at ?? now
    const [drug, patches] = await Promise.all([
      findCurrent<Drug>(tx, drugTable, dossier, params.drugId),
      listPatchesBefore(tx, dossier, before),
    ])
    const patch = patchBefore(patches, found(drug), before)
    return done(patch ? toldTo(call)(patch) : null, { rows: patch ? 1 : 0 })
  })

  serve(getOpenDosesOf, async ({ tx, author, dossier, today, now }) => {
    const [[client], openOf, facts] = await Promise.all([
      listRoundClients(tx, author, [dossier], today),
      listOpenDoses(tx, [dossier], { author, today, now }),
      readClientFacts(tx, { author, today }, [dossier], today, now),
    ])
    const open = openOf.get(dossier)!
    const named = namedOf(open, facts.get(dossier)!, now)
    return done({ may_give: client?.may_give ?? false, ...named }, { rows: open.length })
  })

  serve(getAdministration, async call => {
    const { tx, dossier, params } = call
    const read = await findCurrent<Administration>(tx, administrationTable, dossier, params.administrationId)
    return toldTo(call)(found(read))
  })

  serve(getAdministrationVersions, async call => {
    const { tx, dossier, params } = call
    const read = await findVersions<Administration>(tx, administrationTable, dossier, params.administrationId)
    return found(read).map(toldTo(call))
  })
}
