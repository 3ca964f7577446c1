import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { returnActs } from '@vicino/domain/drugs/hospital-return.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { drugFields } from '../drug-fields.ts'
import { drugStateWords, modalityLabel, takingWords } from '../drug-words.ts'
import { holdRulesWords } from '../hold-words.ts'
import { scaleWords } from '../scale-words.ts'
import classes from '../Drugs.module.css'
import { changedIn, type ReturnAnswer } from './return-values.ts'
import { dotted } from '../../i18n/dotted.ts'

type Props = {
  drug: Drug
  answer: ReturnAnswer | undefined
  onAnswer: (answer: ReturnAnswer | undefined) => void
  /** Opens its fields. */
  onChange: () => void
}

/** One drug of the return: how it stands, and what becomes of it. */
export function ReturnedDrugCard({ drug, answer, onAnswer, onChange }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const { version, end_date } = drug
  const state = drugStateWords(drug, today, t)
  const ended = end_date !== null && end_date < today ? end_date : today
  const changed = answer?.values ? changedIn(drug, answer.values) : {}
  const told = drugFields.filter(({ field }) => field in changed).map(({ label }) => t(label))
  return (
    <Card>
      <Fields>
        <div>
          <h2 className={classes.heading}>{drug.name}</h2>
          <Text block>{dotted([t(modalityLabel(drug)), takingWords(drug, t)])}</Text>
          {state !== null && <Text block>{state}</Text>}
        </div>
        <Facts>
          <Fact label={t('Indicazione')}>{drug.indication}</Fact>
          <Fact label={t('Scala')}>{drug.dose_scale && scaleWords(drug.dose_scale, drug, t)}</Fact>
          <Fact label={t('Non dare se')}>{holdRulesWords(drug.hold_rules, t)}</Fact>
          <Fact label={t('Commenti')}>{drug.comments}</Fact>
        </Facts>
        <ChoiceChips
          label={t('Come procedere con {{name}}?', { name: drug.name })}
          required
          options={returnActs}
          value={answer?.act ?? null}
          onChange={act => {
            onAnswer(act === null ? undefined : { version, act, end_date: ended, values: null })
            if (act === 'change') onChange()
          }}
        />
        {answer?.act === 'stop' && (
          <DayField
            label={t('Data di fine')}
            required
            value={answer.end_date}
            onChange={day => onAnswer({ ...answer, end_date: day })}
          />
        )}
        {answer?.act === 'change' && (
          <>
            {told.length > 0 && <p>{t('Modifica: {{fields}}', { fields: told.join(', ') })}</p>}
            <Button variant="default" onClick={onChange}>
              {t('Modifica i campi')}
            </Button>
          </>
        )}
      </Fields>
    </Card>
  )
}
