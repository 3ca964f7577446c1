import type { Invitation } from '@vicino/domain/businesses/invitation.ts'
import { listInvitations } from '@vicino/domain/businesses/invitations.contract.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { fieldOf } from '../../drafts/field-of.ts'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { collaboratorOf, type InvitationForm } from './invitation-values.ts'
import { rolesWords } from './collaborator-words.ts'

/** As many as one page holds: a house that waits for more has another worry. */
const limit = 100

/** The invitation that stands for an address already: a new one ends it. */
function useInvitationTo(email: string): Invitation | undefined {
  const { data } = useRead(listInvitations, { query: { limit } })
  const address = email.trim().toLowerCase()
  return data?.items.find(invitation => address !== '' && invitation.email === address)
}

/** How the invitation reaches her. Who has an account is reached by its address, which nobody else is shown. */
export function InviteSendStep({ form }: { form: InvitationForm }) {
  const { t } = useTranslation()
  const { values, errors } = form
  const older = useInvitationTo(values.email)
  return (
    <Card title={collaboratorOf(values)}>
      <Fields>
        <p>{rolesWords(values.roles, t)}</p>
        {errors['roles'] && <Notice tone="error">{errors['roles']}</Notice>}
        {values.userId === null ? (
          <>
            <TextField
              label={t('E-mail')}
              type="email"
              inputMode="email"
              required
              {...fieldOf(form, 'email')}
            />
            {older && (
              <Notice tone="attention">
                {t('A questo indirizzo {{name}} ha già un invito: quello nuovo ne prende il posto.', {
                  name: older.name,
                })}
              </Notice>
            )}
            <TextField
              label={t('Telefono')}
              type="tel"
              inputMode="tel"
              placeholder="079 123 45 67"
              required
              {...fieldOf(form, 'phone')}
            />
          </>
        ) : (
          <p>{t("Ha già un accesso: l'invito va al suo indirizzo, e solo lei può accettarlo.")}</p>
        )}
      </Fields>
    </Card>
  )
}
