import type { Me } from '@vicino/domain/users/me.ts'
import { updateMe } from '@vicino/domain/users/profile.contract.ts'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { usePerson } from '../session/person.ts'
import { useSave } from '../calls/use-save.ts'
import { useVersionedForm } from '../records/use-versioned-form.ts'
import { VersionedForm } from '../records/VersionedForm.tsx'
import { Card, Page } from '../ui/page/Page.tsx'
import { NotFoundScreen } from '../ui/page/NotFoundScreen.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { toast } from '../ui/toast.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import { privateSectionOf } from './private-sections.ts'
import { PrivateSectionScreen } from './PrivateSectionScreen.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import {
  FormProfile,
  type ProfileSection,
  profileSectionOf,
  type ProfileValues,
  valuesOfProfile,
} from './profile-sections.ts'
import { shownProfileField } from './profile-words.ts'

/** Changes one part of one's own profile. */
export function ProfileSectionScreen() {
  const { t } = useTranslation()
  const { section: slug } = usePage(pages.profileSection).params
  const section = profileSectionOf(slug)
  const ofHerOwn = privateSectionOf(slug)
  if (ofHerOwn) return <PrivateSectionScreen section={ofHerOwn} />
  if (!section) return <NotFoundScreen />
  return (
    <Page width="form">
      <PageHeader title={t(section.label)} back={pages.account.link()} />
      <SectionForm key={slug} section={section} />
    </Page>
  )
}

function SectionForm({ section: { slug, fields } }: { section: ProfileSection }) {
  const { t } = useTranslation()
  const returnToProfile = useReturnTo(pages.account.link())
  const person = usePerson()
  const save = useSave(updateMe)
  const state = useVersionedForm<Me, ProfileValues>({
    key: `profile.${slug}`,
    schema: FormProfile,
    row: person,
    valuesOf: valuesOfProfile,
    save,
    send: (values, _, form) => {
      const read = FormProfile.parse(values)
      const written = Object.fromEntries(fields.map(field => [field, read[field]]))
      return save.send({ body: { ...written, version: values.version } }, form)
    },
    onSaved: () => {
      toast(t('Il profilo è aggiornato'), 'ok')
      returnToProfile()
    },
  })
  return (
    <VersionedForm
      state={state}
      conflictTitle={t('Due versioni del suo profilo')}
      fields={fields.map(shownProfileField)}
      by={t('Un altro dispositivo')}
    >
      <Card>
        <ProfileFields form={state.draft.form} fields={fields} />
      </Card>
    </VersionedForm>
  )
}
