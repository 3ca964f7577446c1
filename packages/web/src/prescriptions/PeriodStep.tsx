import {
  dayShortcuts,
  daysPeriod,
  monthShortcuts,
  monthsFrom,
} from '@vicino/domain/prescriptions/prescription-period.ts'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../drafts/field-of.ts'
import { useToday } from '../i18n/use-today.ts'
import { Button } from '../ui/Button.tsx'
import { DayField } from '../ui/fields/DayField.tsx'
import { Fields, SideBySide } from '../ui/fields/FieldFrame.tsx'
import { Card } from '../ui/page/Page.tsx'
import type { PrescriptionForm } from './prescription-values.ts'
import classes from './Prescriptions.module.css'
import { TransitionalField } from './TransitionalField.tsx'

/**
 * From when until when. The usual periods of a new one count from today; where its start says something, as of one that
 * is corrected or goes on from another, they leave it and count from there; as do the days of acute and transitional care.
 */
export function PeriodStep({ form }: { form: PrescriptionForm }) {
  const { t } = useTranslation()
  const today = useToday()
  const { version, renews, start, transitional } = form.values
  const isFixed = version > 0 || renews !== null || transitional
  const from = (isFixed && start) || today
  const label = isFixed ? t("Dall'inizio per") : t('Da oggi per')
  return (
    <Card title={t('Periodo prescrizione')}>
      <Fields>
        <SideBySide>
          <DayField label={t('Inizio')} required {...fieldOf(form, 'start')} />
          <DayField label={t('Fine')} required {...fieldOf(form, 'end')} />
        </SideBySide>
        <div role="group" aria-label={label} className={classes.shortcuts}>
          <span aria-hidden>{label}</span>
          {transitional
            ? dayShortcuts.map(days => (
                <Button key={days} variant="default" onClick={() => form.setValues(daysPeriod(from, days))}>
                  {t('{{count}} giorni', { count: days })}
                </Button>
              ))
            : monthShortcuts.map(months => (
                <Button
                  key={months}
                  variant="default"
                  onClick={() => form.setValues(monthsFrom(from, months))}
                >
                  {t('{{count}} mesi', { count: months })}
                </Button>
              ))}
        </div>
        <TransitionalField form={form} />
      </Fields>
    </Card>
  )
}
