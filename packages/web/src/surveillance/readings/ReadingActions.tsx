import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { updateClinicalParameter } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { useSave } from '../../calls/use-save.ts'
import { StrikeRecord } from '../../records/StrikeRecord.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { toast } from '../../ui/toast.ts'

/** What may be done with a reading: correct it, or strike it. What is struck only stays to be read. */
export function ReadingActions({ reading }: { reading: Reading }) {
  const { t } = useTranslation()
  const { allows } = useDossier()
  const save = useSave(updateClinicalParameter)
  const { dossierId, _id: readingId, version } = reading
  if (reading.struck || !allows('parameters.write')) return null
  const strike = async (reason: string): Promise<Reading | undefined> => {
    const struck = await save.send({
      params: { dossierId, readingId },
      body: { version, struck: { reason } },
    })
    if (struck) toast(t('Parametri annullati'), 'ok')
    return struck
  }
  return (
    <>
      <LinkButton
        link={pages.editClinicalParameter.link({ dossierId, readingId })}
        variant="default"
        leftSection={<IconPencil size={20} aria-hidden />}
      >
        {t('Correggi')}
      </LinkButton>
      <StrikeRecord
        label={t('Annulla i parametri')}
        question={t('Annullare questi parametri?')}
        save={save}
        onStrike={strike}
      >
        {t('Il testo resta leggibile; il valore non conta più nei grafici.')}
      </StrikeRecord>
    </>
  )
}
