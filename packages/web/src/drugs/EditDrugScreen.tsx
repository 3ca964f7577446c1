import { type Drug, fieldsOfDrug, WholeDrug } from '@vicino/domain/drugs/drug.ts'
import { getDrug, updateDrug } from '@vicino/domain/drugs/drugs.contract.ts'
import { correctionNeedsReason } from '@vicino/domain/records/versioned.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { usePerson } from '../app/person.ts'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { LoadError } from '../ui/LoadError.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { ReasonSheet } from '../ui/ReasonSheet.tsx'
import { FormSkeleton } from '../ui/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useReason } from '../ui/use-reason.ts'
import { DrugConflict } from './DrugConflict.tsx'
import { DrugFields } from './DrugFields.tsx'
import type { DrugValues } from './drug-values.ts'

/** Corrects a drug: what is saved is a new version, the old one stays legible. */
export function EditDrugScreen() {
  const { t } = useTranslation()
  const { dossierId, drugId } = useParams({ from: pages.editDrug.pattern })
  const { data: drug, error, refetch } = useRead(getDrug, { params: { dossierId, drugId } })
  return (
    <Page width="form">
      <PageHeader
        title={t('Correggi il farmaco')}
        under={drug?.name}
        back={pages.drug.link({ dossierId, drugId })}
      />
      {error && !drug && <LoadError failure={error} onRetry={refetch} />}
      {!drug && !error && <FormSkeleton fields={6} />}
      {drug && <DrugCorrection key={drug._id} drug={drug} />}
    </Page>
  )
}

function DrugCorrection({ drug }: { drug: Drug }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const person = usePerson()
  const reason = useReason()
  const params = { dossierId: drug.dossierId, drugId: drug._id }
  const save = useSave(updateDrug)

  const send = async (values: DrugValues, seen: Drug): Promise<Drug | undefined> => {
    const asked = correctionNeedsReason(seen, person._id, new Date().toISOString())
    const given = asked ? await reason.ask() : undefined
    if (asked && given === undefined) return undefined
    const body = { ...WholeDrug.parse(values), version: seen.version, ...(given && { reason: given }) }
    return save.send({ params, body })
  }
  const leave = (saved: Drug): void => {
    toast(t('{{name}} è stato corretto', { name: saved.name }), 'ok')
    void navigate(pages.drug.link(params))
  }
  const draft = useDraftForm<DrugValues, Drug>({
    key: `drug.${drug._id}`,
    schema: WholeDrug,
    start: fieldsOfDrug(drug),
    send: values => send(values, drug),
    onSaved: leave,
  })
  const theirs = save.code === 'stale' ? (save.current as Drug) : undefined
  return (
    <>
      <DraftForm draft={draft} banner={theirs ? null : save.banner}>
        <DrugFields form={draft.form} />
      </DraftForm>
      <ReasonSheet
        {...reason.sheet}
        title={t('Motivo della correzione')}
        confirmLabel={t('Salva la correzione')}
      />
      {theirs && (
        <DrugConflict
          mine={draft.form.values}
          theirs={theirs}
          busy={save.saving}
          onCancel={save.clear}
          onResolve={values => {
            draft.form.setValues(values)
            void send(values, theirs).then(saved => saved && draft.finish(saved))
          }}
        />
      )}
    </>
  )
}
