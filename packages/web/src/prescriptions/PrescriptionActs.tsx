import type { Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import { signPrescription, updatePrescription } from '@vicino/domain/prescriptions/prescriptions.contract.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { Button } from '../ui/Button.tsx'
import { showDay } from '../ui/fields/read-day.ts'
import { late } from '../ui/late.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { toast } from '../ui/toast.ts'

/** A prescription is closed once, and seldom signed for another. */
const ClosePrescription = late(async () => (await import('./PrescriptionSheets.tsx')).ClosePrescription)
const SignInPlace = late(async () => (await import('./PrescriptionSheets.tsx')).SignInPlace)

/** What can be done with it: the doctor signs, whoever cares corrects, closes and opens again. */
export function PrescriptionActs({ prescription }: { prescription: Prescription }) {
  const { t } = useTranslation()
  const { allows } = useDossier()
  const { _id: prescriptionId, dossierId, status, struck, signature } = prescription
  const params = { dossierId, prescriptionId }
  const reopening = useReopening(prescription)
  const [isClosing, setClosing] = useState(false)
  const signing = useSigning(prescription)
  if (struck) return null
  const closed = (saved: Prescription): void => {
    setClosing(false)
    toast(t('Prescrizione chiusa: finisce il {{day}}', { day: showDay(saved.end) }), 'ok', {
      label: t('Annulla'),
      act: () => void reopening.reopen(saved.version),
    })
  }
  const refused = reopening.banner ?? signing.banner
  return (
    <>
      {refused !== null && <Notice tone="error">{refused}</Notice>}
      <Inline>
        {signature === null && status === 'open' && allows('prescription.sign_medical') && (
          <Button loading={signing.saving} onClick={() => void signing.sign()}>
            {t('Firma come medico')}
          </Button>
        )}
        {allows('prescription.create') && (
          <LinkButton variant="default" link={pages.editPrescription.link(params)}>
            {t('Correggi')}
          </LinkButton>
        )}
        {allows('prescription.close') && status === 'open' && (
          <Button variant="default" onClick={() => setClosing(true)}>
            {t('Chiudi la prescrizione')}
          </Button>
        )}
        {allows('prescription.close') && status === 'closed' && (
          <Button
            variant="default"
            loading={reopening.saving}
            onClick={() => void reopening.reopen(prescription.version)}
          >
            {t('Riapri la prescrizione')}
          </Button>
        )}
      </Inline>
      {isClosing && (
        <ClosePrescription prescription={prescription} onClose={() => setClosing(false)} onClosed={closed} />
      )}
      {signing.another !== null && (
        <SignInPlace
          doctor={signing.another}
          busy={signing.saving}
          onClose={signing.clear}
          onSign={() => void signing.sign(signing.another!)}
        />
      )}
    </>
  )
}

/** Opens a prescription again, from its page or right after it was closed. */
function useReopening({ _id: prescriptionId, dossierId }: Prescription) {
  const { t } = useTranslation()
  const save = useSave(updatePrescription)
  const reopen = async (version: number): Promise<void> => {
    const saved = await save.send({
      params: { dossierId, prescriptionId },
      body: { version, status: 'open' },
    })
    if (saved) toast(t('Prescrizione riaperta: finisce il {{day}}', { day: showDay(saved.end) }), 'ok')
  }
  return { reopen, saving: save.saving, banner: save.banner }
}

/** Signs; `another` is the doctor of whose order it is asked first whether it is signed in her place. */
function useSigning({ _id: prescriptionId, dossierId, version }: Prescription) {
  const { t } = useTranslation()
  const save = useSave(signPrescription)
  const asked = save.carried('order_of_another')
  const sign = async (in_place_of?: string): Promise<void> => {
    const body = { version, ...(in_place_of !== undefined && { in_place_of }) }
    if (await save.send({ params: { dossierId, prescriptionId }, body }))
      toast(t('Prescrizione firmata'), 'ok')
  }
  return {
    sign,
    another: asked?.doctor ?? null,
    saving: save.saving,
    banner: asked ? null : save.banner,
    clear: save.clear,
  }
}
