import { boundNames, type BoundName, type Limits, norms } from '@vicino/domain/surveillance/limits.ts'
import { type MeasureField, measureFields, measures } from '@vicino/domain/surveillance/measure.ts'
import { getParameterLimits, putParameterLimits } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../app/dossier.ts'
import { pages } from '../app/links.ts'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { DraftForm } from '../drafts/DraftForm.tsx'
import { fieldOf } from '../drafts/field-of.ts'
import { useDraftForm } from '../drafts/use-draft-form.ts'
import { DayField } from '../ui/fields/DayField.tsx'
import { FieldGroup, Fields, SideBySide } from '../ui/fields/FieldFrame.tsx'
import { NumberField } from '../ui/fields/NumberField.tsx'
import { readNumber, readSigned } from '../ui/fields/read-number.ts'
import { SwitchField } from '../ui/fields/SwitchField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { LoadError } from '../ui/page/LoadError.tsx'
import { Card, Page, Stack } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { ReadOnlyNotice } from '../ui/page/ReadOnlyNotice.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import {
  boundKey,
  FormLimits,
  type LimitsForm,
  limitsOfValues,
  type LimitsValues,
  valuesOfLimits,
} from './limits-values.ts'

/** The limits that a doctor ordered for the client, in the place of the usual ones. */
export function LimitsScreen() {
  const { t } = useTranslation()
  const { dossierId } = useParams({ from: pages.parameterLimits.pattern })
  const may = useDossier().allows('parameters.limits')
  const { data: limits, error, refetch } = useRead(getParameterLimits, { params: { dossierId } })
  return (
    <Page width="form">
      <PageHeader
        title={t('Limiti dei parametri')}
        under={t('Come li ha ordinati il medico. Dove non è scritto nulla valgono quelli usuali.')}
        back={pages.clinicalParameters.link({ dossierId })}
      />
      {error && !limits && <LoadError failure={error} onRetry={() => void refetch()} />}
      {!limits && !error && <FormSkeleton fields={6} />}
      {limits && !may && <ReadOnlyNotice />}
      {limits && <WrittenLimits key={limits.version} dossierId={dossierId} limits={limits} />}
    </Page>
  )
}

function WrittenLimits({ dossierId, limits }: { dossierId: string; limits: Limits }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const save = useSave(putParameterLimits)
  const draft = useDraftForm<LimitsValues, Limits>({
    key: `limits.${dossierId}.${limits.version}`,
    schema: FormLimits,
    start: valuesOfLimits(limits),
    send: (values, form) => {
      const body = { version: values.version, ...limitsOfValues(values) }
      return save.send({ params: { dossierId }, body }, form)
    },
    onSaved: () => {
      toast(t('Limiti salvati'), 'ok')
      void navigate({ ...pages.clinicalParameters.link({ dossierId }), replace: true })
    },
  })
  return (
    <DraftForm draft={draft} banner={save.banner}>
      <LimitsFields form={draft.form} news2={limits.news2} />
    </DraftForm>
  )
}

function LimitsFields({ form, news2 }: { form: LimitsForm; news2: boolean }) {
  const { t } = useTranslation()
  return (
    <Stack>
      <Card>
        <Fields>
          <TextField label={t('Ordinati da')} {...fieldOf(form, 'ordered_by')} />
          <DayField label={t('Dal')} {...fieldOf(form, 'since')} />
          {news2 && (
            <SwitchField
              label={t('NEWS2 con la scala 2')}
              description={t('Solo se il medico ha ordinato una saturazione tra 88 e 92 %.')}
              {...fieldOf(form, 'isScale2')}
            />
          )}
        </Fields>
      </Card>
      {measureFields.map(field => (
        <Card key={field}>
          <FieldGroup title={`${t(measures[field].label)} (${measures[field].unit})`}>
            <SideBySide>
              {boundNames.map(name => (
                <BoundField key={name} form={form} field={field} name={name} />
              ))}
            </SideBySide>
          </FieldGroup>
        </Card>
      ))}
    </Stack>
  )
}

const labels: Record<BoundName, { label: string }> = {
  red_low: { label: 'Agire: fino a' },
  yellow_low: { label: 'Osservare: fino a' },
  yellow_high: { label: 'Osservare: da' },
  red_high: { label: 'Agire: da' },
}

function BoundField({ form, field, name }: { form: LimitsForm; field: MeasureField; name: BoundName }) {
  const { t } = useTranslation()
  const key = boundKey(field, name)
  const usual = norms[field]?.[name]
  return (
    <NumberField
      label={t(labels[name].label)}
      {...(usual !== undefined && { placeholder: String(usual) })}
      read={measures[field].widest.min < 0 ? readSigned : readNumber}
      value={form.values.bounds[key]}
      error={form.errors[`limits.${key}`]}
      onChange={value => form.setFieldValue('bounds', { ...form.values.bounds, [key]: value })}
    />
  )
}
