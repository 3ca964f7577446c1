import type { ContactPerson } from '@vicino/domain/contact-persons/contact-person.ts'
import { changeContactPerson } from '@vicino/domain/contact-persons/contact-persons.contract.ts'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { KeptReasonSheet } from '../drafts/KeptReasonSheet.tsx'
import { toast } from '../ui/toast.ts'

type Props = { person: ContactPerson; onClose: () => void }

/** Ends with a reason that somebody is called: she stays legible among those of before. */
export function EndContactPersonSheet({ person, onClose }: Props) {
  const { t } = useTranslation()
  const save = useSave(changeContactPerson)
  const { _id: contactPersonId, dossierId, version, name } = person
  const end = async (reason: string): Promise<object | undefined> => {
    const params = { dossierId, contactPersonId }
    const ended = await save.send({ params, body: { version, ended: { reason } } })
    if (!ended) return undefined
    toast(t('{{name}} non è più tra le persone di contatto', { name }), 'ok')
    onClose()
    return ended
  }
  return (
    <KeptReasonSheet
      draftKey={`contact_person.end.${contactPersonId}`}
      onClose={onClose}
      title={t('Rimuovere {{name}} dalle persone di contatto?', { name })}
      confirmLabel={t('Rimuovi')}
      busy={save.saving}
      banner={save.banner}
      suggestions={[t('Non vale più'), t('Scritta per errore'), t('Doppione')]}
      onConfirm={end}
    >
      <p>{t('Non va più chiamata e resta leggibile tra le persone precedenti.')}</p>
    </KeptReasonSheet>
  )
}
