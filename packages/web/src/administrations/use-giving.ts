import type { createAdministration } from '@vicino/domain/administrations/administrations.contract.ts'
import {
  type Administration,
  type DoseObjection,
  doseObjections,
  isTaken,
} from '@vicino/domain/administrations/administration.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { Drug, Moment } from '@vicino/domain/drugs/drug.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallInput } from '../calls/call-input.ts'
import { dossierScope } from '../calls/query-key.ts'
import type { FieldErrorsTaker } from '../calls/use-save.ts'
import { useDoseWrite } from './use-dose-write.ts'

/** A dose that somebody may answer for; `dose` is how much is ordered, 0 where nobody said. */
export type AskedDose = {
  dossierId: Id
  drug: Pick<Drug, '_id' | 'version' | 'name' | 'modality' | 'dose_unit'>
  day: Day
  /** When a patch is to be changed, where the order says it. */
  changeOn?: Day | null
  /** Null where it is taken as needed. */
  moment: Moment | null
  dose: number
}

type Body = CallInput<typeof createAdministration>['body']
/** What a nurse writes of the dose, beside which dose it is. A form brings its own id. */
export type Answer = Omit<Body, 'dossierId' | 'drugId' | 'drug_version' | 'day' | 'moment' | 'confirm'>

/** What speaks against a dose, and whether it may be stored nonetheless because it was really given. */
export type Objection = { code: DoseObjection; current: unknown; mayConfirm: boolean }

export type Giving = {
  /** Answers what was written, after all that spoke against it is settled; undefined where it was not. */
  give: (answer: Answer, form?: FieldErrorsTaker) => Promise<Administration | undefined>
  saving: boolean
  banner: string | null
  objection: Objection | null
  /** Stores it with a reason: it was really given. */
  confirm: (reason: string) => void
  /** It was not given: what stands is read anew. */
  withdraw: () => void
}

/** An answer on its way, and who waits for what becomes of it. */
type Asking = {
  answer: Answer
  form: FieldErrorsTaker | undefined
  settle: (given: Administration | undefined) => void
}

/** Writes what became of a dose. The same tap sent again, after a lost answer, writes it once. */
export function useGiving(asked: AskedDose, onDone: (given: Administration) => void): Giving {
  const client = useQueryClient()
  // What speaks against it stays in sight while the reason is sent, and where that finds nobody.
  const [met, setMet] = useState<Omit<Objection, 'mayConfirm'> | null>(null)
  const [confirmed, setConfirmed] = useState<readonly DoseObjection[]>([])
  const [asking, setAsking] = useState<Asking | null>(null)
  const [_id, setId] = useState(() => newId())
  const { dossierId, drug, day, moment } = asked
  const write = useDoseWrite(dossierId)

  const finish = ({ settle }: Asking, given?: Administration): void => {
    setMet(null)
    setConfirmed([])
    setAsking(null)
    settle(given)
  }
  const send = async (sent: Asking, confirm?: Body['confirm']): Promise<void> => {
    setAsking(sent)
    const place = moment === null ? {} : { day, moment }
    const order = { drugId: drug._id, drug_version: drug.version, ...place }
    const dose = { _id, ...order, ...sent.answer, ...(confirm && { confirm }) }
    const outcome = await write.send(dose, sent.form)
    if (outcome.given) {
      setId(newId())
      finish(sent, outcome.given)
      return onDone(outcome.given)
    }
    const code = doseObjections.find(known => known === outcome.code)
    if (code) setMet({ code, current: outcome.current })
    // What is refused while a reason is given stays a question of the reason.
    else if (!confirm) finish(sent)
  }

  return {
    give: (answer, form) => new Promise(settle => void send({ answer, form, settle })),
    saving: write.saving,
    banner: write.code === met?.code ? null : write.banner,
    objection: met && asking ? { ...met, mayConfirm: isTaken(asking.answer.status) } : null,
    confirm: reason => {
      if (!asking || !met) return
      const of = [...new Set([...confirmed, met.code])]
      setConfirmed(of)
      void send(asking, { reason, of })
    },
    withdraw: () => {
      write.clear()
      if (asking) finish(asking)
      const scope = dossierScope(dossierId)
      void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === scope })
    },
  }
}
