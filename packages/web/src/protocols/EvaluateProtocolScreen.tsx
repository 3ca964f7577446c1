import { addDays } from '@vicino/domain/days/day.ts'
import {
  NewProtocolEvaluation,
  type OpenedProtocol,
  type OpenTaskChoice,
  openTaskChoices,
  type ProtocolCourse,
} from '@vicino/domain/protocols/opened-protocol.ts'
import { evaluateProtocol, getOpenedProtocol } from '@vicino/domain/protocols/opened-protocols.contract.ts'
import { isProtocolOpen } from '@vicino/domain/protocols/protocol-rules.ts'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { GoalFields } from '../care-plan/GoalFields.tsx'
import { type EvaluationValues, givenEvaluation, noEvaluation } from '../care-plan/evaluation-values.ts'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { fieldOf } from '../drafts/field-of.ts'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useDossier } from '../session/dossier.ts'
import { taskReads } from '../tasks/task-reads.ts'
import { ChoiceChips } from '../ui/fields/ChoiceChips.tsx'
import { DayField } from '../ui/fields/DayField.tsx'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { houseText } from '../i18n/house-text.ts'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { SwitchField } from '../ui/fields/SwitchField.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import { Sentences } from './ProtocolText.tsx'

/** Says of each goal of a protocol how far it was reached, and whether it goes on. */
export function EvaluateProtocolScreen() {
  const { t } = useTranslation()
  const { dossierId, openedId } = usePage(pages.evaluateProtocol).params
  return (
    <Screen
      read={useRead(getOpenedProtocol, { params: { dossierId, openedId } })}
      keeps
      width="form"
      skeleton={<FormSkeleton fields={6} />}
      writes={useDossier().allows('protocol.open_in_dossier')}
      title={t('Valuta il protocollo')}
      back={pages.openedProtocol.link({ dossierId, openedId })}
    >
      {course =>
        isProtocolOpen(course.protocol) ? (
          <Evaluation key={course.protocol.version} course={course} />
        ) : (
          <Notice>{t('Questo protocollo è già concluso.')}</Notice>
        )
      }
    </Screen>
  )
}

type Values = EvaluationValues & { open_tasks: OpenTaskChoice | null }

/** What becomes of its tasks is asked where it ends. */
const FormEvaluation = z.pipe(
  z.transform(({ open_tasks, ...values }: Values) => ({
    ...givenEvaluation(values),
    open_tasks: values.ends ? open_tasks : null,
  })),
  NewProtocolEvaluation,
)

/** After so many days a protocol that goes on is looked at again. */
const usualDays = 28

function Evaluation({ course: { protocol, due } }: { course: ProtocolCourse }) {
  const { t } = useTranslation()
  const today = useToday()
  const { _id: openedId, dossierId, version, goals, criteria } = protocol
  const leave = useReturnTo(pages.openedProtocol.link({ dossierId, openedId }))
  const save = useSave(evaluateProtocol, { refreshes: taskReads })
  const openTasks = due.reduce((sum, { open }) => sum + open, 0)
  const draft = useDraftForm<Values, OpenedProtocol>({
    key: `opened_protocol.evaluate.${openedId}`,
    schema: FormEvaluation,
    start: { ...noEvaluation(version, goals, addDays(today, usualDays)), open_tasks: null },
    send: (values, form) =>
      save.send({ params: { dossierId, openedId }, body: FormEvaluation.parse(values) }, form),
    onSaved: ({ status }) => {
      toast(status === 'ended' ? t('Protocollo concluso') : t('Valutazione salvata'), 'ok')
      leave()
    },
  })
  const { form } = draft
  const { ends, outcomes } = form.values
  return (
    <DraftForm draft={draft} banner={save.banner} saveLabel={t('Salva la valutazione')}>
      <Stack>
        <Sentences title={t('Criteri di valutazione')} sentences={criteria} />
        <Card title={t('Obiettivi')}>
          <GoalFields
            goals={goals.map(goal => ({ ...goal, text: houseText(goal.text, t) }))}
            outcomes={outcomes}
            errors={form.errors}
            onChange={changed => form.setFieldValue('outcomes', changed)}
          />
        </Card>
        <Card title={t('Come proseguire')}>
          <Fields>
            <SwitchField label={t('Il protocollo si conclude')} {...fieldOf(form, 'ends')} />
            {!ends && (
              <DayField
                label={t('Prossima valutazione')}
                description={t('Fino a quel giorno i suoi compiti restano in calendario.')}
                required
                minDay={today}
                {...fieldOf(form, 'evaluate_on')}
              />
            )}
            {ends && openTasks > 0 && (
              <ChoiceChips
                label={t('Compiti ancora aperti: {{number}}', { number: openTasks })}
                required
                options={openTaskChoices}
                {...fieldOf(form, 'open_tasks')}
              />
            )}
            <NoteField label={t('Esito')} maxLength={5000} {...fieldOf(form, 'note')} />
          </Fields>
        </Card>
      </Stack>
    </DraftForm>
  )
}
