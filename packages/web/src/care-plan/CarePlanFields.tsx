import type { CarePlan, CareProblem } from '@vicino/domain/care-plan/care-plan.ts'
import { getSuggestedProblems } from '@vicino/domain/care-plan/care-plan.contract.ts'
import type { SuggestedProblem } from '@vicino/domain/care-plan/suggested-problems.ts'
import { addMonths } from '@vicino/domain/days/day.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { useToday } from '../i18n/use-today.ts'
import { useDossier } from '../session/dossier.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { Button } from '../ui/Button.tsx'
import { DayField } from '../ui/fields/DayField.tsx'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { SuggestionChips } from '../ui/fields/SuggestionChips.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import classes from './CarePlan.module.css'
import { type CarePlanForm, evaluationMonths, newProblem, notYetIn } from './care-plan-values.ts'
import { AddButton, ProblemCard } from './ProblemCard.tsx'
import { useNamedServices } from './use-named-services.ts'

type Props = {
  form: CarePlanForm
  /** The plan that is changed; none while it is a new one. */
  before?: CarePlan
}

/** The fields of a plan: problems that the dossier tells of or of one's own words, and when it is evaluated. */
export function CarePlanFields({ form, before }: Props) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const { data: suggested = [] } = useRead(getSuggestedProblems, { params: { dossierId } })
  const services = useNamedServices(before?.services)
  const { problems } = form.values
  const put = (changed: CareProblem[]): void => form.setFieldValue('problems', changed)
  const add = (from?: SuggestedProblem): void => put([...problems, newProblem(from)])
  const commonOf = (problem: CareProblem): readonly string[] =>
    suggested.find(one => notYetIn([one], [problem]).length === 0)?.common_measures ?? []
  return (
    <Stack>
      <Suggestions suggested={notYetIn(suggested, problems)} onTake={add} />
      {problems.map((problem, at) => (
        <ProblemCard
          key={problem._id}
          problem={problem}
          place={at + 1}
          services={services}
          common={commonOf(problem)}
          errorAt={path => form.errors[`problems.${at}.${path}`]}
          onChange={changed => put(problems.with(at, changed))}
          onRemove={() => put(problems.toSpliced(at, 1))}
        />
      ))}
      {form.errors['problems'] && (
        <Notice tone="error" atField>
          {form.errors['problems']}
        </Notice>
      )}
      <AddButton label={t('Aggiungi un problema')} onPress={() => add()} />
      <EvaluationDay form={form} />
    </Stack>
  )
}

type SuggestionProps = {
  suggested: readonly SuggestedProblem[]
  onTake: (problem: SuggestedProblem) => void
}

const sources = [
  { from: 'focus', label: 'Dai focus aperti' },
  { from: 'anamnesis', label: "Dall'anamnesi" },
] as const

/** The problems that the dossier tells of, each put into the plan by a tap. */
function Suggestions({ suggested, onTake }: SuggestionProps) {
  const { t } = useTranslation()
  if (suggested.length === 0) return null
  return (
    <Card title={t('Problemi suggeriti dal dossier')}>
      <Stack>
        {sources.map(({ from, label }) => {
          const ofSource = suggested.filter(one => one.from === from)
          return (
            ofSource.length > 0 && (
              <div key={from} role="group" aria-label={t(label)}>
                <p className={classes.hint}>{t(label)}</p>
                <SuggestionChips
                  suggestions={ofSource.map(({ title }) => title)}
                  onChoose={title => onTake(ofSource.find(one => one.title === title)!)}
                />
              </div>
            )
          )
        })}
      </Stack>
    </Card>
  )
}

/** On which day it is looked at whether the goals were reached. */
function EvaluationDay({ form }: { form: CarePlanForm }) {
  const { t } = useTranslation()
  const today = useToday()
  return (
    <Card title={t('Valutazione')}>
      <Fields>
        <DayField label={t('Valutare il')} required minDay={today} {...fieldOf(form, 'evaluate_on')} />
        <Inline role="group" aria-label={t('Valutare tra')} align="center">
          {evaluationMonths.map(months => (
            <Button
              key={months}
              variant="default"
              onClick={() => form.setFieldValue('evaluate_on', addMonths(today, months))}
            >
              {t('{{count}} mesi da oggi', { count: months })}
            </Button>
          ))}
        </Inline>
      </Fields>
    </Card>
  )
}
