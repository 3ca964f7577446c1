import type { Stored } from '@vicino/domain/records/record.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { now } from '../i18n/use-today.ts'
import { useDossier } from '../session/dossier.ts'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { NoForm } from '../session/NoForm.tsx'
import { toast } from '../ui/toast.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import { namedIn } from './handed.ts'
import { QuestionSheet } from './QuestionSheet.tsx'
import type { HeldRecord, RecordForm } from './record-view.ts'
import { useAskedSave } from './use-asked-save.ts'
import { useRefusalToast } from './use-refusal-toast.ts'

type Props<Row extends Stored, Values extends HeldRecord> = { of: RecordForm<Row, Values> }

/** A new record of a plain kind. Saving leads back to the list, the record in sight. */
export function NewRecordScreen<Row extends Stored, Values extends HeldRecord>({ of }: Props<Row, Values>) {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  const { words, write } = of.record
  return (
    <Page width="form">
      <PageHeader title={t(words.log.created.label)} back={of.pages.list.link({ dossierId })} />
      {allows(write) ? <NewRecord of={of} /> : <NoForm list={of.pages.list} />}
    </Page>
  )
}

function NewRecord<Row extends Stored, Values extends HeldRecord>({ of }: Props<Row, Values>) {
  const { record, schema, Fields } = of
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const returnToList = useReturnTo(of.pages.list.link({ dossierId }))
  const [start] = useState(() => of.empty(newId(), now()))
  const [typing, setTyping] = useState(false)
  const asking = useAskedSave()
  const save = useSave(record.calls.create, { onRefused: asking.onRefused })
  useRefusalToast(save, of.toastsRefusals)
  const draft = useDraftForm<Values, Row>({
    key: `${of.key}.new.${dossierId}`,
    schema,
    start,
    send: (values, form) => {
      const { _id, handover } = values
      const fields = schema.parse(values)
      const body = { ...(of.written?.(fields) ?? fields), _id, handover, ...namedIn(values) }
      return asking.send(confirm => save.send({ params: { dossierId }, body: { ...body, ...confirm } }, form))
    },
    onSaved: row => {
      if (!of.announces?.(row)) toast(t(record.words.done.created.label, { name: of.nameOf?.(row) }), 'ok')
      returnToList(row._id)
    },
  })
  return (
    <>
      <DraftForm draft={draft} banner={save.banner} complete={typing || of.isComplete(draft.form.values)}>
        <Fields form={draft.form} onTyping={setTyping} />
      </DraftForm>
      {of.questions && <QuestionSheet of={of.questions} asking={asking} />}
    </>
  )
}
