import type { PrivateData } from '@vicino/domain/users/private-data.ts'
import { getPrivateData, updatePrivateData } from '@vicino/domain/users/private-data.contract.ts'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { pages } from '../pages/pages.ts'
import { useVersionedForm } from '../records/use-versioned-form.ts'
import { VersionedForm } from '../records/VersionedForm.tsx'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { Card } from '../ui/page/Page.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import classes from './Account.module.css'
import { privateFields } from './PrivateFields.tsx'
import {
  changedPrivate,
  formPrivate,
  type PrivateSection,
  type PrivateValues,
  valuesOfPrivate,
} from './private-sections.ts'

/** Changes one thing that nobody else reads. */
export function PrivateSectionScreen({ section }: { section: PrivateSection }) {
  const { t } = useTranslation()
  const read = useRead(getPrivateData, {})
  return (
    <Screen
      read={read}
      keeps
      width="form"
      skeleton={<FormSkeleton fields={2} />}
      title={t(section.label)}
      back={pages.account.link()}
    >
      {data => <SectionForm key={section.field} section={section} data={data} />}
    </Screen>
  )
}

function SectionForm({ section, data }: { section: PrivateSection; data: PrivateData }) {
  const { t } = useTranslation()
  const returnToProfile = useReturnTo(pages.account.link())
  const save = useSave(updatePrivateData, { refreshes: [getPrivateData] })
  const state = useVersionedForm<PrivateData, PrivateValues>({
    key: `profile.${section.field}`,
    schema: formPrivate,
    row: data,
    valuesOf: valuesOfPrivate,
    save,
    send: (values, over, form) =>
      save.send({ body: { ...changedPrivate(values, over), version: values.version } }, form),
    onSaved: () => {
      toast(t('Il profilo è aggiornato'), 'ok')
      returnToProfile()
    },
  })
  const Field = privateFields[section.field]
  return (
    <VersionedForm
      state={state}
      conflictTitle={t('Due versioni del suo profilo')}
      fields={[section]}
      by={t('Un altro dispositivo')}
    >
      <Card>
        <Fields>
          <p className={classes.muted}>
            {t('Facoltativo: lo legge solo lei, nessun collega e nessun superiore.')}
          </p>
          <Field form={state.draft.form} />
        </Fields>
      </Card>
    </VersionedForm>
  )
}
