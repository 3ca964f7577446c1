import { delegableActs } from '@vicino/domain/delegations/delegation.ts'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../drafts/field-of.ts'
import { useToday } from '../i18n/use-today.ts'
import { ClientSearch } from '../tasks/form/ClientSearch.tsx'
import { Button } from '../ui/Button.tsx'
import { ChoiceChips } from '../ui/fields/ChoiceChips.tsx'
import { DayField } from '../ui/fields/DayField.tsx'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { PickField } from '../ui/fields/PickField.tsx'
import { Card } from '../ui/page/Page.tsx'
import { ClientAvatar } from '../ui/people/ClientAvatar.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import { ProfessionalSearch } from '../users/ColleagueSearch.tsx'
import type { DelegationForm } from './delegation-values.ts'

/** To whom, which act, for whom and until when. */
export function DelegationFields({ form }: { form: DelegationForm }) {
  const { t } = useTranslation()
  const today = useToday()
  return (
    <Card>
      <Fields>
        <Receiver form={form} />
        <ChoiceChips
          label={t('Che cosa')}
          required
          options={delegableActs}
          {...fieldOf(form, 'permission')}
        />
        <Client form={form} />
        <DayField label={t('Vale dal')} required minDay={today} {...fieldOf(form, 'valid_from')} />
        <DayField
          label={t('Vale fino al')}
          description={t('Vuoto: finché non è revocata.')}
          minDay={today}
          {...fieldOf(form, 'valid_until')}
        />
        <NoteField
          label={t('Istruzione')}
          description={t('Quando e come è stata istruita, e perché la situazione è stabile.')}
          maxLength={500}
          {...fieldOf(form, 'note')}
        />
      </Fields>
    </Card>
  )
}

function Receiver({ form }: { form: DelegationForm }) {
  const { t } = useTranslation()
  const { userId: person } = form.values
  return (
    <PickField
      label={t('A chi')}
      required
      error={form.errors['userId']}
      pickLabel={person ? t('Cambia') : t("Scegli l'operatore")}
      title={t("Scegli l'operatore")}
      picked={
        person && (
          <>
            <PersonAvatar id={person._id} name={person.name} picture={person.avatar} size={32} />
            {person.name}
          </>
        )
      }
    >
      {close => (
        <ProfessionalSearch
          startsFocused
          onPick={({ userId: _id, name, avatar }) => {
            form.setFieldValue('userId', { _id, name, avatar })
            close()
          }}
        />
      )}
    </PickField>
  )
}

function Client({ form }: { form: DelegationForm }) {
  const { t } = useTranslation()
  const { dossierId: client } = form.values
  return (
    <PickField
      label={t('Per quale cliente')}
      error={form.errors['dossierId']}
      pickLabel={client ? t('Cambia') : t('Scegli il cliente')}
      title={t('Scegli il cliente')}
      picked={
        client ? (
          <>
            <ClientAvatar id={client._id} name={client.name} picture={client.avatar} size={32} />
            {client.name}
          </>
        ) : (
          t('Tutti i clienti che segue')
        )
      }
      instead={
        client && (
          <Button variant="subtle" onClick={() => form.setFieldValue('dossierId', null)}>
            {t('Per tutti')}
          </Button>
        )
      }
    >
      {close => (
        <ClientSearch
          onNew={undefined}
          onPick={picked => {
            form.setFieldValue('dossierId', picked)
            close()
          }}
        />
      )}
    </PickField>
  )
}
