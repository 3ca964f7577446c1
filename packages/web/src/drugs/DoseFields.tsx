import {
  type Doses,
  dosesAsNeeded,
  eachTime,
  isOneAmount,
  noDoses,
  onlyWhen,
} from '@vicino/domain/drugs/as-needed.ts'
import { doseCeiling, doseStep, reserveIntervalHours, reserveMaxRange } from '@vicino/domain/drugs/drug.ts'
import { doseUnits, type Moment, moments } from '@vicino/domain/drugs/drug-lists.ts'
import { lineMax } from '@vicino/domain/wire/text.ts'
import { intervalOf, partsOfInterval } from '@vicino/domain/drugs/interval.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../drafts/field-of.ts'
import { unitLabel } from './dose-words.ts'
import { FieldGroup, SideBySide } from '../ui/fields/FieldFrame.tsx'
import { NumberField } from '../ui/fields/NumberField.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { Stepper } from '../ui/fields/Stepper.tsx'
import { SwitchField } from '../ui/fields/SwitchField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { useRangeJudge } from '../ui/fields/use-clamp.ts'
import { useTooFine } from '../ui/fields/use-too-fine.ts'
import { late } from '../ui/late.ts'
import classes from './Drugs.module.css'
import type { DrugForm } from './drug-values.ts'
import { useDoseJudge } from './use-dose-judge.ts'

/** Few drugs have a scale: its fields come when one is written. */
const DoseScaleFields = late(async () => (await import('./DoseScaleFields.tsx')).DoseScaleFields)

/** How much of a drug is taken: at the four moments of the day, or each time where it is taken as needed. */
export function DoseFields({ form }: { form: DrugForm }) {
  const { t } = useTranslation()
  const { reserve, dose_unit: unit, dose_scale: scale } = form.values
  return (
    <FieldGroup title={t('Dosi')}>
      <ReserveSwitch form={form} />
      {(unit === 'unit' || scale !== null) && <ScaleSwitch form={form} />}
      {scale !== null && <DoseScaleFields form={form} scale={scale} />}
      {scale === null && (
        <div className={classes.doses}>
          {reserve && isOneAmount(form.values) ? (
            <DoseStepper form={form} moment={eachTime} label={t('Dose per volta')} />
          ) : (
            moments.map(({ value, label }) => (
              <DoseStepper key={value} form={form} moment={value} label={t(label)} />
            ))
          )}
        </div>
      )}
      <SelectField
        label={t('Unità della dose')}
        options={doseUnits}
        value={unit}
        error={form.errors['dose_unit']}
        onChange={next => next && form.setFieldValue('dose_unit', next)}
      />
      {reserve && (
        <>
          <TextField
            label={t('Indicazione')}
            description={t('Per che cosa si dà: per esempio se dolore oltre 4 su 10.')}
            maxLength={lineMax}
            {...fieldOf(form, 'indication')}
          />
          <ReserveLimits form={form} />
        </>
      )}
    </FieldGroup>
  )
}

/** How far apart a drug taken as needed may be given, and how much of it in a day. */
function ReserveLimits({ form }: { form: DrugForm }) {
  const { t } = useTranslation()
  const { dose_unit: unit } = form.values
  const most = reserveMaxRange(unit)
  const judgeMost = useRangeJudge(most)
  return (
    <>
      <IntervalFields form={form} />
      <NumberField
        label={t('Massimo in 24 ore')}
        unit={t(unitLabel(unit))}
        judge={judgeMost}
        limit={most.max}
        {...fieldOf(form, 'reserve_max_24h')}
      />
    </>
  )
}

const hoursRange = { ...reserveIntervalHours, min: 0, widest: { ...reserveIntervalHours.widest, min: 0 } }
const minutesRange = { min: 0, max: 59, widest: { min: 0, max: 59 } }

/** How far apart: hours, and minutes beside them, for a spray is repeated after five. */
function IntervalFields({ form }: { form: DrugForm }) {
  const { t } = useTranslation()
  const judgeHours = useRangeJudge(hoursRange)
  const judgeMinutes = useRangeJudge(minutesRange)
  const { value, onChange, ...field } = fieldOf(form, 'reserve_min_interval_hours')
  const parts = partsOfInterval(value)
  return (
    <SideBySide>
      <NumberField
        label={t('Intervallo minimo')}
        unit={t('ore')}
        judge={judgeHours}
        {...field}
        value={parts.hours}
        onChange={hours => onChange(intervalOf({ ...parts, hours }))}
      />
      <NumberField
        label={t('Minuti')}
        unit="min"
        judge={judgeMinutes}
        value={parts.minutes}
        onChange={minutes => onChange(intervalOf({ ...parts, minutes }))}
      />
    </SideBySide>
  )
}

function DoseStepper({ form, moment, label }: { form: DrugForm; moment: Moment; label: string }) {
  const { dose_unit: unit } = form.values
  const judge = useDoseJudge(unit, next => form.setFieldValue('dose_unit', next))
  const refuses = useTooFine(doseStep)
  return (
    <Stepper
      label={label}
      max={doseCeiling(unit)}
      refuses={refuses}
      judge={judge}
      {...fieldOf(form, moment)}
    />
  )
}

/**
 * Whether a drug is taken as needed. A dose for each time never becomes one of the morning by a tap: switching it
 * off brings back the scheme that stood before, or none, and takes back what only such a drug has.
 */
function ReserveSwitch({ form }: { form: DrugForm }) {
  const { t } = useTranslation()
  const scheme = useRef<Doses>(noDoses)
  const change = (reserve: boolean): void => {
    const { morning, afternoon, evening, night } = form.getValues()
    const doses = { morning, afternoon, evening, night }
    if (reserve) {
      scheme.current = doses
      form.setValues({ reserve, ...dosesAsNeeded(doses) })
    } else {
      const onlyOfReserve = { indication: '', reserve_min_interval_hours: null, reserve_max_24h: null }
      const before = form.getValues().dose_scale === null ? scheme.current : onlyWhen(scheme.current)
      form.setValues({ reserve, ...before, ...onlyOfReserve })
    }
  }
  return (
    <SwitchField
      label={t('In riserva')}
      description={t('Si dà solo al bisogno.')}
      value={form.values.reserve}
      onChange={change}
    />
  )
}

/**
 * Whether a scale says how much. The amounts that stood at the moments are none of its doses, and come back where it is
 * taken away again.
 */
function ScaleSwitch({ form }: { form: DrugForm }) {
  const { t } = useTranslation()
  const scheme = useRef<Doses>(noDoses)
  const change = (isScaled: boolean): void => {
    const { morning, afternoon, evening, night } = form.getValues()
    const doses = { morning, afternoon, evening, night }
    if (isScaled) {
      scheme.current = doses
      const steps = [{ from: null, dose: null }]
      form.setValues({ dose_scale: { parameter: 'glyc', steps }, ...onlyWhen(doses) })
    } else form.setValues({ dose_scale: null, ...scheme.current })
  }
  return (
    <SwitchField
      label={t('Secondo scala')}
      description={t('La dose dipende dalla glicemia misurata prima.')}
      value={form.values.dose_scale !== null}
      onChange={change}
    />
  )
}
