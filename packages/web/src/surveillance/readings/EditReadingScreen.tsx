import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import {
  getClinicalParameter,
  updateClinicalParameter,
} from '@vicino/domain/surveillance/surveillance.contract.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { usePerson } from '../../session/person.ts'
import { refuseMissing } from '../../calls/refuse-missing.ts'
import { useRead } from '../../calls/use-read.ts'
import { useSave } from '../../calls/use-save.ts'
import { CorrectionForm } from '../../records/CorrectionForm.tsx'
import { type Correction, useCorrection } from '../../records/use-correction.ts'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { ReadOnlyNotice } from '../../ui/page/ReadOnlyNotice.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { ReadingFields } from './ReadingFields.tsx'
import { readingFields } from './reading-fields.ts'
import { correctionOf, FormReading, isComplete, type ReadingValues, valuesOf } from './reading-values.ts'
import { useRefusalToast } from '../use-refusal-toast.ts'
import { useTyping } from './use-typing.ts'

/** Corrects a reading: what is saved is a new version, the old one stays legible. */
export function EditReadingScreen() {
  const { t } = useTranslation()
  const { dossierId, readingId } = useParams({ from: pages.editClinicalParameter.pattern })
  const may = useDossier().allows('parameters.write')
  const params = { dossierId, readingId }
  const { data: reading, error, refetch } = useRead(getClinicalParameter, { params })
  refuseMissing(error)
  return (
    <Page width="form">
      <PageHeader title={t('Correggi i parametri')} back={pages.clinicalParameter.link(params)} />
      {error && !reading && <LoadError failure={error} onRetry={() => void refetch()} />}
      {!reading && !error && <FormSkeleton fields={6} />}
      {reading && !may && <ReadOnlyNotice />}
      {reading && may && <ReadingCorrection key={reading._id} reading={reading} />}
    </Page>
  )
}

function ReadingCorrection({ reading }: { reading: Reading }) {
  const { t } = useTranslation()
  const correction = useReadingCorrection(reading)
  const { form } = correction.draft
  const { typing, area } = useTyping()
  return (
    <CorrectionForm
      correction={correction}
      conflictTitle={t('Due versioni di questi parametri')}
      fields={readingFields}
      reasons={[t('Errore di scrittura'), t('Misurato di nuovo')]}
      complete={typing || isComplete(form.values)}
    >
      <ReadingFields form={form} area={area} />
    </CorrectionForm>
  )
}

/** A reading's correction. Saving leads back to the reading. */
function useReadingCorrection(reading: Reading): Correction<Reading, ReadingValues> {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { _id: author } = usePerson()
  const save = useSave(updateClinicalParameter)
  useRefusalToast(save.banner)
  const params = { dossierId: reading.dossierId, readingId: reading._id }
  return useCorrection<Reading, ReadingValues>({
    author,
    key: `reading.${reading._id}`,
    schema: FormReading,
    row: reading,
    valuesOf,
    save,
    send: async (values, over, form, reason) => {
      const { version, handover } = values
      const body = { ...correctionOf(values, over), handover, version, ...(reason && { reason }) }
      const saved = await save.send({ params, body }, form)
      if (saved) toast(t('Parametri corretti'), 'ok')
      return saved
    },
    onSaved: () => void navigate({ ...pages.clinicalParameter.link(params), replace: true }),
  })
}
