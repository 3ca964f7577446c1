import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { updateDrug } from '@vicino/domain/drugs/drugs.contract.ts'
import { correctionNeedsReason } from '@vicino/domain/records/versioned.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { usePerson } from '../app/person.ts'
import { type Save, useSave } from '../calls/use-save.ts'
import { type DraftFormState, useDraftForm } from '../drafts/use-draft-form.ts'
import { now } from '../i18n/use-today.ts'
import { toast } from '../ui/toast.ts'
import { useReason } from '../ui/sheets/use-reason.ts'
import { correctionOf, type DrugForm, type DrugValues, FormDrug, isSame, valuesOf } from './drug-values.ts'

type DrugCorrection = {
  draft: DraftFormState<DrugValues, Drug>
  save: Save<typeof updateDrug>
  banner: string | null
  /** Name and modality stand. What was typed last may still be in its field, so sameness disables nothing. */
  complete: boolean
  /** The version that somebody saved meanwhile, while it is asked what holds. */
  theirs: Drug | null
  reasonSheet: ReturnType<typeof useReason>['sheet']
  resolve: (values: DrugValues) => void
}

/** A drug's form: it is written over the version it began with, whatever is read anew meanwhile. */
export function useDrugCorrection(drug: Drug): DrugCorrection {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const person = usePerson()
  const reason = useReason()
  const [seen, setSeen] = useState(drug)
  const params = { dossierId: drug.dossierId, drugId: drug._id }
  const save = useSave(updateDrug)

  const send = async (values: DrugValues, over: Drug, form: DrugForm): Promise<Drug | undefined> => {
    if (values.version === over.version && isSame(values, over)) return over
    const asked = correctionNeedsReason(over, person._id, now())
    const given = asked ? await reason.ask() : undefined
    if (asked && given === undefined) return undefined
    const body = { ...correctionOf(values, over), version: values.version, ...(given && { reason: given }) }
    return save.send({ params, body }, form)
  }
  const draft = useDraftForm<DrugValues, Drug>({
    key: `drug.${drug._id}`,
    schema: FormDrug,
    start: valuesOf(seen),
    send: (values, form) => send(values, seen, form),
    onSaved: saved => {
      if (saved.version > seen.version) toast(t('{{name}} è stato corretto', { name: saved.name }), 'ok')
      void navigate({ ...pages.drug.link(params), replace: true })
    },
  })
  const current = save.code === 'stale' ? (save.current as Drug) : null
  // What was struck is not corrected any more: there is nothing to choose.
  const struck = current?.struck ?? null
  const theirs = struck ? null : current
  const resolve = async (values: DrugValues, over: Drug): Promise<void> => {
    if (isSame(values, over)) return draft.finish(over)
    const written = { ...values, version: over.version }
    draft.form.setValues(written)
    setSeen(over)
    const saved = await send(written, over, draft.form)
    if (saved) draft.finish(saved)
  }
  const { name, modality } = draft.form.values
  return {
    draft,
    save,
    banner: struck ? t('Annullato: {{reason}}', { reason: struck.reason }) : theirs ? null : save.banner,
    complete: name.trim() !== '' && modality !== null,
    theirs,
    reasonSheet: reason.sheet,
    resolve: values => theirs && void resolve(values, theirs),
  }
}
