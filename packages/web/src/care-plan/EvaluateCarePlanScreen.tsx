import { type CarePlan, goalsOf, NewEvaluation } from '@vicino/domain/care-plan/care-plan.ts'
import {
  evaluateCarePlan,
  getCarePlan,
  getCarePlanVersions,
} from '@vicino/domain/care-plan/care-plan.contract.ts'
import { actsOn } from '@vicino/domain/care-plan/care-plan-rules.ts'
import { addMonths } from '@vicino/domain/days/day.ts'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Loaded } from '../calls/Loaded.tsx'
import { Screen } from '../calls/Screen.tsx'
import { useFresh } from '../calls/use-fresh.ts'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { fieldOf } from '../drafts/field-of.ts'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useDossier } from '../session/dossier.ts'
import { DayField } from '../ui/fields/DayField.tsx'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { SwitchField } from '../ui/fields/SwitchField.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { useReturnTo } from '../ui/use-return-to.ts'
import { GoalFields } from './GoalFields.tsx'
import { type EvaluationValues, givenEvaluation, noEvaluation } from './evaluation-values.ts'

/** Says of each goal how far it was reached, and whether the plan goes on. */
export function EvaluateCarePlanScreen() {
  const { t } = useTranslation()
  const { dossierId, carePlanId } = usePage(pages.evaluateCarePlan).params
  const params = { dossierId, carePlanId }
  const read = useFresh(useRead(getCarePlan, { params }))
  // While a change is a draft, what is evaluated is the version that it is written over.
  const versions = useRead(getCarePlanVersions, { params }, { when: read.data?.status === 'draft' })
  return (
    <Screen
      read={read}
      keeps
      width="form"
      skeleton={<FormSkeleton fields={6} />}
      writes={useDossier().allows('careplan.write')}
      title={t('Valuta il piano di cura')}
      back={pages.carePlan.link({ dossierId, carePlanId })}
    >
      {plan => {
        if (!actsOn(plan).evaluate)
          return <Notice>{t('Si valuta una versione firmata: questo piano non è ancora firmato.')}</Notice>
        if (plan.status !== 'draft')
          return <Evaluation key={plan.version} plan={plan} version={plan.version} />
        return (
          <Loaded read={versions} skeleton={<FormSkeleton fields={6} />}>
            {all => {
              const inForce = all.find(({ version }) => version === plan.in_force)
              return (
                inForce && (
                  <Stack>
                    <Notice>
                      {t(
                        'Si valuta la versione firmata. La bozza resta com’è, da firmare dopo; se il piano si conclude, diventa la bozza di un nuovo piano.',
                      )}
                    </Notice>
                    <Evaluation key={plan.version} plan={inForce} version={plan.version} />
                  </Stack>
                )
              )
            }}
          </Loaded>
        )
      }}
    </Screen>
  )
}

const FormEvaluation = z.pipe(z.transform(givenEvaluation), NewEvaluation)

type EvaluationProps = {
  /** The version that a nurse signed. */
  plan: CarePlan
  /** The version that stands: a draft of another one, perhaps. */
  version: number
}

function Evaluation({ plan, version }: EvaluationProps) {
  const { t } = useTranslation()
  const today = useToday()
  const { _id: carePlanId, dossierId, problems } = plan
  const returnToPlan = useReturnTo(pages.carePlan.link({ dossierId, carePlanId }))
  const save = useSave(evaluateCarePlan)
  const draft = useDraftForm<EvaluationValues, CarePlan>({
    key: `care_plan.evaluate.${carePlanId}`,
    schema: FormEvaluation,
    start: noEvaluation(version, goalsOf(plan), addMonths(today, 3)),
    send: (values, form) =>
      save.send({ params: { dossierId, carePlanId }, body: FormEvaluation.parse(values) }, form),
    onSaved: ({ status }) => {
      toast(status === 'ended' ? t('Piano di cura concluso') : t('Valutazione salvata'), 'ok')
      returnToPlan()
    },
  })
  const { form } = draft
  return (
    <DraftForm draft={draft} banner={save.banner} saveLabel={t('Salva la valutazione')}>
      <Stack>
        {problems.map(({ _id, title, goals }) => (
          <Card key={_id} title={title}>
            <GoalFields
              goals={goals}
              outcomes={form.values.outcomes}
              errors={form.errors}
              onChange={outcomes => form.setFieldValue('outcomes', outcomes)}
            />
          </Card>
        ))}
        <Card title={t('Come proseguire')}>
          <Fields>
            <SwitchField label={t('Il piano si conclude')} {...fieldOf(form, 'ends')} />
            {!form.values.ends && (
              <DayField
                label={t('Prossima valutazione')}
                required
                minDay={today}
                {...fieldOf(form, 'evaluate_on')}
              />
            )}
            <NoteField label={t('Esito')} maxLength={5000} {...fieldOf(form, 'note')} />
          </Fields>
        </Card>
      </Stack>
    </DraftForm>
  )
}
