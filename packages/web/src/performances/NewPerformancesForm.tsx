import type { Performance } from '@vicino/domain/performances/performance.ts'
import type { Service } from '@vicino/domain/services/service.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { RecordedMeanwhile } from '../records/RecordedMeanwhile.tsx'
import { ServicePicker } from '../services/ServicePicker.tsx'
import { Arrival } from '../ui/page/Arrival.tsx'
import { toast } from '../ui/toast.ts'
import { useGoOn } from '../ui/use-go-on.ts'
import { ChosenLines } from './ChosenLines.tsx'
import { bodyOfLines, FormLines, type PerformanceLine, performanceLineOf } from './performance-line.ts'
import { recordedWords } from './performance-words.ts'
import { useAddPerformances } from './use-add-performances.ts'

type Values = { _id: Id; performances: PerformanceLine[] }

/** First which services, then their minutes. A step back loses nothing. */
export function NewPerformancesForm({ task }: { task: Task }) {
  const { t } = useTranslation()
  const [choosing, setChoosing] = useState(true)
  const { draft, banner, recorded, again, forget } = useNewPerformances(task)
  const { form } = draft
  const lines = form.values.performances
  const put = (performances: PerformanceLine[]): void => form.setFieldValue('performances', performances)
  const without = (code: string) => lines.filter(({ service_details }) => service_details.code !== code)
  const turn = (toChoice: boolean): void => {
    setChoosing(toChoice)
    // After the step has taken the focus, which would hide the title under the client's name.
    requestAnimationFrame(() => scrollTo({ top: 0 }))
  }
  const goOn = async (event?: SubmitEvent): Promise<void> => {
    event?.preventDefault()
    turn(false)
  }
  const toggle = (service: Service): void => {
    const others = without(service.code)
    put(others.length < lines.length ? others : [...lines, performanceLineOf(service)])
  }
  return (
    <DraftForm
      draft={choosing ? { ...draft, submit: goOn } : draft}
      banner={banner}
      complete={lines.length > 0}
      {...(choosing && { saveLabel: t('Continua') })}
    >
      {choosing ? (
        <ServicePicker
          date={task.date}
          chosen={lines.map(({ service_details }) => service_details)}
          onRemove={code => put(without(code))}
          onToggle={toggle}
        />
      ) : (
        <Arrival>
          {recorded.length > 0 && (
            <RecordedMeanwhile
              recorded={recordedWords(recorded, t)}
              again={again}
              leaveOut={() => {
                const codes = new Set(recorded.map(({ service_details: { code } }) => code))
                put(lines.filter(({ service_details: { code } }) => !codes.has(code)))
                forget()
              }}
            />
          )}
          <ChosenLines
            dossierId={task.dossierId!}
            lines={lines}
            errors={form.errors}
            onChange={put}
            onChooseAgain={() => turn(true)}
          />
        </Arrival>
      )}
    </DraftForm>
  )
}

/** The form of the page: a draft for each visit, sent as one addition. */
function useNewPerformances(task: Task) {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const [_id] = useState(() => newId())
  const save = useAddPerformances()
  const recorded = save.carried('recorded_already') ?? []
  // What somebody has just been shown, and records beside it.
  const beside = useRef<Id[]>([])
  const params = { taskId: task._id }
  const draft = useDraftForm<Values, Performance[]>({
    key: `performances.new.${task._id}`,
    schema: FormLines,
    start: { _id, performances: [] },
    send: (values, form) => {
      const performances = bodyOfLines(values.performances)
      const known = beside.current.length > 0 && { beside: beside.current }
      return save.send({ params, body: { _id: values._id, performances, ...known } }, form)
    },
    onSaved: () => {
      toast(t('Service added'), 'ok')
      goOn(pages.task.link(params))
    },
  })
  const again = (): void => {
    beside.current = recorded.map(one => one._id)
    void draft.submit()
  }
  return { draft, banner: recorded.length > 0 ? null : save.banner, recorded, again, forget: save.clear }
}
