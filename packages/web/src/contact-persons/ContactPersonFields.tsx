import { lastPlace, powers, relations, scopes } from '@vicino/domain/contact-persons/contact-person.ts'
import { hasOddCode } from '@vicino/domain/people/odd-phone-code.ts'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../drafts/field-of.ts'
import { ChoiceChips, ManyChips } from '../ui/fields/ChoiceChips.tsx'
import { Fields, SideBySide } from '../ui/fields/FieldFrame.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { Stepper } from '../ui/fields/Stepper.tsx'
import { SwitchField } from '../ui/fields/SwitchField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import type { ContactPersonForm } from './contact-person-values.ts'

/** Who somebody is to the client, how she is reached, and what she may be told. */
export function ContactPersonFields({ form }: { form: ContactPersonForm }) {
  const { t } = useTranslation()
  const { phone, other_phone } = form.values
  return (
    <Stack>
      <Card>
        <Fields>
          <TextField label={t('Nome e cognome')} required {...fieldOf(form, 'name')} />
          <SelectField
            label={t('Relazione')}
            required
            options={relations}
            emptyLabel={t('Scegliere')}
            {...fieldOf(form, 'relation')}
          />
          <SideBySide>
            <TextField
              label={t('Telefono')}
              type="tel"
              inputMode="tel"
              placeholder="079 123 45 67"
              {...fieldOf(form, 'phone')}
            />
            <TextField
              label={t('Secondo telefono')}
              type="tel"
              inputMode="tel"
              {...fieldOf(form, 'other_phone')}
            />
          </SideBySide>
          {[phone, other_phone].some(hasOddCode) && (
            <Notice tone="attention">
              {t('Nessun prefisso svizzero comincia così: controllare il numero di telefono.')}
            </Notice>
          )}
          <TextField label={t('E-mail')} type="email" inputMode="email" {...fieldOf(form, 'email')} />
          <SwitchField
            label={t("Da chiamare in caso d'emergenza")}
            description={t('Serve un numero di telefono.')}
            {...fieldOf(form, 'in_emergency')}
          />
          <Stepper label={t('Ordine di chiamata')} min={1} max={lastPlace} {...fieldOf(form, 'place')} />
        </Fields>
      </Card>
      <Card>
        <Fields>
          <ChoiceChips
            label={t('Che cosa si può comunicare')}
            description={t('Con il consenso del cliente, o secondo la sua volontà presunta.')}
            required
            options={scopes}
            {...fieldOf(form, 'scope')}
          />
          <ManyChips label={t('Agisce per il cliente con')} options={powers} {...fieldOf(form, 'powers')} />
          <NoteField label={t('Nota')} {...fieldOf(form, 'note')} />
        </Fields>
      </Card>
    </Stack>
  )
}
