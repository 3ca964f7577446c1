import type { Business } from '@vicino/domain/businesses/business.ts'
import { getBusiness, getOwnBusiness, updateBusiness } from '@vicino/domain/businesses/businesses.contract.ts'
import { getMe } from '@vicino/domain/users/users.contract.ts'
import { noteMax } from '@vicino/domain/wire/text.ts'
import { useTranslation } from 'react-i18next'
import { Screen } from '../../calls/Screen.tsx'
import { useRead } from '../../calls/use-read.ts'
import { useSave } from '../../calls/use-save.ts'
import { changedFields } from '../../drafts/changed-fields.ts'
import { fieldOf } from '../../drafts/field-of.ts'
import { pages } from '../../pages/pages.ts'
import { useVersionedForm } from '../../records/use-versioned-form.ts'
import { VersionedForm } from '../../records/VersionedForm.tsx'
import { useMay } from '../../session/person.ts'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useReturnTo } from '../../ui/use-return-to.ts'
import { SlugField } from '../../users/SlugField.tsx'
import {
  formPresentation,
  type PresentationForm,
  presentationWords,
  type PresentationValues,
  valuesOfPresentation,
} from './presentation-values.ts'
import { useBusiness } from './use-business.ts'

/** Writes the page of a business: where it stands and what it says. */
export function EditPresentationScreen() {
  const { t } = useTranslation()
  const { _id: businessId } = useBusiness()
  const read = useRead(getOwnBusiness, { params: { businessId } })
  return (
    <Screen
      read={read}
      keeps
      writes={useMay('permissions.grant', 'write')}
      width="form"
      skeleton={<FormSkeleton fields={2} />}
      title={t('La pagina di presentazione')}
      back={pages.settings.link()}
    >
      {business => <PresentationOf business={business} />}
    </Screen>
  )
}

function PresentationOf({ business }: { business: Business }) {
  const { t } = useTranslation()
  const { _id: businessId } = business
  const leave = useReturnTo(pages.settings.link())
  const save = useSave(updateBusiness, { refreshes: [getOwnBusiness, getBusiness, getMe] })
  const state = useVersionedForm<Business, PresentationValues>({
    key: `business.${businessId}`,
    schema: formPresentation,
    row: business,
    valuesOf: valuesOfPresentation,
    save,
    send: (values, over, form) => {
      const changed = changedFields(
        formPresentation.parse(valuesOfPresentation(over)),
        formPresentation.parse(values),
      )
      return save.send({ params: { businessId }, body: { ...changed, version: values.version } }, form)
    },
    onSaved: () => {
      toast(t('La presentazione è aggiornata'), 'ok')
      leave()
    },
  })
  return (
    <VersionedForm
      state={state}
      conflictTitle={t('Due versioni della presentazione')}
      fields={presentationWords}
    >
      <PresentationFields form={state.draft.form} />
    </VersionedForm>
  )
}

function PresentationFields({ form }: { form: PresentationForm }) {
  const { t } = useTranslation()
  return (
    <Card>
      <Fields>
        <SlugField at="/business/" {...fieldOf(form, 'slug')} />
        <NoteField
          label={t('Presentazione')}
          description={t("Poche righe sull'organizzazione, per chi apre la sua pagina.")}
          minRows={5}
          maxLength={noteMax}
          {...fieldOf(form, 'bio')}
        />
        <SwitchField
          label={t('Pubblica il profilo')}
          description={t(
            "Chiunque apra {{address}}, anche senza accesso, vede nome, logo, genere d'attività e presentazione, e chi usa Vicino la trova nella ricerca. Mai recapiti, collaboratori o clienti.",
            { address: `${location.host}/business/${form.values.slug}` },
          )}
          {...fieldOf(form, 'published')}
        />
      </Fields>
    </Card>
  )
}
