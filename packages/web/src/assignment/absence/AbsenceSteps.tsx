import type { Takers } from '@vicino/domain/absences/absence-proposals.ts'
import type { MadeAbsence } from '@vicino/domain/absences/absences.contract.ts'
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../calls/Loaded.tsx'
import { DraftForm } from '../../drafts/DraftForm.tsx'
import type { DraftFormState } from '../../drafts/use-draft-form.ts'
import type { LinkTarget } from '../../pages/link-target.ts'
import { useMay } from '../../session/person.ts'
import { Steps } from '../../ui/page/Arrival.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { ReadOnlyNotice } from '../../ui/page/ReadOnlyNotice.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { UndoKey } from '../../tasks/undo/UndoKey.tsx'
import { late } from '../../ui/late.ts'
import { AbsenceSummary } from './AbsenceSummary.tsx'
import { type AbsenceStep, type Away, type Handing, keptTakers, openOf } from './absence-values.ts'
import { ReleasedTasks } from './ReleasedTasks.tsx'
import type { ShownHanding } from './use-handing.ts'

/** Mostly somebody was found for each. */
const OpenVisitsSheet = late(async () => (await import('./OpenVisitsSheet.tsx')).OpenVisitsSheet)

type Props<Values> = {
  steps: readonly AbsenceStep[]
  draft: DraftFormState<Values, MadeAbsence>
  away: Away
  held: Handing
  onHeld: (changed: Partial<Handing>) => void
  handing: ShownHanding
  /** The step in which one says when, where that is not known. */
  when?: ReactNode
  /** What was refused, and how it is forgotten. */
  banner: string | null
  clear: () => void
  saveLabel: string
  back: LinkTarget
}

/** The steps of an absence, over one draft; nothing of it is written before the last. */
export function AbsenceSteps<Values>({
  steps,
  draft,
  away,
  held: { step, takers: chosen },
  onHeld,
  handing: { read, plan, takers },
  when,
  banner,
  clear,
  saveLabel,
  back,
}: Props<Values>) {
  const { t } = useTranslation()
  const mayPlan = useMay('calendar.plan_all', 'write')
  const at = steps.indexOf(step)
  const isLast = at === steps.length - 1
  const go = (next: AbsenceStep): void => {
    clear()
    onHeld({ step: next })
  }
  const [asksOpen, setAsksOpen] = useState(false)
  const open = step === 'who' && plan ? openOf(plan, takers) : []
  const goOn = async (event?: SubmitEvent): Promise<void> => {
    event?.preventDefault()
    if (draft.board.focusFirst() || !draft.check()) return
    if (open.length > 0) setAsksOpen(true)
    else go(steps[at + 1]!)
  }
  // A browser may answer a scroll with a promise, which is no way to undo an effect.
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [step])
  const keep = (next: Takers): void => onHeld({ takers: keptTakers(next) })
  return (
    <Page width={step === 'who' ? 'page' : 'form'}>
      <PageHeader
        title={plan ? t('Assenza di {{name}}', { name: plan.operator.name }) : t('Assenza')}
        kind={t('Assenza')}
        under={
          steps.length > 1
            ? t('Passo {{step}} di {{steps}}', { step: at + 1, steps: steps.length })
            : undefined
        }
        back={back}
        onBack={at > 0 ? () => go(steps[at - 1]!) : undefined}
        stepsBack
      />
      {mayPlan ? (
        <DraftForm
          draft={isLast ? draft : { ...draft, submit: goOn }}
          banner={banner}
          saveLabel={isLast ? saveLabel : t('Avanti')}
          complete={step === 'when' || plan !== undefined}
        >
          <Steps step={at}>
            {step === 'when' ? (
              when
            ) : (
              <Loaded read={read} skeleton={<FormSkeleton fields={6} />}>
                {shown =>
                  step === 'confirm' ? (
                    <AbsenceSummary away={away} plan={shown} takers={takers} />
                  ) : (
                    <ReleasedTasks
                      plan={shown}
                      takers={takers}
                      lost={chosen.filter(({ taskId, to }) => to !== null && takers.get(taskId) !== to)}
                      onTake={(taskId, to) => keep(changed(takers, taskId, to))}
                      onChange={keep}
                    />
                  )
                }
              </Loaded>
            )}
          </Steps>
        </DraftForm>
      ) : (
        <ReadOnlyNotice />
      )}
      {asksOpen && (
        <OpenVisitsSheet
          open={open}
          onClose={() => setAsksOpen(false)}
          onConfirm={() => {
            setAsksOpen(false)
            go(steps[at + 1]!)
          }}
        />
      )}
      {/* What is pressed while all of it is being written would else take back what was done before. */}
      {draft.saving && <UndoKey />}
    </Page>
  )
}

/** Taken by somebody, or by nobody again. */
function changed(takers: Takers, taskId: string, to: string | null): Takers {
  const next = new Map(takers)
  if (to === null) next.delete(taskId)
  else next.set(taskId, to)
  return next
}
