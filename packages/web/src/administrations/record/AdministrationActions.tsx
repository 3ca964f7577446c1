import type { Administration } from '@vicino/domain/administrations/administration.ts'
import { updateAdministration } from '@vicino/domain/administrations/administrations.contract.ts'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarcotic } from '../give/use-narcotic.ts'
import { useDossier } from '../../session/dossier.ts'
import { useSave } from '../../calls/use-save.ts'
import { StrikeRecord } from '../../records/StrikeRecord.tsx'
import { Button } from '../../ui/Button.tsx'
import { late } from '../../ui/late.ts'
import { toast } from '../../ui/toast.ts'
import { doseReads } from '../give/use-dose-write.ts'
import { drugName } from '../bedside/bedside-words.ts'

/** Seldom is a dose corrected: the form comes with its sheet. */
const CorrectAdministrationSheet = late(
  async () => (await import('./CorrectAdministrationSheet.tsx')).CorrectAdministrationSheet,
)

/** What may be done with what was written of a dose: correct it, or strike it; then the dose is open again. */
export function AdministrationActions({ administration }: { administration: Administration }) {
  const { t } = useTranslation()
  const { allows } = useDossier()
  const [editing, setEditing] = useState(false)
  const { mayGive } = useNarcotic(administration.drug._id)
  if (administration.struck || !allows('drugs.administer')) return null
  // Who may not give a narcotic does not change that it was given; the page says why.
  if (administration.status === 'given' && !mayGive) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size={20} aria-hidden />}
        onClick={() => setEditing(true)}
      >
        {t('Correggi')}
      </Button>
      <StrikeAdministration administration={administration} />
      {editing && (
        <CorrectAdministrationSheet administration={administration} onClose={() => setEditing(false)} />
      )}
    </>
  )
}

function StrikeAdministration({ administration }: { administration: Administration }) {
  const { t } = useTranslation()
  const save = useSave(updateAdministration, { refreshes: doseReads })
  const { _id, dossierId, version, drug } = administration
  const strike = async (reason: string): Promise<Administration | undefined> => {
    const params = { dossierId, administrationId: _id }
    const struck = await save.send({ params, body: { version, struck: { reason } } })
    if (struck) toast(t('{{name}}: la dose è di nuovo aperta', { name: drugName(drug, t) }), 'ok')
    return struck
  }
  return (
    <StrikeRecord
      draftKey={`administration.strike.${_id}`}
      label={t('Annulla la registrazione')}
      question={t('Annullare la registrazione di {{name}}?', { name: drugName(drug, t) })}
      save={save}
      onStrike={strike}
    >
      {t('Il testo resta leggibile e la dose è di nuovo aperta.')}
    </StrikeRecord>
  )
}
