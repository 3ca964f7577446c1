import {
  type AskedQuestions,
  createAdministration,
  getAdministration,
  type StoredDose,
  updateAdministration,
} from '@vicino/domain/administrations/administrations.contract.ts'
import { getOpenDoses } from '@vicino/domain/administrations/open-doses.contract.ts'
import { getRound } from '@vicino/domain/administrations/rounds.contract.ts'
import { getHandover } from '@vicino/domain/handover/handover.contract.ts'
import { getTask, getTasksOfDate } from '@vicino/domain/tasks/tasks.contract.ts'
import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { useRef, useState } from 'react'
import { call } from '../../calls/call.ts'
import type { CallInput } from '../../calls/call-input.ts'
import { type FieldErrorsTaker, type Save, useSave } from '../../calls/use-save.ts'

/** The reads in which a dose can show beside those of its own dossier. */
export const doseReads = [getRound, getOpenDoses, getHandover, getTask, getTasksOfDate]

/** Until the page shows that a dose has its answer its button stays at work: a second tap would be another dose. */
const awaitsReads = true

/** A new dose, under an id of its own. */
type NewDose = CallInput<typeof createAdministration>['body'] & { _id: Id }

/** What became of a write: the dose as it stands, or why it was refused and what that carries. */
type Outcome = { given: StoredDose } | ({ given: undefined } & Refused)
type Refused = Pick<Save<Endpoint>, 'code'> & { carried: (code: 'dose_questions') => AskedQuestions | null }

type DoseWrite = Pick<Save<typeof createAdministration>, 'saving' | 'banner' | 'code' | 'clear'> & {
  send: (dose: NewDose, form?: FieldErrorsTaker) => Promise<Outcome>
}

/**
 * Writes a dose once. Where an earlier try had arrived although its answer was lost, the same words are answered with
 * what stands; other words correct it: a second dose is what nobody wants.
 */
export function useDoseWrite(dossierId: Id): DoseWrite {
  const refusal = useRef<Refused>({ code: null, carried: () => null })
  const [saving, setSaving] = useState(false)
  const onRefused = (refused: Refused): void => {
    refusal.current = refused
  }
  const creation = useSave(createAdministration, { refreshes: doseReads, awaitsReads, onRefused })
  const correction = useSave(updateAdministration, { refreshes: doseReads, awaitsReads, onRefused })

  const clear = (): void => {
    creation.clear()
    correction.clear()
  }
  const correctFirst = async (dose: NewDose, form?: FieldErrorsTaker) => {
    const { _id, dossierId: _dossier, drugId, drug_version, day, moment, ...written } = dose
    const params = { dossierId, administrationId: _id }
    const first = await call(getAdministration, { params }).catch(() => null)
    // Whoever changed it since knows more: then the refusal says where to look.
    if (first?.version !== 1) return undefined
    const corrected = await correction.send({ params, body: { version: 1, ...written } }, form)
    if (corrected) clear()
    return corrected
  }
  const write = async (dose: NewDose, form?: FieldErrorsTaker): Promise<StoredDose | undefined> => {
    clear()
    const given = await creation.send({ params: { dossierId }, body: dose }, form)
    return given || refusal.current.code !== 'id_taken' ? given : correctFirst(dose, form)
  }

  const { banner, code } = correction.code === null ? creation : correction
  return {
    send: async (dose, form) => {
      setSaving(true)
      const given = await write(dose, form).finally(() => setSaving(false))
      return given ? { given } : { given, ...refusal.current }
    },
    saving,
    banner: saving ? null : banner,
    code,
    clear,
  }
}
