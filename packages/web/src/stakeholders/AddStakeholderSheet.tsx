import type { Collaborator } from '@vicino/domain/businesses/collaborator.ts'
import { isInvitedForATime, type Stakeholder } from '@vicino/domain/stakeholders/stakeholder.ts'
import { addStakeholder } from '@vicino/domain/stakeholders/stakeholders.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { useSameAgain } from '../calls/use-same-again.ts'
import { useSave } from '../calls/use-save.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { ProfessionalSearch } from '../users/ColleagueSearch.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import { toast } from '../ui/toast.ts'
import { AccessUntilForm } from './AccessUntilForm.tsx'
import { useLeadOn } from '../ui/use-return-to.ts'

type Props = { team: readonly Stakeholder[]; onClose: () => void }

/** Adds a colleague to the team of a dossier. Who comes from outside is asked until when. */
export function AddStakeholderSheet({ team, onClose }: Props) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const [chosen, setChosen] = useState<Collaborator | null>(null)
  const save = useSave(addStakeholder)
  const again = useSameAgain<string>()
  const leadOn = useLeadOn()
  const add = async ({ userId, name }: Collaborator, until: string | null): Promise<void> => {
    const added = await save.send({
      params: { dossierId },
      body: { _id: again.of(`${userId} ${until}`, newId), userId, until },
    })
    if (!added) return
    toast(t('{{name}} è tra gli operatori', { name }), 'ok')
    onClose()
    leadOn()
  }
  const pick = (collaborator: Collaborator): void => {
    if (isInvitedForATime(collaborator.roles)) setChosen(collaborator)
    else void add(collaborator, null)
  }
  return (
    <Sheet open onClose={onClose} title={chosen?.name ?? t('Aggiungi operatore')} dismissible={!save.saving}>
      {save.banner && <Notice tone="error">{save.banner}</Notice>}
      {chosen ? (
        <AccessUntilForm
          name={chosen.name}
          busy={save.saving}
          onBack={() => setChosen(null)}
          onUntil={until => void add(chosen, until)}
        />
      ) : (
        <ProfessionalSearch chosen={team} onPick={pick} />
      )}
    </Sheet>
  )
}
