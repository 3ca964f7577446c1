import { statusesOf } from '@vicino/domain/tasks/task-status.ts'
import { taskTypes } from '@vicino/domain/tasks/task-type.ts'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../session/person.ts'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { type Calendar, plansForAll } from './use-calendar.ts'
import { OperatorFilter } from './OperatorFilter.tsx'

const whose = [
  { value: 'mine', label: 'I miei' },
  { value: 'all', label: 'Tutti' },
] as const

/** Whose tasks the calendar shows, and which of them. */
export function Filters({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation()
  const mayPlanForAll = plansForAll(usePerson())
  const { of, dossierId, search, show } = calendar
  return (
    <Fields>
      {mayPlanForAll && dossierId === undefined && (
        <Segmented
          full
          label={t('Di chi')}
          options={whose}
          value={of}
          onChange={next => show({ of: next, operatorId: undefined })}
        />
      )}
      {mayPlanForAll && of === 'all' && (
        <OperatorFilter operatorId={search.operatorId} onChange={operatorId => show({ operatorId })} />
      )}
      <SelectField
        label={t('Tipo')}
        options={taskTypes}
        emptyLabel={t('Tutti i tipi')}
        value={search.type ?? null}
        onChange={type => show({ type: type ?? undefined })}
      />
      <SelectField
        label={t('Stato')}
        options={statusesOf(search.type)}
        emptyLabel={t('Tutti gli stati')}
        value={search.status ?? null}
        onChange={status => show({ status: status ?? undefined })}
      />
    </Fields>
  )
}
