import { type AddAction, type AddStep, stepAfter } from '@vicino/domain/businesses/add-flow.ts'
import { getCollaborators } from '@vicino/domain/businesses/collaborators.contract.ts'
import { grantedBy } from '@vicino/domain/businesses/granting.ts'
import { NewCollaborator, NewInvitation } from '@vicino/domain/businesses/invitation.ts'
import {
  addCollaborator,
  listInvitations,
  listWaitingGrants,
  sendInvitation,
} from '@vicino/domain/businesses/invitations.contract.ts'
import type { Workplace } from '@vicino/domain/users/me.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import { type SubmitEvent, useEffect, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useSave } from '../../calls/use-save.ts'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { useDraftForm } from '../../drafts/use-draft-form.ts'
import { useToday } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { useMay, usePerson } from '../../session/person.ts'
import { Button } from '../../ui/Button.tsx'
import { late } from '../../ui/late.ts'
import { Arrival, Steps } from '../../ui/page/Arrival.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { NotForYou } from '../../ui/page/NotForYou.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { Sheet } from '../../ui/sheets/Sheet.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './Collaborators.module.css'
import {
  formFirstStep,
  formInvitation,
  invitationBody,
  type InvitationValues,
  mayGoOn,
  needsOf,
  newInvitationValues,
} from './invitation-values.ts'
import { InvitationLink } from './InvitationLink.tsx'
import { InviteFormStep } from './InviteFormStep.tsx'
import { InviteSendStep } from './InviteSendStep.tsx'
import { PermissionFields } from './PermissionFields.tsx'
import { useLeadOn } from '../../ui/use-return-to.ts'

const DirectoryPicker = late(async () => (await import('./DirectoryPicker.tsx')).DirectoryPicker)

type Sent = AnswerOf<typeof sendInvitation>

/** Adds a collaborator, step by step: who as what, what she may do, how she is invited. */
export function InviteScreen() {
  const { t } = useTranslation()
  const { business } = usePerson()
  const mayInvite = useMay('collaborators.invite', 'write')
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <Page width="form">
      <PageHeader title={t('Invita collaboratore')} back={pages.operators.link()} />
      {mayInvite && business ? (
        sent ? (
          <SentInvitation sent={sent} />
        ) : (
          <InviteFlow business={business} onSent={setSent} />
        )
      ) : (
        <NotForYou />
      )}
    </Page>
  )
}

function SentInvitation({ sent: { invitation, url } }: { sent: Sent }) {
  const { t } = useTranslation()
  const leadOn = useLeadOn()
  return (
    <Arrival>
      <Stack>
        <p>{t('Invito pronto per {{name}}: lavora qui da quando lo accetta.', { name: invitation.name })}</p>
        {url === null && (
          <Notice tone="attention">
            {t('Questo invito non ha più un collegamento valido: il suo stato è nell’elenco degli inviti.')}
          </Notice>
        )}
        {url !== null && <InvitationLink url={url} waits={invitation.state === 'waits'} />}
        <div>
          <Button onClick={() => leadOn(pages.operators.link())}>{t('Fatto')}</Button>
        </div>
      </Stack>
    </Arrival>
  )
}

const stepNumber: Record<AddStep, number> = { form: 1, company: 1, pros: 1, permissions: 2, invite: 3 }
const schemas: Partial<Record<AddStep, z.ZodMiniType>> = { form: formFirstStep, invite: formInvitation }
const anything = z.any()

function InviteFlow({ business, onSent }: { business: Workplace; onSent: (sent: Sent) => void }) {
  const { t } = useTranslation()
  const today = useToday()
  const [step, act] = useReducer(
    (at: AddStep, { action, values }: { action: AddAction; values: InvitationValues }) =>
      stepAfter(at, action, needsOf(values)),
    'form',
  )
  const refreshes = [getCollaborators, listInvitations, listWaitingGrants]
  const invite = useSave(sendInvitation, { refreshes })
  const add = useSave(addCollaborator, { refreshes })
  const draft = useDraftForm<InvitationValues, Sent>({
    key: 'invitation.new',
    schema: schemas[step] ?? anything,
    start: newInvitationValues(business, today),
    send: (values, form) => {
      const body = invitationBody(values)
      return values.userId === null
        ? invite.send({ body: NewInvitation.parse(body) }, form)
        : add.send({ body: NewCollaborator.parse(body) }, form)
    },
    onSaved: sent => {
      toast(t('Invito preparato'), 'ok')
      onSent(sent)
    },
  })
  const { form } = draft
  const { values } = form
  const move = (action: AddAction): void => act({ action, values })
  const goOn = async (event?: SubmitEvent): Promise<void> => {
    event?.preventDefault()
    if (!draft.board.focusFirst() && draft.check()) move('next')
  }
  const isLast = step === 'invite'
  const page = stepNumber[step]
  // A browser may answer a scroll with a promise, which is no way to undo an effect.
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [page])
  return (
    <>
      <div className={classes.steps}>
        <p>{t('Passo {{step}} di 3', { step: page })}</p>
        {page > 1 && (
          <Button variant="subtle" onClick={() => move('back')}>
            {t('Indietro')}
          </Button>
        )}
      </div>
      <DraftForm
        draft={isLast ? draft : { ...draft, submit: goOn }}
        banner={invite.banner ?? add.banner}
        saveLabel={isLast ? t("Invia l'invito") : t('Avanti')}
        complete={mayGoOn(values)}
      >
        <Steps step={page}>
          {step === 'permissions' ? (
            <PermissionFields
              roles={values.roles}
              kept={values.permissions ?? grantedBy(values.roles)}
              error={form.errors['permissions']}
              onChange={permissions => form.setFieldValue('permissions', permissions)}
            />
          ) : isLast ? (
            <InviteSendStep form={form} />
          ) : (
            <InviteFormStep form={form} onOpen={move} />
          )}
        </Steps>
      </DraftForm>
      <Sheet open={step === 'company'} onClose={() => move('back')} title={t('Quale organizzazione?')}>
        <DirectoryPicker
          source="Business"
          refuses={item => (item._id === business._id ? undefined : t('Prima cambiare organizzazione'))}
          onPick={({ _id }, name) => {
            form.setValues({ entityId: _id, business: name })
            move('chosen')
          }}
        />
      </Sheet>
      <Sheet open={step === 'pros'} onClose={() => move('back')} title={t('Chi?')}>
        <DirectoryPicker
          source="person"
          refuses={item =>
            item.source === 'person' && item.professions.length > 0 ? t('Già presente') : undefined
          }
          instead={
            <Button
              variant="default"
              onClick={() => {
                form.setValues({ isNew: true, userId: null, collaborator: '' })
                move('chosen')
              }}
            >
              {t('Persona nuova')}
            </Button>
          }
          onPick={({ _id }, name) => {
            form.setValues({ isNew: false, userId: _id, collaborator: name })
            move('chosen')
          }}
        />
      </Sheet>
    </>
  )
}
