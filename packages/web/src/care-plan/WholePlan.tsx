import { type CarePlan, carePlanActs } from '@vicino/domain/care-plan/care-plan.ts'
import { getCarePlanVersions, getPlannedMeasures } from '@vicino/domain/care-plan/care-plan.contract.ts'
import { actsOn } from '@vicino/domain/care-plan/care-plan-rules.ts'
import type { PlannedMeasure } from '@vicino/domain/care-plan/planned-measure.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Read } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { RecordHistory } from '../records/RecordHistory.tsx'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { useMay } from '../session/person.ts'
import { showDay } from '../ui/fields/read-day.ts'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { late } from '../ui/late.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { carePlanRows } from './care-plan-rows.ts'
import { DrawnLines } from './DrawnLines.tsx'
import { PlanActs, StrikePlan } from './PlanActs.tsx'
import { toldOfPlan } from './plan-changes.ts'
import { PlanBadges } from './PlanBadges.tsx'
import { ProblemView } from './ProblemView.tsx'
import { PutOnPlan } from './PutOnPlan.tsx'

const Attachments = late(async () => (await import('../documents/Attachments.tsx')).Attachments)

/**
 * A plan with all that can be done with it. While a change is a draft still, what holds is the version that was signed:
 * that one is shown first, for it is what care goes by.
 */
export function WholePlan({ plan }: { plan: CarePlan }) {
  const { t } = useTranslation()
  const { dossierId, _id: carePlanId } = plan
  const { allows } = useDossier()
  const mayPlan = useMay('calendar.own', 'write')
  const versions = useRead(getCarePlanVersions, { params: { dossierId, carePlanId } })
  const [showsDraft, setShowsDraft] = useState(false)
  const inForce = versions.data?.find(({ version }) => version === plan.in_force)
  const both = plan.status === 'draft' && !plan.struck && inForce !== undefined
  const shown = both && !showsDraft ? inForce : plan
  const mayWrite = allows('careplan.write')
  const isShownInForce = shown.status === 'signed' && !plan.struck
  const planned = useRead(
    getPlannedMeasures,
    { params: { dossierId, carePlanId } },
    { when: isShownInForce && mayPlan, anew: true },
  )
  return (
    <Stack>
      <PlanBadges plan={shown === plan ? plan : { ...shown, due_on: plan.due_on }} />
      {plan.struck && (
        <Notice tone="attention">{t('Annullato: {{reason}}', { reason: plan.struck.reason })}</Notice>
      )}
      {both && (
        <Notice
          tone={showsDraft ? 'attention' : 'info'}
          choices={[
            {
              label: showsDraft ? t('Mostra la versione in vigore') : t('Mostra la bozza'),
              take: () => setShowsDraft(shows => !shows),
            },
          ]}
        >
          {showsDraft
            ? t('Questa è la bozza: fino alla firma non vale.')
            : t('C’è una modifica non ancora firmata. Fino alla firma vale questa versione.')}
        </Notice>
      )}
      {shown.problems.map(problem => (
        <ProblemView
          key={problem._id}
          problem={problem}
          plan={shown}
          {...(isShownInForce &&
            mayPlan && {
              actOf: measure => (
                <PutOnPlan plan={shown} measure={measure} planned={ofMeasure(planned, measure._id)} />
              ),
            })}
        />
      ))}
      <Holds plan={shown} />
      <Attachments record={{ kind: 'care_plan', _id: carePlanId }} open={!plan.struck} />
      <PlanActs plan={plan} mayWrite={mayWrite} isShown={shown === plan} />
      <RecordHistory
        read={versions}
        fields={carePlanRows.filter(({ field }) => field === 'evaluate_on')}
        told={toldOfPlan}
        begun={carePlanActs[0]}
        happened={({ act }) => carePlanActs.find(({ value }) => value === act) ?? null}
      />
      {mayWrite && actsOn(plan).strike && <StrikePlan plan={plan} />}
    </Stack>
  )
}

/** What is planned of a measure; undefined until that is known, null where it cannot be. */
const ofMeasure = (
  { data, error }: Read<PlannedMeasure[]>,
  measureId: Id,
): PlannedMeasure[] | null | undefined =>
  data?.filter(one => one.measureId === measureId) ?? (error ? null : undefined)

/** Who signed it, until when it goes, and what the last evaluation found. */
function Holds({ plan }: { plan: CarePlan }) {
  const { t } = useTranslation()
  const { reads } = useDossier()
  const { dossierId, evaluate_on, status, signature, signed_on, client_signature, evaluation } = plan
  const signed =
    signature && signed_on !== null
      ? t('{{name}}, {{day}}', { name: signature.name, day: showDay(signed_on) })
      : t('Non ancora firmato')
  return (
    <Card title={t('Firme e valutazione')}>
      <Facts>
        <Fact label={t('Cure infermieristiche')}>{signed}</Fact>
        <Fact label={t('Cliente o chi lo rappresenta')}>
          {client_signature && (
            <>
              {t('{{name}}, {{day}}', { name: client_signature.name, day: showDay(client_signature.on) })}{' '}
              {client_signature.documentId !== undefined && reads('documents.clinical') && (
                <Link {...pages.document.link({ dossierId, documentId: client_signature.documentId })}>
                  {t('Foglio firmato')}
                </Link>
              )}
              {client_signature.drawn && (
                <DrawnLines
                  drawn={client_signature.drawn}
                  label={t('Firma di {{name}}', { name: client_signature.name })}
                />
              )}
            </>
          )}
        </Fact>
        <Fact label={t('Prossima valutazione')}>{status === 'ended' ? '' : showDay(evaluate_on)}</Fact>
        <Fact label={t('Ultima valutazione')}>
          {evaluation && t('{{name}}, {{day}}', { name: evaluation.by.name, day: showDay(evaluation.on) })}
        </Fact>
        <Fact label={t('Esito')}>{evaluation?.note ?? ''}</Fact>
      </Facts>
    </Card>
  )
}
