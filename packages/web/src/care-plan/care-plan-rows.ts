import type { CareProblem } from '@vicino/domain/care-plan/care-plan.ts'
import type { TFunction } from 'i18next'
import { showDay } from '../ui/fields/read-day.ts'
import type { ShownField } from '../ui/sheets/merge-sides.ts'
import { measureWords } from './care-plan-words.ts'
import type { CarePlanValues } from './care-plan-values.ts'
import { dotted } from '../i18n/dotted.ts'

/** A problem with all that is written of it, in one sentence after the other. */
const problemWords = ({ title, description, goals, measures }: CareProblem, t: TFunction): string =>
  dotted([
    title,
    description,
    ...goals.map(({ text }) => t('Obiettivo: {{text}}', { text })),
    ...measures.map(measure =>
      t('Misura: {{text}}', { text: `${measure.text} (${measureWords(measure, t)})` }),
    ),
  ])

type Shown = Pick<CarePlanValues, 'problems' | 'evaluate_on'>

/** The fields of a plan with what they say, in the order of the form. */
export const carePlanRows: readonly ShownField<Shown>[] = [
  {
    field: 'problems',
    label: 'Problemi',
    words: ({ problems }, t) => problems.map(problem => problemWords(problem, t)).join('; '),
  },
  {
    field: 'evaluate_on',
    label: 'Valutazione',
    words: ({ evaluate_on }) => showDay(evaluate_on ?? ''),
  },
]
