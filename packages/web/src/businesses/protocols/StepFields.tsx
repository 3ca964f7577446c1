import type { Protocol, ProtocolStep } from '@vicino/domain/protocols/protocol.ts'
import { qualifications, type Service } from '@vicino/domain/services/service.ts'
import { IconLink, IconUnlink } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { Button } from '../../ui/Button.tsx'
import { Fields, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { late } from '../../ui/late.ts'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { Sheet } from '../../ui/sheets/Sheet.tsx'
import type { ListedRows } from '../settings/ListedRows.tsx'
import { stepTimes, timedBy, timeOf } from './protocol-values.ts'

const ServicePicker = late(
  async () => (await import('../../services/ServicePicker.tsx')).ServicePicker,
  <RowsSkeleton />,
)

type Props = Parameters<Parameters<typeof ListedRows<ProtocolStep>>[0]['children']>[0] & {
  services: Protocol['services']
}

/** One step: what is done, how often in words and on the calendar, by whom at least, under which service. */
export function StepFields({ row, change, error, listError, services }: Props) {
  const { t } = useTranslation()
  return (
    <Fields>
      <TextField
        label={t('Che cosa si fa')}
        required
        maxLength={200}
        value={row.text}
        error={error('text') ?? listError}
        onChange={text => change({ text })}
      />
      <SideBySide>
        <TextField
          label={t('Frequenza')}
          placeholder={t('a ogni passaggio')}
          maxLength={200}
          value={row.rhythm}
          error={error('rhythm')}
          onChange={rhythm => change({ rhythm })}
        />
        <SelectField
          label={t('Qualifica minima')}
          options={qualifications}
          emptyLabel={t('Nessuna')}
          value={row.min_qualification}
          error={error('min_qualification')}
          onChange={min_qualification => change({ min_qualification })}
        />
      </SideBySide>
      <SelectField
        label={t('Quando')}
        required
        options={stepTimes}
        value={timeOf(row)}
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
      <ServiceOfStep step={row} services={services} onChange={serviceId => change({ serviceId })} />
    </Fields>
  )
}

type OfStep = {
  step: ProtocolStep
  services: Protocol['services']
  onChange: (serviceId: string | null) => void
}

/** Under which service of the catalogue it is planned and recorded. */
function ServiceOfStep({ step, services, onChange }: OfStep) {
  const { t } = useTranslation()
  const today = useToday()
  const [choosing, setChoosing] = useState(false)
  const named = services.find(({ serviceId }) => serviceId === step.serviceId)
  const choose = ({ _id }: Service): void => {
    setChoosing(false)
    onChange(_id)
  }
  return (
    <div>
      {step.serviceId === null ? (
        <Button
          variant="subtle"
          leftSection={<IconLink size={20} stroke={1.8} aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          {t('Collega una prestazione')}
        </Button>
      ) : (
        <>
          <span>{named && `${named.code} ${named.name}`}</span>
          <Button
            variant="subtle"
            leftSection={<IconUnlink size={20} stroke={1.8} aria-hidden />}
            onClick={() => onChange(null)}
          >
            {t('Scollega')}
          </Button>
        </>
      )}
      <Sheet open={choosing} onClose={() => setChoosing(false)} title={t('Scegli la prestazione')}>
        <ServicePicker date={today} chosen={[]} onToggle={choose} onRemove={() => undefined} />
      </Sheet>
    </div>
  )
}
