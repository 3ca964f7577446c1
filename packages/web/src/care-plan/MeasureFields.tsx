import { type CareMeasure, type CarePlan, responsibles } from '@vicino/domain/care-plan/care-plan.ts'
import type { Service } from '@vicino/domain/services/service.ts'
import { IconLink, IconTrash, IconUnlink } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../i18n/use-today.ts'
import { TimingFields } from '../services/TimingFields.tsx'
import { Button } from '../ui/Button.tsx'
import { FieldMessage, Fields } from '../ui/fields/FieldFrame.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { late } from '../ui/late.ts'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import classes from './CarePlan.module.css'
import { serviceWords } from './care-plan-words.ts'

const ServicePicker = late(
  async () => (await import('../services/ServicePicker.tsx')).ServicePicker,
  <RowsSkeleton />,
)

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

/** One measure: what is done, by which service, how often, by whom. */
export function MeasureFields({ measure, place, services, errorAt, onChange, onRemove }: Props) {
  const { t } = useTranslation()
  const { text, responsible, responsible_name, frequency, period } = measure
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
          <RemoveButton label={t('Togli la misura {{place}}', { place })} onPress={onRemove} />
        </div>
        <ServiceOfMeasure measure={measure} services={services} onChange={onChange} />
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

type OfMeasure = Pick<Props, 'measure' | 'services' | 'onChange'>

/** By which service of the catalogue it is planned and recorded; a measure without one is something to do. */
function ServiceOfMeasure({ measure, services, onChange }: OfMeasure) {
  const { t } = useTranslation()
  const [choosing, setChoosing] = useState(false)
  const today = useToday()
  const named = serviceWords(measure, services)
  const choose = ({ _id: serviceId, name, frequency, period }: Service): void => {
    setChoosing(false)
    onChange({
      serviceId,
      ...(measure.text.trim() === '' && { text: name }),
      ...(measure.serviceId === null && { frequency, period: period as CareMeasure['period'] }),
    })
  }
  return (
    <div className={classes.service}>
      {measure.serviceId !== null && <span className={classes.named}>{named}</span>}
      {measure.serviceId === null ? (
        <Button
          variant="subtle"
          leftSection={<IconLink size={20} stroke={1.8} aria-hidden />}
          onClick={() => setChoosing(true)}
        >
          {t('Collega una prestazione')}
        </Button>
      ) : (
        <Button
          variant="subtle"
          leftSection={<IconUnlink size={20} stroke={1.8} aria-hidden />}
          onClick={() => onChange({ serviceId: null })}
        >
          {t('Scollega')}
        </Button>
      )}
      <Sheet open={choosing} onClose={() => setChoosing(false)} title={t('Scegli la prestazione')}>
        <ServicePicker date={today} chosen={[]} onToggle={choose} onRemove={() => undefined} />
      </Sheet>
    </div>
  )
}
