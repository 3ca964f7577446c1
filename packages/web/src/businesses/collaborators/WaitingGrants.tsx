import { getCollaborators } from '@vicino/domain/businesses/collaborators.contract.ts'
import { getCollaborator } from '@vicino/domain/businesses/employment.contract.ts'
import {
  decideGrant,
  listInvitations,
  listWaitingGrants,
  type WaitingGrant,
} from '@vicino/domain/businesses/invitations.contract.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconShieldQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../calls/Loaded.tsx'
import { useRead } from '../../calls/use-read.ts'
import { useSave } from '../../calls/use-save.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { PageSection } from '../../ui/page/PageSection.tsx'
import { Sheet, SheetActions } from '../../ui/sheets/Sheet.tsx'
import { toast } from '../../ui/toast.ts'
import { permissionsWords, rolesWords } from './collaborator-words.ts'

/** Rights that wait for a second person; nothing where none do. */
export function WaitingGrants() {
  const { t } = useTranslation()
  const read = useRead(listWaitingGrants, {})
  const [deciding, setDeciding] = useState<WaitingGrant | null>(null)
  return (
    <Loaded read={read} skeleton={null}>
      {grants =>
        grants.length > 0 && (
          <PageSection title={t('Da approvare')}>
            <List label={t('Da approvare')}>
              {grants.map(grant => (
                <GrantRow key={grant._id} grant={grant} onDecide={() => setDeciding(grant)} />
              ))}
            </List>
            {deciding && <DecideSheet grant={deciding} onClose={() => setDeciding(null)} />}
          </PageSection>
        )
      }
    </Loaded>
  )
}

function GrantRow({ grant, onDecide }: { grant: WaitingGrant; onDecide: () => void }) {
  const { t } = useTranslation()
  const { name, roles, made_by, made_at, mine_to_decide } = grant
  const when = formatIn(spokenLanguage()).instant(made_at)
  return (
    <Row
      start={<RowIcon icon={IconShieldQuestion} />}
      title={name}
      under={
        <>
          {rolesWords(roles, t)}
          <br />
          {t('Chiesto da {{name}}, {{when}}', { name: made_by, when })}
        </>
      }
      endBelow
      end={
        mine_to_decide ? (
          <Button variant="default" onClick={onDecide} aria-label={t('Decidi: {{name}}', { name })}>
            {t('Decidi')}
          </Button>
        ) : (
          t('Attende una seconda persona')
        )
      }
    />
  )
}

function DecideSheet({ grant, onClose }: { grant: WaitingGrant; onClose: () => void }) {
  const { t } = useTranslation()
  const save = useSave(decideGrant, {
    refreshes: [listWaitingGrants, listInvitations, getCollaborators, getCollaborator],
  })
  const { _id: grantId, name, roles, permissions, made_by } = grant
  const decide = async (granted: boolean): Promise<void> => {
    if (!(await save.send({ params: { grantId }, body: { granted } }))) return
    toast(granted ? t('Approvato') : t('Rifiutato'), 'ok')
    onClose()
  }
  return (
    <Sheet open onClose={onClose} title={t('{{roles}} per {{name}}?', { roles: rolesWords(roles, t), name })}>
      <Stack>
        <p>{t("Lo chiede {{name}}, che non può darlo senza un'altra persona.", { name: made_by })}</p>
        <p>{permissionsWords(permissions, t)}</p>
        {save.banner && <Notice tone="error">{save.banner}</Notice>}
      </Stack>
      <SheetActions>
        <Button loading={save.saving} onClick={() => void decide(true)}>
          {t('Approva')}
        </Button>
        <Button variant="default" data-danger disabled={save.saving} onClick={() => void decide(false)}>
          {t('Rifiuta')}
        </Button>
      </SheetActions>
    </Sheet>
  )
}
