import type { AddAction } from '@vicino/domain/businesses/add-flow.ts'
import { roles } from '@vicino/domain/access/role.ts'
import { employmentTypes } from '@vicino/domain/businesses/employment-type.ts'
import { jobTitles } from '@vicino/domain/businesses/job-title.ts'
import { trainings } from '@vicino/domain/businesses/training.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldOf, partOf } from '../../drafts/field-of.ts'
import { Inline } from '../../ui/layout/Inline.tsx'
import { Button } from '../../ui/Button.tsx'
import { ManyChips } from '../../ui/fields/ChoiceChips.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { FieldFrame, Fields, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { ParticularsFields } from './LazyParticulars.tsx'
import { type InvitationForm, type InvitationValues, withTitle } from './invitation-values.ts'
import { fieldsOfParticulars, type Particulars } from './particulars.ts'

type Props = { form: InvitationForm; onOpen: (action: AddAction) => void }

/** Who is to work where, as what, from when. */
export function InviteFormStep({ form, onOpen }: Props) {
  const { t } = useTranslation()
  const { values, errors } = form
  const title = fieldOf(form, 'job_title')
  const isChosen = values.isNew || values.userId !== null
  return (
    <Stack>
      <Card>
        <Fields>
          <FieldFrame label={t('Organizzazione')} required error={errors['entityId']}>
            <Inline gap={16} lines={8} align="center">
              <p>{values.business}</p>
              <Button variant="default" onClick={() => onOpen('open_company')}>
                {t("Cambia l'organizzazione")}
              </Button>
            </Inline>
          </FieldFrame>
          <FieldFrame label={t('Collaboratore')} required error={errors['userId']}>
            <Inline gap={16} lines={8} align="center">
              {isChosen && <p>{values.isNew ? t('Persona nuova') : values.collaborator}</p>}
              <Button variant="default" onClick={() => onOpen('open_pros')}>
                {isChosen ? t('Cambia persona') : t('Scegli la persona')}
              </Button>
            </Inline>
          </FieldFrame>
          {values.isNew && (
            <SideBySide>
              <TextField label={t('Nome')} required {...fieldOf(form, 'first_name')} />
              <TextField label={t('Cognome')} required {...fieldOf(form, 'last_name')} />
            </SideBySide>
          )}
          <SelectField
            {...title}
            label={t('Qualifica')}
            required
            options={jobTitles}
            onChange={chosen => chosen && form.setValues(withTitle(values, chosen))}
          />
          <ManyChips
            label={t('Ruoli')}
            required
            options={roles}
            value={values.roles}
            error={errors['roles']}
            onChange={chosen => form.setValues({ roles: chosen, permissions: null })}
          />
          <SideBySide>
            <DayField label={t('Dal')} required {...fieldOf(form, 'start_date')} />
            <DayField label={t('Ultimo giorno')} {...fieldOf(form, 'end_date')} />
          </SideBySide>
          <SelectField
            label={t('Formazione per la statistica')}
            options={trainings}
            emptyLabel={t('Non indicata')}
            {...fieldOf(form, 'training')}
          />
          <SelectField
            label={t('Tipo di impiego')}
            options={employmentTypes}
            emptyLabel={t('Non indicato')}
            {...fieldOf(form, 'employment_type')}
          />
          <NumberField label={t('Grado di occupazione')} unit="%" {...fieldOf(form, 'employment_percent')} />
        </Fields>
      </Card>
      <FoldedParticulars form={form} />
    </Stack>
  )
}

/** What may wait until she works here; what is wrong in it is never folded away. */
function FoldedParticulars({ form }: { form: InvitationForm }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const isWrong = Object.keys(form.errors).some(path =>
    fieldsOfParticulars.some(field => path.split('.')[0] === field),
  )
  const isOpen = asked || isWrong
  return (
    <>
      <div>
        <Button variant="subtle" aria-expanded={isOpen} onClick={() => setAsked(!isOpen)}>
          {t('Orario, numeri e familiari')}
        </Button>
      </div>
      {isOpen && <ParticularsFields form={partOf<Particulars, InvitationValues>(form)} />}
    </>
  )
}
