import { createFocus } from '@vicino/domain/focus/focus.contract.ts'
import { type FocusFlow, flowStart, maySave, noteToSend, takeStep } from '@vicino/domain/focus/focus-flow.ts'
import { type Focus, WholeFocus } from '@vicino/domain/focus/focus.ts'
import type { FocusTopic } from '@vicino/domain/focus/focus-topic.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { LeavingSheet } from '../drafts/LeavingSheet.tsx'
import { fieldOf } from '../drafts/field-of.ts'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { type HandedValues, namedIn, notHanded } from '../records/handed.ts'
import { HandoverSwitch } from '../records/HandoverSwitch.tsx'
import { useReturnTo } from '../ui/use-return-to.ts'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { NoForm } from '../session/NoForm.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { ChosenFocus } from './ChosenFocus.tsx'
import { NoteFields } from './NoteFields.tsx'
import { TopicStep } from './TopicStep.tsx'
import { useFocusTopic } from './use-focus-topics.ts'

/** Opens a focus: its title first, then the note. Saving leads back to the list, the focus in sight. */
export function NewFocusScreen() {
  const { t } = useTranslation()
  const may = useDossier().allows('focus.open_close')
  const {
    params: { dossierId },
    search: { topic = null },
  } = usePage(pages.newFocus)
  const suggested = useFocusTopic(topic)
  const waits = topic !== null && suggested === undefined
  return (
    <Page width="form">
      <PageHeader title={t('Nuovo focus')} back={pages.focus.link({ dossierId })} />
      {!may && <NoForm list={pages.focus} />}
      {may && waits && <FormSkeleton />}
      {may && !waits && <NewFocus dossierId={dossierId} suggested={suggested} />}
    </Page>
  )
}

type Values = FocusFlow & HandedValues & { _id: Id }

const toSend = (flow: FocusFlow) => ({
  focus: flow.focus,
  focusTopicId: flow.focusTopicId,
  ...noteToSend(flow),
})

/** The rules of a focus over what the flow holds. */
const FlowOfFocus = z.pipe(z.pipe(z.custom<FocusFlow>(), z.transform(toSend)), WholeFocus)

/** The flow at its beginning; a suggested topic is chosen already. */
const begin = (suggested: FocusTopic | undefined): FocusFlow =>
  suggested ? takeStep(flowStart('choose'), { type: 'chose', topic: suggested }) : flowStart('choose')

function NewFocus({ dossierId, suggested }: { dossierId: Id; suggested: FocusTopic | undefined }) {
  const { t } = useTranslation()
  const returnToList = useReturnTo(pages.focus.link({ dossierId }))
  const [_id] = useState(() => newId())
  const save = useSave(createFocus)
  const draft = useDraftForm<Values, Focus>({
    key: `focus.new.${dossierId}`,
    schema: FlowOfFocus,
    start: { ...begin(suggested), _id, ...notHanded },
    send: (values, form) => {
      const { _id: id, handover } = values
      const body = { ...toSend(values), _id: id, handover, ...namedIn(values) }
      return save.send({ params: { dossierId }, body }, form)
    },
    onSaved: focus => {
      toast(t('{{focus}} è aperto', { focus: focus.focus }), 'ok')
      returnToList(focus._id)
    },
  })
  const { form } = draft
  const take = (step: Parameters<typeof takeStep>[1]): void =>
    form.setValues({ ...form.values, ...takeStep(form.values, step) })
  const topic = useFocusTopic(form.values.focusTopicId)
  if (!draft.ready) return <FormSkeleton />
  if (form.values.step === 'choose')
    return (
      <>
        <TopicStep dossierId={dossierId} flow={form.values} onStep={take} />
        <LeavingSheet leaving={draft.leaving} away={draft.state.is === 'away'} />
      </>
    )
  return (
    <DraftForm draft={draft} banner={save.banner} complete={maySave(form.values)}>
      <ChosenFocus focus={form.values.focus} onChange={() => take({ type: 'went_back' })} />
      <NoteFields
        note={form.values}
        errors={form.errors}
        onWrite={(part, text) => form.setFieldValue(part, text)}
        onAttach={readings => form.setFieldValue('readings', readings)}
        topic={topic}
        evaluates={form.values.evaluates}
        onEvaluates={on => take({ type: 'evaluates', on })}
      >
        <HandoverSwitch
          kind="FocusGroup"
          dossierId={dossierId}
          handover={fieldOf(form, 'handover')}
          to={fieldOf(form, 'handover_to')}
        />
      </NoteFields>
    </DraftForm>
  )
}
