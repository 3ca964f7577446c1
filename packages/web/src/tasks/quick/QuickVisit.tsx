import { visitTitle } from '@vicino/domain/day-services/visit-title.ts'
import { getDossier } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { type NamedPerson, namedPerson } from '@vicino/domain/people/named-person.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGivenUp } from '../../calls/use-given-up.ts'
import { useRead } from '../../calls/use-read.ts'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import { pages } from '../../pages/pages.ts'
import { Button } from '../../ui/Button.tsx'
import { late } from '../../ui/late.ts'
import { Popover } from '../../ui/sheets/Popover.tsx'
import { useGoOn } from '../../ui/use-go-on.ts'
import { addingAt } from '../calendar/calendar-links.ts'
import { useFirstOperators } from '../form/first-operators.ts'
import { newTaskValues, type TaskValues, timedVisit } from '../form/task-values.ts'
import { useNewTask } from '../form/use-new-task.ts'
import { useToldNew } from '../form/use-told-new.ts'
import { TaskOverlapSheet } from '../LateOverlapSheets.tsx'
import type { DrawnVisit } from './drawn-visit.ts'
import classes from './QuickVisit.module.css'
import { QuickVisitFields } from './QuickVisitFields.tsx'

const UnsavedQuestion = late(
  async () => (await import('../../ui/sheets/UnsavedQuestion.tsx')).UnsavedQuestion,
)

type Props = { visit: DrawnVisit; onClose: () => void }

/** A visit that was drawn, written beside where it was drawn; what it stands for stays drawn meanwhile. */
export function QuickVisit({ visit, onClose }: Props) {
  const { dossierId, drawn } = visit
  const first = useFirstOperators(visit.operators ? undefined : visit.operatorId)
  const operators = visit.operators ?? first
  const read = useRead(
    getDossier,
    { params: { dossierId: dossierId ?? '' } },
    { when: dossierId !== undefined },
  )
  const { data: dossier } = read
  const isGivenUp = useGivenUp(read)
  useEffect(() => drawn.leave, [drawn])
  if (!operators || (dossierId !== undefined && !dossier && !isGivenUp)) return null
  const client = dossier ? namedPerson(dossier.client) : null
  return <QuickForm visit={visit} client={client} operators={operators} onClose={onClose} />
}

type FormProps = Props & { client: NamedPerson | null; operators: NamedPerson[] }

function QuickForm({ visit, client, operators, onClose }: FormProps) {
  const { t } = useTranslation()
  const goOn = useGoOn()
  const { drawn, dossierId } = visit
  const [start] = useState(
    (): TaskValues => ({
      ...newTaskValues(newId(), visit.time.date),
      ...drawnOf(visit),
      title: visitTitle([]),
      client,
      operators,
    }),
  )
  const told = useToldNew()
  const { draft, banner, overlap } = useNewTask({
    key: dossierId === undefined ? 'task.new' : `task.new.${dossierId}`,
    start,
    measure: undefined,
    onSaved: made => {
      told(made)
      onClose()
    },
  })
  const { form, ready, restoredFrom } = draft
  const [asksBack, setAsksBack] = useState(false)
  // A draft of before that nobody touched here stays one.
  const takenUp = useRef<string>(null)
  const close = (): void =>
    form.isDirty() && JSON.stringify(form.getValues()) !== takenUp.current ? setAsksBack(true) : onClose()
  const discard = (): void => {
    draft.goOnFrom(start)
    onClose()
  }

  // What is drawn stands for what is written: services make it longer, another clock moves it.
  const time = timedVisit(form.values)
  const follow = useEffectEvent(() => time && drawn.follow(time))
  const shown = time && [time.date, time.end_date, time.start_time, time.end_time].join(' ')
  useEffect(() => void follow(), [shown])

  const [goes, setGoes] = useState(false)

  // The whole form takes up the same draft, with all that is written here.
  const openWhole = useEffectEvent(async (): Promise<void> => {
    const isKept = await draft.keep()
    const { date, end_date, start_time, end_time, operators: who } = form.getValues()
    const when = date === null ? {} : addingAt({ date, end_date: end_date ?? date, start_time, end_time })
    const link = pages.newTask.link({ ...when, dossierId, operatorId: who[0]?._id })
    goOn({ ...link, replace: false, ...(isKept && { ignoreBlocker: true }) })
    setGoes(false)
  })
  useEffect(() => {
    if (goes) void openWhole()
  }, [goes])

  // What was drawn goes before what an older draft says of it. What has no place here is written in the whole form.
  const needsWhole = form.values.type !== 'client' || form.values.new_client !== null
  const takeUp = useEffectEvent(() => {
    form.setValues({
      ...drawnOf(visit),
      ...((visit.operators ?? visit.operatorId) !== undefined && { operators }),
    })
    takenUp.current = JSON.stringify(form.getValues())
  })
  useEffect(() => {
    if (ready && restoredFrom !== null) takeUp()
  }, [ready, restoredFrom])
  useEffect(() => {
    if (ready && needsWhole) setGoes(true)
  }, [ready, needsWhole])

  return (
    <Popover beside={drawn.box} onClose={close} title={t('Nuovo appuntamento')} dismissible={!draft.saving}>
      <div className={classes.form}>
        <DraftForm
          draft={draft}
          banner={banner}
          beside={
            <Button variant="default" onClick={() => setGoes(true)}>
              {t('Modulo completo')}
            </Button>
          }
        >
          <QuickVisitFields form={form} />
        </DraftForm>
      </div>
      {asksBack && <UnsavedQuestion onStay={() => setAsksBack(false)} onGo={discard} />}
      {overlap && <TaskOverlapSheet {...overlap} />}
    </Popover>
  )
}

const drawnOf = ({ time }: DrawnVisit) => ({
  date: time.date,
  end_date: time.end_date,
  start_time: time.start_time,
  end_time: time.end_time,
  full_day: time.start_time === null,
})
