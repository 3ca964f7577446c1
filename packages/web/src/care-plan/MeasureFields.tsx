import { type CareMeasure, type CarePlan, responsibles } from '@vicino/domain/care-plan/care-plan.ts'
import type { Service } from '@vicino/domain/services/service.ts'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkedServiceField } from '../services/LinkedServiceField.tsx'
import { TimingFields } from '../services/TimingFields.tsx'
import { FieldMessage, Fields } from '../ui/fields/FieldFrame.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import classes from './CarePlan.module.css'

type Props = {
  measure: CareMeasure
  /** Which of its problem's measures it is, from 1. */
  place: number
  services: CarePlan['services']
  errorAt: (field: keyof CareMeasure) => ReactNode
  onChange: (changed: Partial<CareMeasure>) => void
  onRemove: () => void
}

/** A measure is one line, however it is wrapped: a break that is typed or pasted is a space. */
const onOneLine = (typed: string): string => typed.replace(/[\r\n]+/g, ' ')

/** One measure: what is done, by which service, how often, by whom; without a service it is something to do. */
export function MeasureFields({ measure, place, services, errorAt, onChange, onRemove }: Props) {
  const { t } = useTranslation()
  const { text, serviceId, responsible, responsible_name, frequency, period } = measure
  /** A service says what is done and how often where nobody has said that yet. */
  const link = (service: Service): void =>
    onChange({
      serviceId: service._id,
      ...(text.trim() === '' && { text: service.name }),
      ...(serviceId === null && {
        frequency: service.frequency,
        period: service.period as CareMeasure['period'],
      }),
    })
  return (
    <div className={classes.measure} role="group" aria-label={t('Misura {{place}}', { place })}>
      <Fields>
        <div className={classes.beside}>
          <NoteField
            label={t('Che cosa si fa')}
            maxLength={300}
            minRows={1}
            value={text}
            error={errorAt('text')}
            onChange={typed => onChange({ text: onOneLine(typed) })}
          />
          <RemoveButton label={t('Rimuovi la misura {{place}}', { place })} onPress={onRemove} />
        </div>
        <LinkedServiceField
          serviceId={serviceId}
          services={services}
          onLink={link}
          onUnlink={() => onChange({ serviceId: null })}
        />
        {errorAt('serviceId') && <FieldMessage>{errorAt('serviceId')}</FieldMessage>}
        <div className={classes.pair}>
          <TimingFields value={{ frequency, period }} errorAt={errorAt} onChange={onChange} />
        </div>
        <div className={classes.pair}>
          <SelectField
            label={t('Responsabile')}
            options={responsibles}
            value={responsible}
            error={errorAt('responsible')}
            onChange={chosen => chosen && onChange({ responsible: chosen })}
          />
          <TextField
            label={t('Nome della persona')}
            description={t('Se è una persona precisa.')}
            maxLength={200}
            value={responsible_name}
            error={errorAt('responsible_name')}
            onChange={typed => onChange({ responsible_name: typed })}
          />
        </div>
      </Fields>
    </div>
  )
}

/** Takes a line out of the form. */
export function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={classes.remove} aria-label={label} onClick={onPress}>
      <IconTrash size={20} stroke={1.8} aria-hidden />
    </button>
  )
}
