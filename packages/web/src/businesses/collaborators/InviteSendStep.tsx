import { useTranslation } from 'react-i18next'
import { fieldOf } from '../../drafts/field-of.ts'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { collaboratorOf, type InvitationForm } from './invitation-values.ts'
import { rolesWords } from './collaborator-words.ts'

/** How the invitation reaches her. Who has an account is reached by its address, which nobody else is shown. */
export function InviteSendStep({ form }: { form: InvitationForm }) {
  const { t } = useTranslation()
  const { values, errors } = form
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
