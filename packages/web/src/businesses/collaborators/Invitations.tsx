import type { Invitation, invitationStates } from '@vicino/domain/businesses/invitation.ts'
import {
  endInvitation,
  listInvitations,
  listWaitingGrants,
  renewInvitation,
} from '@vicino/domain/businesses/invitations.contract.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { formatPhone } from '@vicino/domain/people/phone.ts'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadedPages } from '../../calls/LoadedPages.tsx'
import { usePages } from '../../calls/use-pages.ts'
import { useSave } from '../../calls/use-save.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { PageSection } from '../../ui/page/PageSection.tsx'
import { Sheet, SheetActions } from '../../ui/sheets/Sheet.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { toast } from '../../ui/toast.ts'
import { rolesWords } from './collaborator-words.ts'
import { InvitationLink } from './InvitationLink.tsx'
import { dotted } from '../../i18n/dotted.ts'

type State = (typeof invitationStates)[number]

const stateWords: Record<State, { label: string; tone: 'neutral' | 'attention' }> = {
  waits: { label: 'Attende una seconda persona', tone: 'attention' },
  open: { label: 'In attesa', tone: 'neutral' },
  accepted: { label: 'Accettato', tone: 'neutral' },
  refused: { label: 'Non approvato', tone: 'attention' },
  ended: { label: 'Ritirato', tone: 'neutral' },
  expired: { label: 'Scaduto', tone: 'attention' },
}

/** An open invitation whose letter never arrives: somebody has to hand over a link. */
const undelivered = { label: 'E-mail rifiutata', tone: 'attention' } as const

/** Whom the house has invited and who has not accepted yet; nothing where there is nobody. */
export function Invitations() {
  const { t } = useTranslation()
  const found = usePages(listInvitations, { query: {} })
  const [opened, setOpened] = useState<Invitation | null>(null)
  return (
    <LoadedPages pages={found} skeleton={null} empty={null}>
      {invitations => (
        <PageSection title={t('Inviti')}>
          <List label={t('Inviti')}>
            {invitations.map(invitation => (
              <InvitationRow
                key={invitation._id}
                invitation={invitation}
                onOpen={() => setOpened(invitation)}
              />
            ))}
          </List>
          {opened && <InvitationSheet invitation={opened} onClose={() => setOpened(null)} />}
        </PageSection>
      )}
    </LoadedPages>
  )
}

function InvitationRow({ invitation, onOpen }: { invitation: Invitation; onOpen: () => void }) {
  const { t } = useTranslation()
  const { name, roles, state, expires_at, mail_refused_at } = invitation
  const isUndelivered = state === 'open' && mail_refused_at !== null
  const { label, tone } = isUndelivered ? undelivered : stateWords[state]
  const until = formatIn(spokenLanguage()).instant(expires_at)
  return (
    <Row
      start={<RowIcon icon={IconMail} />}
      title={name}
      under={dotted([rolesWords(roles, t), state === 'open' && t('vale fino al {{until}}', { until })])}
      endBelow
      end={<StatusBadge tone={tone} label={t(label)} />}
      onPress={onOpen}
    />
  )
}

function InvitationSheet({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { t } = useTranslation()
  const refreshes = [listInvitations, listWaitingGrants]
  const renew = useSave(renewInvitation, { refreshes })
  const end = useSave(endInvitation, { refreshes })
  const [url, setUrl] = useState<string | null>(null)
  const {
    _id: invitationId,
    name,
    email,
    phone,
    roles,
    made_by,
    made_at,
    state,
    mailed_at,
    mail_refused_at,
  } = invitation
  const format = formatIn(spokenLanguage())
  const makeAnew = async (): Promise<void> => {
    const made = await renew.send({ params: { invitationId } })
    if (made) setUrl(made.url)
  }
  const takeBack = async (): Promise<void> => {
    if (!(await end.send({ params: { invitationId } }))) return
    toast(t("L'invito è ritirato"), 'ok')
    onClose()
  }
  const banner = renew.banner ?? end.banner
  return (
    <Sheet open onClose={onClose} title={name}>
      <Stack>
        <p>{rolesWords(roles, t)}</p>
        <p>{dotted([email, phone && formatPhone(phone)])}</p>
        <p>{t('Invitato da {{name}}, {{when}}', { name: made_by, when: format.instant(made_at) })}</p>
        {mailed_at !== null && <p>{t('E-mail inviata il {{when}}', { when: format.instant(mailed_at) })}</p>}
        {mail_refused_at !== null && (
          <Notice tone="attention">
            {t("L'e-mail è stata rifiutata: controllare l'indirizzo, o consegnare un collegamento.")}
          </Notice>
        )}
        {url !== null && <InvitationLink url={url} waits={state === 'waits'} />}
        {banner && <Notice tone="error">{banner}</Notice>}
      </Stack>
      <SheetActions>
        {url === null && state !== 'refused' && (
          <Button loading={renew.saving} onClick={() => void makeAnew()}>
            {t('Prepara un nuovo collegamento')}
          </Button>
        )}
        <Button variant="default" data-danger loading={end.saving} onClick={() => void takeBack()}>
          {t("Ritira l'invito")}
        </Button>
      </SheetActions>
    </Sheet>
  )
}
