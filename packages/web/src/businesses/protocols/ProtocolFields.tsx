import type { CareGoal } from '@vicino/domain/care-plan/care-plan.ts'
import type { Protocol } from '@vicino/domain/protocols/protocol.ts'
import { type Trigger, triggerKinds } from '@vicino/domain/protocols/trigger.ts'
import type { FocusTopic } from '@vicino/domain/focus/focus-topic.ts'
import { getFocusTopics } from '@vicino/domain/focus/focus.contract.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { fieldOf, rowsOf } from '../../drafts/field-of.ts'
import { Fields, SideBySide } from '../../ui/fields/FieldFrame.tsx'
import { NoteField } from '../../ui/fields/NoteField.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { type ListedRow, ListedRows } from '../../ui/fields/ListedRows.tsx'
import { withOwnIds } from '../../protocols/step-values.ts'
import { StepRows } from '../../protocols/StepRows.tsx'
import { triggerWords } from './protocol-rows.ts'
import { blankTrigger, type ProtocolForm, type TypedLine } from './protocol-values.ts'

type Props = { form: ProtocolForm; services: Protocol['services'] }

/**
 * What is written of a protocol: when it is proposed, what it wants to reach, what is done, when to call for help. Each row
 * of it is folded to its words, so that the whole can be read and what is to be changed found.
 */
export function ProtocolFields({ form, services }: Props) {
  const { t } = useTranslation()
  const { steps } = form.values
  const { data: topics = [] } = useRead(getFocusTopics, {})
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
        title={t('Proposto automaticamente con')}
        help={t('Basta una di queste condizioni nel dossier.')}
        {...rowsOf(form, 'triggers')}
        leads="on"
        blank={blankTrigger}
        addLabel={t('Aggiungi una condizione')}
        rowWords={trigger => (isBlank(trigger) ? '' : triggerWords(trigger, topics, t))}
        removeLabel={() => t('Rimuovi la condizione')}
      >
        {row => <TriggerFields {...row} topics={topics} />}
      </ListedRows>
      <ListedRows<CareGoal>
        title={t('Obiettivi')}
        {...rowsOf(form, 'goals')}
        leads="text"
        onChange={rows => form.setFieldValue('goals', withOwnIds(rows))}
        blank={{ _id: '', text: '' }}
        addLabel={t('Aggiungi un obiettivo')}
        rowWords={({ text }) => text}
        removeLabel={({ text }) => t('Rimuovi «{{what}}»', { what: text })}
      >
        {({ field }) => (
          <NoteField label={t('Obiettivo')} required minRows={2} maxLength={500} {...field('text')} />
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

const isBlank = ({ on, focusTopicId, limit }: Trigger): boolean =>
  (on === 'focus' ? focusTopicId : limit) === null

type TriggerProps = ListedRow<Trigger> & { topics: readonly FocusTopic[] }

function TriggerFields({ row, change, field, topics }: TriggerProps) {
  const { t } = useTranslation()
  return (
    <SideBySide>
      <SelectField
        label={t('Condizione')}
        required
        options={triggerKinds}
        {...field('on')}
        onChange={on => on && change({ on, focusTopicId: null, limit: null })}
      />
      {row.on === 'focus' ? (
        <SelectField
          label={t('Focus')}
          required
          options={topics.map(({ focusTopicId, name }) => ({ value: focusTopicId, label: name }))}
          {...field('focusTopicId')}
        />
      ) : (
        <NumberField label={t('Valore')} required {...field('limit')} />
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
      {...rowsOf(form, name)}
      leads="text"
      blank={{ text: '' }}
      addLabel={t('Aggiungi una riga')}
      rowWords={({ text }) => text}
      removeLabel={({ text }) => t('Rimuovi «{{what}}»', { what: text })}
    >
      {({ row, field }) => (
        <NoteField
          label={label}
          required
          minRows={2}
          maxLength={500}
          {...field('text')}
          error={form.errors[`${name}.${form.values[name].indexOf(row)}`] ?? field('text').error}
        />
      )}
    </ListedRows>
  )
}
