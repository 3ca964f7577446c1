import type { TreeFile } from '../walls/source.ts'
import type { RecordNames } from './record-names.ts'
import { correctionScreen, detailScreen } from './record-web-one.ts'

/** What the form holds and what it says, the list, the forms and the page of one. */
export function webFiles(names: RecordNames): TreeFile[] {
  const folder = `packages/web/src/${names.files}`
  return [
    { path: `${folder}/${names.file}-values.ts`, text: values(names) },
    { path: `${folder}/${names.file}-fields.ts`, text: shownFields(names) },
    { path: `${folder}/${names.type}Fields.tsx`, text: fields(names) },
    { path: `${folder}/${names.types}Screen.tsx`, text: list(names) },
    { path: `${folder}/New${names.type}Screen.tsx`, text: form(names) },
    { path: `${folder}/${names.type}Screen.tsx`, text: detailScreen(names) },
    { path: `${folder}/Edit${names.type}Screen.tsx`, text: correctionScreen(names) },
  ]
}

const values = ({
  type,
  files,
  file,
}: RecordNames) => `import { fieldsOf${type}, type ${type}, ${type}Fields } from '@vicino/domain/${files}/${file}.ts'
import type { UseFormReturnType } from '@mantine/form'
import * as z from 'zod/mini'

/** What the form holds, and the version it was written over, 0 for a new one: a draft still knows it. */
export type ${type}Values = ${type}Fields & { version: number }
export type ${type}Form = UseFormReturnType<${type}Values>

const plainFields = ({ version, ...fields }: ${type}Values): unknown => fields

/** The rules of one over what the form holds. */
export const Form${type} = z.pipe(z.transform(plainFields), ${type}Fields)

/** The form's values for one that stands. */
export const valuesOf = (record: ${type}): ${type}Values => ({ ...fieldsOf${type}(record), version: record.version })
`

const shownFields = ({
  type,
  value,
  files,
  file,
}: RecordNames) => `import type { ${type}Fields } from '@vicino/domain/${files}/${file}.ts'
import type { ShownField } from '../ui/sheets/merge-sides.ts'

/** The fields with their labels and what they say, in the order of the form: for the history, and for two versions. */
export const ${value}Fields: readonly ShownField<${type}Fields>[] = [
  { field: 'comments', label: 'Commenti', words: ({ comments }) => comments },
]
`

const fields = ({ type, file }: RecordNames) => `import { useTranslation } from 'react-i18next'
import { fieldOf } from '../drafts/field-of.ts'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { Card } from '../ui/page/Page.tsx'
import type { ${type}Form } from './${file}-values.ts'

/** The fields, in the order in which they are read aloud. */
export function ${type}Fields({ form }: { form: ${type}Form }) {
  const { t } = useTranslation()
  return (
    <Card>
      <NoteField label={t('Commenti')} {...fieldOf(form, 'comments')} />
    </Card>
  )
}
`

const list = ({
  type,
  types,
  values: plural,
  value,
  files,
  table,
  tables,
}: RecordNames) => `import { get${types} } from '@vicino/domain/${files}/${files}.contract.ts'
import { IconNotes, IconPlus } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { useRead } from '../calls/use-read.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { List, Row } from '../ui/page/List.tsx'
import { LoadError } from '../ui/page/LoadError.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'

/** Those of a client, newest first. */
export function ${types}Screen() {
  const { t } = useTranslation()
  const { dossierId } = useParams({ from: pages.${plural}.pattern })
  const { allows } = useDossier()
  const { data: records, error, refetch } = useRead(get${types}, { params: { dossierId } })
  const add = allows('${tables}.write') && (
    <LinkButton
      link={pages.new${type}.link({ dossierId })}
      leftSection={<IconPlus size={20} aria-hidden />}
    >
      {t('new ${table.replaceAll('_', ' ')}')}
    </LinkButton>
  )
  return (
    <Page>
      <PageHeader title={t('${tables.replaceAll('_', ' ')}')} actions={add} />
      {error && !records && <LoadError failure={error} onRetry={() => void refetch()} />}
      {!records && !error && <RowsSkeleton />}
      {records?.length === 0 && <EmptyState icon={IconNotes} words={t('no ${tables.replaceAll('_', ' ')}')} />}
      {records && records.length > 0 && (
        <List label={t('${tables.replaceAll('_', ' ')}')}>
          {records.map(({ _id: ${value}Id, comments, struck }) => (
            <Row
              key={${value}Id}
              link={pages.${value}.link({ dossierId, ${value}Id })}
              title={comments}
              {...(struck && { under: t('Annullato') })}
            />
          ))}
        </List>
      )}
    </Page>
  )
}
`

const form = ({
  type,
  value,
  values: plural,
  files,
  file,
  table,
  tables,
}: RecordNames) => `import { type ${type}, ${value}Defaults } from '@vicino/domain/${files}/${file}.ts'
import { create${type} } from '@vicino/domain/${files}/${files}.contract.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { ReadOnlyNotice } from '../ui/page/ReadOnlyNotice.tsx'
import { ${type}Fields } from './${type}Fields.tsx'
import { Form${type}, type ${type}Values } from './${file}-values.ts'

/** A new one. Saving leads back to the list. */
export function New${type}Screen() {
  const { t } = useTranslation()
  const { dossierId } = useParams({ from: pages.new${type}.pattern })
  const may = useDossier().allows('${tables}.write')
  return (
    <Page width="form">
      <PageHeader title={t('new ${table.replaceAll('_', ' ')}')} back={pages.${plural}.link({ dossierId })} />
      {may ? <New${type} dossierId={dossierId} /> : <ReadOnlyNotice />}
    </Page>
  )
}

function New${type}({ dossierId }: { dossierId: string }) {
  const navigate = useNavigate()
  const [_id] = useState(() => newId())
  const save = useSave(create${type})
  const draft = useDraftForm<${type}Values, ${type}>({
    key: \`${file}.new.\${dossierId}\`,
    schema: Form${type},
    start: { ...${value}Defaults, version: 0 },
    send: (values, entered) =>
      save.send({ params: { dossierId }, body: { ...Form${type}.parse(values), _id } }, entered),
    onSaved: () => void navigate({ ...pages.${plural}.link({ dossierId }), replace: true }),
  })
  return (
    <DraftForm draft={draft} banner={save.banner}>
      <${type}Fields form={draft.form} />
    </DraftForm>
  )
}
`
