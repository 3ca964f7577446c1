import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { updateDrug } from '@vicino/domain/drugs/drugs.contract.ts'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../app/dossier.ts'
import { pages } from '../app/links.ts'
import { useSave } from '../calls/use-save.ts'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { ReasonSheet } from '../ui/sheets/ReasonSheet.tsx'
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
  const [asked, setAsked] = useState(false)
  const save = useSave(updateDrug)
  const strike = async (reason: string): Promise<void> => {
    const params = { dossierId: drug.dossierId, drugId: drug._id }
    const struck = await save.send({ params, body: { version: drug.version, struck: { reason } } })
    if (!struck) return
    setAsked(false)
    toast(t('{{name}} è stato annullato', { name: drug.name }), 'ok')
  }
  return (
    <>
      <Button variant="subtle" onClick={() => setAsked(true)}>
        {t('Annulla il farmaco')}
      </Button>
      <ReasonSheet
        open={asked}
        onClose={() => setAsked(false)}
        title={t('Annullare {{name}}?', { name: drug.name })}
        confirmLabel={t('Annulla il farmaco')}
        danger
        busy={save.saving}
        banner={save.banner}
        suggestions={[t('Scritto per errore'), t('Cliente sbagliato'), t('Doppione')]}
        onConfirm={reason => void strike(reason)}
      >
        <p>
          {t('Il testo resta leggibile. Un farmaco che non si prende più si termina con la data di fine.')}
        </p>
      </ReasonSheet>
    </>
  )
}
