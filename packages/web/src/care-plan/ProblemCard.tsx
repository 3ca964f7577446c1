import type { CareMeasure, CarePlan, CareProblem } from '@vicino/domain/care-plan/care-plan.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { FieldMessage, Fields } from '../ui/fields/FieldFrame.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { SuggestionChips } from '../ui/fields/SuggestionChips.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import classes from './CarePlan.module.css'
import { emptyMeasure } from './care-plan-values.ts'
import { MeasureFields, RemoveButton } from './MeasureFields.tsx'

type Props = {
  problem: CareProblem
  /** Which problem of the plan it is, from 1. */
  place: number
  services: CarePlan['services']
  /** What is often done about it. */
  common: readonly string[]
  errorAt: (path: string) => ReactNode
  onChange: (changed: CareProblem) => void
  onRemove: () => void
}

/** One problem of the plan: what it is, what is to be reached, what is done about it. */
export function ProblemCard(props: Props) {
  const { problem, place, errorAt, onChange, onRemove } = props
  const { t } = useTranslation()
  const { title, description } = problem
  return (
    <section className={classes.problem} aria-label={title || t('Problema {{place}}', { place })}>
      <div className={classes.head}>
        <h2>{t('Problema {{place}}', { place })}</h2>
        <RemoveButton label={t('Rimuovi il problema {{place}}', { place })} onPress={onRemove} />
      </div>
      <Fields>
        <TextField
          label={t('Problema infermieristico')}
          required
          maxLength={200}
          value={title}
          error={errorAt('title') ?? errorAt('focusId') ?? errorAt('focusTopicId')}
          onChange={typed => onChange({ ...problem, title: typed })}
        />
        <NoteField
          label={t('Segni, cause e risorse')}
          maxLength={5000}
          minRows={2}
          value={description}
          error={errorAt('description')}
          onChange={typed => onChange({ ...problem, description: typed })}
        />
        <Goals {...props} />
        <Measures {...props} />
      </Fields>
    </section>
  )
}

function Goals({ problem, errorAt, onChange }: Props) {
  const { t } = useTranslation()
  const put = (goals: CareProblem['goals']): void => onChange({ ...problem, goals })
  return (
    <fieldset className={classes.part}>
      <legend>{t('Obiettivi')}</legend>
      {problem.goals.map((goal, at) => (
        <div key={goal._id} className={classes.beside}>
          <NoteField
            label={t('Obiettivo {{place}}', { place: at + 1 })}
            maxLength={500}
            minRows={2}
            value={goal.text}
            error={errorAt(`goals.${at}.text`)}
            onChange={text => put(problem.goals.with(at, { ...goal, text }))}
          />
          <RemoveButton
            label={t("Rimuovi l'obiettivo {{place}}", { place: at + 1 })}
            onPress={() => put(problem.goals.toSpliced(at, 1))}
          />
        </div>
      ))}
      {errorAt('goals') && <FieldMessage>{errorAt('goals')}</FieldMessage>}
      <AddButton
        label={t('Aggiungi un obiettivo')}
        onPress={() => put([...problem.goals, { _id: newId(), text: '' }])}
      />
    </fieldset>
  )
}

function Measures({ problem, services, common, errorAt, onChange }: Props) {
  const { t } = useTranslation()
  const { measures } = problem
  const put = (changed: CareMeasure[]): void => onChange({ ...problem, measures: changed })
  const isThere = (words: string): boolean => measures.some(({ text }) => text === words)
  // What is offered goes into a measure that is still empty, else into one of its own.
  const take = (text: string): void => {
    const empty = measures.findIndex(one => one.text === '' && one.serviceId === null)
    put(
      empty === -1 ? [...measures, emptyMeasure(text)] : measures.with(empty, { ...measures[empty]!, text }),
    )
  }
  const offered = common.filter(words => !isThere(words))
  return (
    <fieldset className={classes.part}>
      <legend>{t('Misure')}</legend>
      {measures.map((measure, at) => (
        <MeasureFields
          key={measure._id}
          measure={measure}
          place={at + 1}
          services={services}
          errorAt={field => errorAt(`measures.${at}.${field}`)}
          onChange={changed => put(measures.with(at, { ...measure, ...changed }))}
          onRemove={() => put(measures.toSpliced(at, 1))}
        />
      ))}
      {errorAt('measures') && <FieldMessage>{errorAt('measures')}</FieldMessage>}
      {offered.length > 0 && (
        <div role="group" aria-label={t('Misure frequenti')}>
          <p className={classes.hint}>{t('Misure frequenti')}</p>
          <SuggestionChips suggestions={offered} onChoose={take} />
        </div>
      )}
      <AddButton label={t('Aggiungi una misura')} onPress={() => put([...measures, emptyMeasure()])} />
    </fieldset>
  )
}

/** One more line below the others. */
export function AddButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconPlus size={20} stroke={1.9} aria-hidden />}
        onClick={onPress}
      >
        {label}
      </Button>
    </div>
  )
}
