import type { Day } from '@vicino/domain/days/day.ts'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import type { TaskForm } from '../form/task-values.ts'
import { frequencies } from '../series/RepeatFields.tsx'
import { chooseFrequency, repeatOf } from '../series/repeat-values.ts'
import { repeatWords } from '../series/repeat-words.ts'
import classes from './QuickVisit.module.css'

/** The usual repetitions. Any other is written in the whole form, and stays here as it is. */
export function QuickRepeat({ form, day }: { form: TaskForm; day: Day | null }) {
  const { t } = useTranslation()
  const { repeat } = form.values
  const options = frequencies.filter(
    ({ value }) => value === 'daily' || value === 'weekly' || value === repeat.frequency,
  )
  const sent = day === null ? undefined : repeatOf(repeat, day)
  return (
    <div>
      <SelectField
        label={t('Si ripete')}
        options={options}
        emptyLabel={t('Mai')}
        value={repeat.frequency}
        onChange={next => form.setFieldValue('repeat', chooseFrequency(repeat, next, day))}
      />
      {sent && day !== null && (
        <p className={classes.rule} role="status">
          {repeatWords(
            { ...sent, until: sent.until ?? null, count: sent.count ?? null, skip_holidays: false },
            day,
            t,
          )}
        </p>
      )}
    </div>
  )
}
