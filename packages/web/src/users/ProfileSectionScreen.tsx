import { useNavigate, useParams } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { type Me, ProfileFields as Profile } from '@vicino/domain/users/me.ts'
import { getMe, updateMe } from '@vicino/domain/users/users.contract.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { usePerson } from '../app/person.ts'
import { queryKey } from '../calls/query-key.ts'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { Card, Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { toast } from '../ui/toast.ts'
import { ProfileConflict } from './ProfileConflict.tsx'
import { ProfileFields, type ProfileForm } from './ProfileFields.tsx'
import { type ProfileSection, profileOf, sectionOf } from './profile-sections.ts'

/** Changes one part of one's own profile. */
export function ProfileSectionScreen({ missing }: { missing: ReactNode }) {
  const { t } = useTranslation()
  const { section: slug } = useParams({ from: pages.profileSection.pattern })
  const section = sectionOf(slug)
  if (!section) return missing
  return (
    <Page width="form">
      <PageHeader title={t(section.label)} back={pages.account.link()} />
      <SectionForm key={slug} section={section} />
    </Page>
  )
}

function SectionForm({ section: { slug, fields } }: { section: ProfileSection }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const person = usePerson()
  // What the form began with, although the person may be read anew while one types.
  const [seen] = useState(person)
  const save = useSave(updateMe)

  const send = async (values: Profile, { version }: Me, form: ProfileForm): Promise<Me | undefined> => {
    const read = Profile.parse(values)
    const changed = Object.fromEntries(fields.map(field => [field, read[field]]))
    return save.send({ body: { version, ...changed } }, form)
  }
  const draft = useDraftForm({
    key: `profile.${slug}`,
    schema: Profile,
    start: profileOf(seen),
    send: (values, form) => send(values, seen, form),
    onSaved: (saved: Me) => {
      client.setQueryData(queryKey(getMe, {}), saved)
      toast(t('Il profilo è aggiornato'), 'ok')
      void navigate(pages.account.link())
    },
  })
  const theirs = save.code === 'stale' ? (save.current as Me) : undefined
  const take = (values: Profile, current: Me): void => {
    draft.form.setValues(values)
    void send(values, current, draft.form).then(saved => saved && draft.finish(saved))
  }
  return (
    <>
      <DraftForm draft={draft} banner={theirs ? null : save.banner}>
        <Card>
          <ProfileFields form={draft.form} fields={fields} />
        </Card>
      </DraftForm>
      {theirs && (
        <ProfileConflict
          fields={fields}
          mine={draft.form.values}
          theirs={theirs}
          busy={save.saving}
          onCancel={save.clear}
          onResolve={values => take(values, theirs)}
        />
      )}
    </>
  )
}
