import type { TreeFile } from '../walls/source.ts'
import type { RecordNames } from './record-names.ts'

/** The list, the form and its fields. */
export function webFiles(names: RecordNames): TreeFile[] {
  const folder = `packages/web/src/${names.files}`
  return [
    { path: `${folder}/${names.types}Screen.tsx`, text: list(names) },
    { path: `${folder}/New${names.type}Screen.tsx`, text: form(names) },
    { path: `${folder}/${names.type}Fields.tsx`, text: fields(names) },
  ]
}

const list = ({
  type,
  types,
  values,
  files,
  tables,
}: RecordNames) => `import { get${types} } from '@vicino/domain/${files}/${files}.contract.ts'
import { IconNotes, IconPlus } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../app/dossier.ts'
import { pages } from '../app/links.ts'
import { useRead } from '../calls/use-read.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { LoadError } from '../ui/page/LoadError.tsx'
import { Card, Page, Stack } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'

/** Those of a client, newest first. */
export function ${types}Screen() {
  const { t } = useTranslation()
  const { dossierId } = useParams({ from: pages.${values}.pattern })
  const { allows } = useDossier()
  const { data: records, error, refetch } = useRead(get${types}, { params: { dossierId } })
  const add = allows('${tables}.write') && (
    <LinkButton
      link={pages.new${type}.link({ dossierId })}
      leftSection={<IconPlus size={20} aria-hidden />}
    >
      {t('Aggiungi')}
    </LinkButton>
  )
  return (
    <Page>
      <PageHeader title={t('${types}')} actions={add} />
      {error && !records && <LoadError failure={error} onRetry={refetch} />}
      {!records && !error && <RowsSkeleton />}
      {records && records.length === 0 && <EmptyState icon={IconNotes} words={t('Non c’è ancora niente')} />}
      {records && records.length > 0 && (
        <Stack>
          {records.map(record => (
            <Card key={record._id}>{record.comments}</Card>
          ))}
        </Stack>
      )}
    </Page>
  )
}
`

const form = ({
  type,
  value,
  values,
  files,
  file,
}: RecordNames) => `import { ${type}Fields as schema, ${value}Defaults } from '@vicino/domain/${files}/${file}.ts'
import { create${type} } from '@vicino/domain/${files}/${files}.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { ${type}Fields } from './${type}Fields.tsx'

/** A new one. Saving leads back to the list. */
export function New${type}Screen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { dossierId } = useParams({ from: pages.new${type}.pattern })
  const [_id] = useState(() => newId())
  const save = useSave(create${type})
  const draft = useDraftForm({
    key: \`${file}.new.\${dossierId}\`,
    schema,
    start: ${value}Defaults,
    send: (values, entered) => save.send({ params: { dossierId }, body: { ...values, _id } }, entered),
    onSaved: () => void navigate(pages.${values}.link({ dossierId })),
  })
  return (
    <Page width="form">
      <PageHeader title={t('Aggiungi')} back={pages.${values}.link({ dossierId })} />
      <DraftForm draft={draft} banner={save.banner}>
        <${type}Fields form={draft.form} />
      </DraftForm>
    </Page>
  )
}
`

const fields = ({ type, files, file }: RecordNames) => `import type { UseFormReturnType } from '@mantine/form'
import type { ${type}Fields as Values } from '@vicino/domain/${files}/${file}.ts'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../drafts/field-of.ts'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { Card } from '../ui/page/Page.tsx'

/** The fields, in the order in which they are read aloud. */
export function ${type}Fields({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useTranslation()
  return (
    <Card>
      <NoteField label={t('Commenti')} {...fieldOf(form, 'comments')} />
    </Card>
  )
}
`
