import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { updateDrug } from '@vicino/domain/drugs/drugs.contract.ts'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { useSave } from '../calls/use-save.ts'
import { StrikeRecord } from '../records/StrikeRecord.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { toast } from '../ui/toast.ts'

/** What may be done with a drug: correct it, or strike it. What is struck only stays to be read. */
export function DrugActions({ drug }: { drug: Drug }) {
  const { t } = useTranslation()
  const { allows } = useDossier()
  if (drug.struck || !allows('drugs.write_list')) return null
  return (
    <>
      <LinkButton
        link={pages.editDrug.link({ dossierId: drug.dossierId, drugId: drug._id })}
        variant="default"
        leftSection={<IconPencil size={20} aria-hidden />}
      >
        {t('Correggi')}
      </LinkButton>
      <StrikeDrug drug={drug} />
    </>
  )
}

function StrikeDrug({ drug }: { drug: Drug }) {
  const { t } = useTranslation()
  const save = useSave(updateDrug)
  const strike = async (reason: string): Promise<Drug | undefined> => {
    const params = { dossierId: drug.dossierId, drugId: drug._id }
    const struck = await save.send({ params, body: { version: drug.version, struck: { reason } } })
    if (struck) toast(t('{{name}} è stato annullato', { name: drug.name }), 'ok')
    return struck
  }
  return (
    <StrikeRecord
      label={t('Annulla il farmaco')}
      question={t('Annullare {{name}}?', { name: drug.name })}
      save={save}
      onStrike={strike}
    >
      {t('Il testo resta leggibile. Un farmaco che non si prende più si termina con la data di fine.')}
    </StrikeRecord>
  )
}
