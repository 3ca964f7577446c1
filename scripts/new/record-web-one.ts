import type { RecordNames } from './record-names.ts'

/** The page of one: what it says, what became of it, what may be done with it. */
export const detailScreen = ({
  type,
  value,
  values,
  files,
  file,
  table,
  tables,
}: RecordNames) => `import type { ${type} } from '@vicino/domain/${files}/${file}.ts'
import { get${type}, get${type}Versions, update${type} } from '@vicino/domain/${files}/${files}.contract.ts'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { refuseMissing } from '../calls/refuse-missing.ts'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { RecordHistory } from '../records/RecordHistory.tsx'
import { StrikeRecord } from '../records/StrikeRecord.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { LoadError } from '../ui/page/LoadError.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Card, Page, Stack } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { ${value}Fields } from './${file}-fields.ts'

/** One as it stands, and everything that was ever written of it. */
export function ${type}Screen() {
  const { t } = useTranslation()
  const { dossierId, ${value}Id } = useParams({ from: pages.${value}.pattern })
  const params = { dossierId, ${value}Id }
  const { data: record, error, refetch } = useRead(get${type}, { params })
  const versions = useRead(get${type}Versions, { params })
  refuseMissing(error)
  return (
    <Page>
      <PageHeader
        title={t('${table.replaceAll('_', ' ')}')}
        back={pages.${values}.link({ dossierId })}
        actions={record && <Actions record={record} />}
      />
      {error && !record && <LoadError failure={error} onRetry={() => void refetch()} />}
      {!record && !error && <FormSkeleton />}
      {record && (
        <Stack>
          {record.struck && (
            <Notice tone="error">{t('Annullato: {{reason}}', { reason: record.struck.reason })}</Notice>
          )}
          <Card>{record.comments}</Card>
          <RecordHistory read={versions} fields={${value}Fields} />
        </Stack>
      )}
    </Page>
  )
}

/** What may be done with it: correct it, or strike it. What is struck only stays to be read. */
function Actions({ record }: { record: ${type} }) {
  const { t } = useTranslation()
  const { allows } = useDossier()
  const save = useSave(update${type})
  const params = { dossierId: record.dossierId, ${value}Id: record._id }
  if (record.struck || !allows('${tables}.write')) return null
  return (
    <>
      <LinkButton link={pages.edit${type}.link(params)} variant="default">
        {t('Correggi')}
      </LinkButton>
      <StrikeRecord
        label={t('strike ${table.replaceAll('_', ' ')}')}
        question={t('strike this ${table.replaceAll('_', ' ')}?')}
        save={save}
        onStrike={reason => save.send({ params, body: { version: record.version, struck: { reason } } })}
      >
        {t('Il testo resta leggibile.')}
      </StrikeRecord>
    </>
  )
}
`

/** The correction: a new version, with its reason and the choice between two. */
export const correctionScreen = ({
  type,
  value,
  files,
  file,
  table,
  tables,
}: RecordNames) => `import { fieldsOf${type}, type ${type} } from '@vicino/domain/${files}/${file}.ts'
import { get${type}, update${type} } from '@vicino/domain/${files}/${files}.contract.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { usePerson } from '../session/person.ts'
import { refuseMissing } from '../calls/refuse-missing.ts'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { changedFields } from '../drafts/changed-fields.ts'
import { CorrectionForm } from '../records/CorrectionForm.tsx'
import { useCorrection } from '../records/use-correction.ts'
import { LoadError } from '../ui/page/LoadError.tsx'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { ReadOnlyNotice } from '../ui/page/ReadOnlyNotice.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { ${type}Fields } from './${type}Fields.tsx'
import { ${value}Fields } from './${file}-fields.ts'
import { Form${type}, type ${type}Values, valuesOf } from './${file}-values.ts'

/** Corrects one: what is saved is a new version, the old one stays legible. */
export function Edit${type}Screen() {
  const { t } = useTranslation()
  const { dossierId, ${value}Id } = useParams({ from: pages.edit${type}.pattern })
  const may = useDossier().allows('${tables}.write')
  const params = { dossierId, ${value}Id }
  const { data: record, error, refetch } = useRead(get${type}, { params })
  refuseMissing(error)
  return (
    <Page width="form">
      <PageHeader title={t('correct ${table.replaceAll('_', ' ')}')} back={pages.${value}.link(params)} />
      {error && !record && <LoadError failure={error} onRetry={() => void refetch()} />}
      {!record && !error && <FormSkeleton />}
      {record && !may && <ReadOnlyNotice />}
      {record && may && <${type}Correction key={record._id} record={record} />}
    </Page>
  )
}

function ${type}Correction({ record }: { record: ${type} }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { _id: author } = usePerson()
  const save = useSave(update${type})
  const params = { dossierId: record.dossierId, ${value}Id: record._id }
  const correction = useCorrection<${type}, ${type}Values>({
    author,
    key: \`${file}.\${record._id}\`,
    schema: Form${type},
    row: record,
    valuesOf,
    save,
    send: (values, over, form, reason) => {
      const fields = Form${type}.parse(values)
      // Over a version that is no longer known, everything is sent.
      const changed = values.version === over.version ? changedFields(fieldsOf${type}(over), fields) : fields
      return save.send({ params, body: { ...changed, version: values.version, ...(reason && { reason }) } }, form)
    },
    onSaved: () => void navigate({ ...pages.${value}.link(params), replace: true }),
  })
  return (
    <CorrectionForm
      correction={correction}
      conflictTitle={t('two versions of this ${table.replaceAll('_', ' ')}')}
      fields={${value}Fields}
      reasons={[t('Errore di scrittura')]}
    >
      <${type}Fields form={correction.draft.form} />
    </CorrectionForm>
  )
}
`
