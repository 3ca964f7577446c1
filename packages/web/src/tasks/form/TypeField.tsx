import type { TaskType } from '@vicino/domain/tasks/task-type.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { typeLabel } from '../task-words.ts'

/** The types that stand in sight; those of "Altro tipo" open by a tap on it. */
const main = (['client', 'reminder', 'task', 'holiday'] as const).map(withLabel)
const others = (['event', 'personal'] as const).map(withLabel)
const kinds = [...main, { value: 'other', label: 'Altro tipo' }] as const

function withLabel<Type extends TaskType>(value: Type): { value: Type; label: string } {
  return { value, label: typeLabel(value) }
}

const isMain = (type: string): type is (typeof main)[number]['value'] =>
  main.some(({ value }) => value === type)

type Props = { value: TaskType; onChange: (type: TaskType) => void; error: ReactNode }

/** What a task is. One type always holds: a second tap takes none away. */
export function TypeField({ value, onChange, error }: Props) {
  const { t } = useTranslation()
  return (
    <Fields>
      <ChoiceChips
        label={t('Tipo')}
        options={kinds}
        value={isMain(value) ? value : 'other'}
        error={error}
        onChange={kind => kind && onChange(isMain(kind) ? kind : 'event')}
      />
      {!isMain(value) && (
        <ChoiceChips
          label={t('Che cosa')}
          options={others}
          value={value}
          onChange={other => other && onChange(other)}
        />
      )}
    </Fields>
  )
}
