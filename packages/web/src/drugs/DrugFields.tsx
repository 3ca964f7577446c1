import { addYears, type Day, isDay } from '@vicino/domain/days/day.ts'
import { modalities } from '@vicino/domain/drugs/drug-lists.ts'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../drafts/field-of.ts'
import { useToday } from '../i18n/use-today.ts'
import { HandoverSwitch } from '../records/HandoverSwitch.tsx'
import { useDossier } from '../session/dossier.ts'
import { DayField } from '../ui/fields/DayField.tsx'
import { Fields as FieldColumn, SideBySide } from '../ui/fields/FieldFrame.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { SwitchField } from '../ui/fields/SwitchField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { CadenceFields } from './CadenceFields.tsx'
import { DoseFields } from './DoseFields.tsx'
import { HoldRulesFields } from './HoldRulesFields.tsx'
import type { DrugForm } from './drug-values.ts'

/** The fields of a drug, in the order in which a prescription is read aloud. */
export function DrugFields({ form }: { form: DrugForm }) {
  const { t } = useTranslation()
  const today = useToday()
  const { _id: dossierId } = useDossier()
  return (
    <Stack>
      <Card>
        <FieldColumn>
          <TextField
            label={t('Nome del farmaco')}
            description={t(
              'Si confronta con allergie e stesse sostanze. Non è un controllo delle interazioni.',
            )}
            required
            {...fieldOf(form, 'name')}
          />
          <SelectField label={t('Modalità')} required options={modalities} {...fieldOf(form, 'modality')} />
          <SideBySide>
            <DayField
              label={t("Data d'inizio")}
              required
              {...(isFarAhead(form.values.start_date, today) && {
                description: t('Comincia fra più di un anno: controllare.'),
              })}
              {...fieldOf(form, 'start_date')}
            />
            <DayField label={t('Data di fine')} {...fieldOf(form, 'end_date')} />
          </SideBySide>
        </FieldColumn>
      </Card>
      <Card>
        <DoseFields form={form} />
      </Card>
      <Card>
        <CadenceFields form={form} />
      </Card>
      <Card>
        <HoldRulesFields form={form} />
      </Card>
      <Card>
        <FieldColumn>
          <SwitchField
            label={t('Autogestito')}
            description={t('Il cliente prepara e assume il farmaco da solo.')}
            {...fieldOf(form, 'self_managed')}
          />
          <NoteField label={t('Commenti')} {...fieldOf(form, 'comments')} />
          <HandoverSwitch
            kind="Drug"
            dossierId={dossierId}
            handover={fieldOf(form, 'handover')}
            to={fieldOf(form, 'handover_to')}
            before={form.getInitialValues().handover}
          />
        </FieldColumn>
      </Card>
    </Stack>
  )
}

/** A year that slipped: drugs are prescribed for months. It is asked to look, never refused. */
const isFarAhead = (day: string | null, today: Day): boolean =>
  day !== null && isDay(day) && day > addYears(today, 1)
