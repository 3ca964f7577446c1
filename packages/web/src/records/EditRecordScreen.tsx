import type { Stored } from '@vicino/domain/records/record.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { useDossier } from '../session/dossier.ts'
import { Screen } from '../calls/Screen.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useGoOn } from '../ui/use-go-on.ts'
import { correctionOf } from './correction-of.ts'
import { QuestionSheet } from './QuestionSheet.tsx'
import type { HeldRecord, RecordForm } from './record-view.ts'
import { useAskedSave } from './use-asked-save.ts'
import { useIds } from './use-ids.ts'
import { useNeedsReason } from './use-needs-reason.ts'
import { useRefusalToast } from './use-refusal-toast.ts'
import { useVersionedForm } from './use-versioned-form.ts'
import { VersionedForm } from './VersionedForm.tsx'

type Props<Row extends Stored, Values extends HeldRecord> = { of: RecordForm<Row, Values> }

/** Corrects a record of a plain kind: what is saved is a new version, the old one stays legible. */
export function EditRecordScreen<Row extends Stored, Values extends HeldRecord>({ of }: Props<Row, Values>) {
  const { t } = useTranslation()
  const params = useIds()
  const { calls, words, write } = of.record
  const may = useDossier().allows(write)
  const read = useRead(calls.one, { params })
  const title = t(words.correct.label)
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<FormSkeleton fields={6} />}
      writes={may}
      title={title}
      under={read.data && of.nameOf?.(read.data)}
      back={of.pages.one.link(params)}
    >
      {row => <RecordCorrection key={row._id} of={of} row={row} />}
    </Screen>
  )
}

type Correcting<Row extends Stored, Values extends HeldRecord> = Props<Row, Values> & { row: Row }

function RecordCorrection<Row extends Stored, Values extends HeldRecord>({
  of,
  row,
}: Correcting<Row, Values>) {
  const { record, schema, valuesOf, settle, Fields } = of
  const { calls, words } = record
  const { t } = useTranslation()
  const params = useIds()
  const goOn = useGoOn()
  const needsReason = useNeedsReason()
  const [typing, setTyping] = useState(false)
  const asking = useAskedSave()
  const save = useSave(calls.correct, { onRefused: asking.onRefused })
  useRefusalToast(save, of.toastsRefusals)
  const state = useVersionedForm<Row, Values>({
    key: `${of.key}.${row._id}`,
    schema,
    row,
    valuesOf,
    save,
    needsReason,
    send: async (values, over, form, reason) => {
      const { version } = values
      const body = { ...correctionOf(of, values, over), version, ...(reason && { reason }) }
      const saved = await asking.send(confirm => save.send({ params, body: { ...body, ...confirm } }, form))
      if (saved && !of.announces?.(saved, over))
        toast(t(words.done.corrected.label, { name: of.nameOf?.(saved) }), 'ok')
      return saved
    },
    ...(settle && { settle }),
    onSaved: () => goOn(of.pages.one.link(params)),
  })
  const { form } = state.draft
  return (
    <>
      <VersionedForm
        state={state}
        conflictTitle={t(words.twoVersions.label)}
        fields={of.rows}
        reasons={words.reasons.map(({ label }) => t(label))}
        complete={typing || of.isComplete(form.values)}
      >
        <Fields form={form} onTyping={setTyping} />
      </VersionedForm>
      {of.questions && <QuestionSheet of={of.questions} asking={asking} />}
    </>
  )
}
