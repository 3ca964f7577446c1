import type { CareGoal } from '@vicino/domain/care-plan/care-plan.ts'
import type { Protocol } from '@vicino/domain/protocols/protocol.ts'
import { type Trigger, triggerKinds } from '@vicino/domain/protocols/trigger.ts'
import { getFocusTopics } from '@vicino/domain/focus/focus.contract.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { fieldOf } from '../../drafts/field-of.ts'
import { Fields, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Card, Stack } from '../../ui/page/Page.tsx'
import { ListedRows } from '../../ui/fields/ListedRows.tsx'
import { withOwnIds } from '../../protocols/step-values.ts'
import { StepRows } from '../../protocols/StepRows.tsx'
import { blankTrigger, type ProtocolForm, type TypedLine } from './protocol-values.ts'

type Props = { form: ProtocolForm; services: Protocol['services'] }

/** What is written of a protocol: when it is proposed, what it wants to reach, what is done, when to call for help. */
export function ProtocolFields({ form, services }: Props) {
  const { t } = useTranslation()
  const { goals, steps, triggers } = form.values
  return (
    <Stack>
      <Card>
        <Fields>
          <TextField label={t('Titolo')} required maxLength={200} {...fieldOf(form, 'title')} />
          <NoteField
            label={t('Quando si propone')}
            description={t('Si legge prima di aprirlo.')}
            maxLength={5000}
            {...fieldOf(form, 'proposed_when')}
          />
          <NumberField label={t('Giorni fino alla valutazione')} required {...fieldOf(form, 'review_days')} />
        </Fields>
      </Card>
      <ListedRows<Trigger>
        title={t('Si propone da sé con')}
        help={t('Basta una di queste condizioni nel dossier.')}
        name="triggers"
        rows={triggers}
        errors={form.errors}
        onChange={rows => form.setFieldValue('triggers', rows)}
        blank={blankTrigger}
        addLabel={t('Aggiungi una condizione')}
        removeLabel={() => t('Togli la condizione')}
      >
        {row => <TriggerFields {...row} />}
      </ListedRows>
      <ListedRows<CareGoal>
        title={t('Obiettivi')}
        name="goals"
        rows={goals}
        errors={form.errors}
        onChange={rows => form.setFieldValue('goals', withOwnIds(rows))}
        blank={{ _id: '', text: '' }}
        addLabel={t('Aggiungi un obiettivo')}
        removeLabel={({ text }) => t('Togli «{{what}}»', { what: text })}
      >
        {({ row, change, error, listError }) => (
          <NoteField
            label={t('Obiettivo')}
            required
            minRows={2}
            maxLength={500}
            value={row.text}
            error={error('text') ?? listError}
            onChange={text => change({ text })}
          />
        )}
      </ListedRows>
      <StepRows
        rows={steps}
        errors={form.errors}
        services={services}
        onChange={rows => form.setFieldValue('steps', rows)}
      />
      <Lines form={form} name="criteria" title={t('Criteri di valutazione')} label={t('Criterio')} />
      <Lines form={form} name="alarms" title={t('Allarmi')} label={t('Allarme')} />
    </Stack>
  )
}

type TriggerProps = Parameters<Parameters<typeof ListedRows<Trigger>>[0]['children']>[0]

function TriggerFields({ row, change, error, listError }: TriggerProps) {
  const { t } = useTranslation()
  const { data: topics = [] } = useRead(getFocusTopics, {})
  return (
    <SideBySide>
      <SelectField
        label={t('Condizione')}
        required
        options={triggerKinds}
        value={row.on}
        error={error('on') ?? listError}
        onChange={on => on && change({ on, focusTopicId: null, limit: null })}
      />
      {row.on === 'focus' ? (
        <SelectField
          label={t('Focus')}
          required
          options={topics.map(({ focusTopicId, name }) => ({ value: focusTopicId, label: name }))}
          value={row.focusTopicId}
          error={error('focusTopicId')}
          onChange={focusTopicId => change({ focusTopicId })}
        />
      ) : (
        <NumberField
          label={t('Valore')}
          required
          value={row.limit}
          error={error('limit')}
          onChange={limit => change({ limit })}
        />
      )}
    </SideBySide>
  )
}

type LinesProps = { form: ProtocolForm; name: 'criteria' | 'alarms'; title: string; label: string }

function Lines({ form, name, title, label }: LinesProps) {
  const { t } = useTranslation()
  return (
    <ListedRows<TypedLine>
      title={title}
      name={name}
      rows={form.values[name]}
      errors={form.errors}
      onChange={rows => form.setFieldValue(name, rows)}
      blank={{ text: '' }}
      addLabel={t('Aggiungi una riga')}
      removeLabel={({ text }) => t('Togli «{{what}}»', { what: text })}
    >
      {({ row, change, listError }) => (
        <NoteField
          label={label}
          required
          minRows={2}
          maxLength={500}
          value={row.text}
          error={form.errors[`${name}.${form.values[name].indexOf(row)}`] ?? listError}
          onChange={text => change({ text })}
        />
      )}
    </ListedRows>
  )
}
