import type { Protocol, ProtocolStep } from '@vicino/domain/protocols/protocol.ts'
import { qualifications } from '@vicino/domain/services/qualification.ts'
import { useTranslation } from 'react-i18next'
import { LinkedServiceField } from '../services/LinkedServiceField.tsx'
import { Fields, SideBySide } from '../ui/fields/FieldFrame.tsx'
import { NumberField } from '../ui/fields/NumberField.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import type { ListedRow } from '../ui/fields/ListedRows.tsx'
import { stepTimeOf, stepTimes, timedBy } from './step-values.ts'

type Props = ListedRow<ProtocolStep> & { services: Protocol['services'] }

/** One step: what is done, how often in words and on the calendar, by whom at least, under which service. */
export function StepFields({ row, change, error, field, services }: Props) {
  const { t } = useTranslation()
  return (
    <Fields>
      <TextField label={t('Che cosa si fa')} required maxLength={200} {...field('text')} />
      <SideBySide>
        <TextField
          label={t('Frequenza')}
          placeholder={t('a ogni passaggio')}
          maxLength={200}
          {...field('rhythm')}
        />
        <SelectField
          label={t('Qualifica minima')}
          options={qualifications}
          emptyLabel={t('Nessuna')}
          {...field('min_qualification')}
        />
      </SideBySide>
      <SelectField
        label={t('Quando')}
        required
        options={stepTimes}
        value={stepTimeOf(row)}
        onChange={time => time && change(timedBy(time))}
      />
      {row.after_days !== null && (
        <SideBySide>
          <NumberField
            label={t('Dopo quanti giorni')}
            required
            value={row.after_days}
            error={error('after_days')}
            onChange={after_days => change({ after_days: after_days ?? 0 })}
          />
          {row.every_days !== null && (
            <NumberField
              label={t('Ogni quanti giorni')}
              required
              value={row.every_days}
              error={error('every_days')}
              onChange={every_days => change({ every_days: every_days ?? 1 })}
            />
          )}
        </SideBySide>
      )}
      <LinkedServiceField
        serviceId={row.serviceId}
        services={services}
        onLink={({ _id: serviceId }) => change({ serviceId })}
        onUnlink={() => change({ serviceId: null })}
      />
    </Fields>
  )
}
