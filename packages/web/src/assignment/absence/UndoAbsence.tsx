import {
  type GivenBack,
  giveBackTasks,
  type MadeAbsence,
  undoAbsence,
} from '@vicino/domain/absences/absences.contract.ts'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../../calls/use-save.ts'
import { pages } from '../../pages/pages.ts'
import { taskReads } from '../../tasks/task-reads.ts'
import { forgetActsOf } from '../../tasks/undo/plan-acts.ts'
import { Button } from '../../ui/Button.tsx'
import { List, Row } from '../../ui/page/List.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { ConfirmSheet } from '../../ui/sheets/ConfirmSheet.tsx'
import { absenceReads } from './absence-reads.ts'
import { dayAndTimeWords, keptWords } from './absence-words.ts'
import { asSeen } from './tell-absence.ts'
import { visitName } from '../visit-name.ts'
import { dotted } from '../../i18n/dotted.ts'

/** Takes the whole of it back, and then says what stayed as it is and why. */
export function UndoAbsence({ made }: { made: MadeAbsence }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const [undone, setUndone] = useState<GivenBack>()
  const save = useSave(undoAbsence, { refreshes: [...taskReads, ...absenceReads] })
  const { _id: absenceId, task, operator, undone_at, handed } = made
  const undo = async (): Promise<void> => {
    const answer = await save.send({ params: { absenceId }, body: { version: task?.version ?? 0 } })
    if (answer === undefined) return
    forgetActsOf(absenceId)
    setUndone(answer)
    setAsked(false)
  }
  if (undone) return <Undone undone={undone} name={operator.name} />
  if (undone_at !== null) return null
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={20} stroke={1.8} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        {t('Annulla tutto')}
      </Button>
      <ConfirmSheet
        open={asked}
        onClose={() => setAsked(false)}
        title={t("Annullare l'assenza?")}
        banner={save.banner}
        confirmLabel={t('Annulla tutto')}
        busy={save.saving}
        onConfirm={() => void undo()}
      >
        <p>
          {handed.length === 0
            ? t("L'assenza sparisce dal calendario.")
            : t(
                "L'assenza sparisce dal calendario e le visite tornano a {{name}}. Quelle che qualcuno ha toccato nel frattempo, o che sono passate, restano come sono.",
                { name: operator.name },
              )}
        </p>
      </ConfirmSheet>
    </div>
  )
}

/** Where visits lie outside of an absence by now, because it ends earlier or is no more: gives them back. */
export function GiveBack({ made }: { made: MadeAbsence }) {
  const { t } = useTranslation()
  const [undone, setUndone] = useState<GivenBack>()
  const save = useSave(giveBackTasks, { refreshes: [...taskReads, ...absenceReads] })
  const { _id: absenceId, task, operator, outside } = made
  const { name } = operator
  const give = async (): Promise<void> => {
    const body = { version: task?.version ?? 0, tasks: asSeen(made, outside) }
    const answer = await save.send({ params: { absenceId }, body })
    if (answer !== undefined) setUndone(answer)
  }
  if (undone) return <Undone undone={undone} name={name} />
  if (outside.length === 0) return null
  return (
    <>
      <Notice tone="attention" choices={[{ label: t('Restituisci le visite'), take: () => void give() }]}>
        {t("{{count}} visite non cadono più nell'assenza: possono tornare a {{name}}.", {
          count: outside.length,
          name,
        })}
      </Notice>
      {save.banner && <Notice tone="error">{save.banner}</Notice>}
    </>
  )
}

function Undone({ undone: { restored, kept }, name }: { undone: GivenBack; name: string }) {
  const { t } = useTranslation()
  return (
    <Stack>
      <Notice tone={kept.length > 0 ? 'attention' : 'ok'}>
        {t('{{count}} visite sono tornate a {{name}}.', { count: restored, name })}
      </Notice>
      {kept.length > 0 && (
        <List label={t('Restano come sono')}>
          {kept.map(({ task, why }) => (
            <Row
              key={task._id}
              title={visitName(task, t)}
              under={dotted([dayAndTimeWords(task, t), keptWords(why, t)])}
              link={pages.task.link({ taskId: task._id })}
            />
          ))}
        </List>
      )}
    </Stack>
  )
}
