import { consciousnessLevels, urines } from '@vicino/domain/surveillance/observation.ts'
import type { Reading, SeenField as Seen } from '@vicino/domain/surveillance/reading.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../../drafts/field-of.ts'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import type { FieldProps } from '../../ui/fields/field-props.ts'
import { late } from '../../ui/late.ts'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import type { ReadingForm } from './reading-values.ts'

/** The drawn scale is more than the words around it. */
const BowelField = late(async () => (await import('./BowelField.tsx')).BowelField, <RowsSkeleton rows={8} />)

type Bound<Value> = Pick<FieldProps<Value>, 'value' | 'onChange' | 'error'>

const rhythms = [
  { value: 'regular', label: 'regolare' },
  { value: 'irregular', label: 'irregolare' },
] as const

/** Whether the pulse beats regularly: asked, not assumed. */
export function RhythmField({ value, onChange, error }: Bound<boolean | null>) {
  const { t } = useTranslation()
  return (
    <ChoiceChips
      label={t('Ritmo del polso')}
      options={rhythms}
      value={value === null ? null : value ? 'irregular' : 'regular'}
      onChange={chosen => onChange(chosen === null ? null : chosen === 'irregular')}
      error={error}
    />
  )
}

export function ConsciousnessField(bound: Bound<Reading['consciousness']>) {
  const { t } = useTranslation()
  return <ChoiceChips label={t('Coscienza')} options={consciousnessLevels} {...bound} />
}

/** What is seen, each asked in its own way. */
export function SeenField({ form, field }: { form: ReadingForm; field: Seen }) {
  const { t } = useTranslation()
  const asked: Record<Seen, () => ReactNode> = {
    hr_irregular: () => <RhythmField {...fieldOf(form, 'hr_irregular')} />,
    consciousness: () => <ConsciousnessField {...fieldOf(form, 'consciousness')} />,
    urine: () => <ChoiceChips label={t('Urina')} options={urines} {...fieldOf(form, 'urine')} />,
    bm: () => <BowelField {...fieldOf(form, 'bm')} />,
  }
  return asked[field]()
}
