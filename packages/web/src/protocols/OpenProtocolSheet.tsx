import { useForm } from '@mantine/form'
import { addDays, type Day } from '@vicino/domain/days/day.ts'
import { openProtocol } from '@vicino/domain/protocols/opened-protocols.contract.ts'
import { openingProblems } from '@vicino/domain/protocols/protocol-rules.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { Protocol } from '@vicino/domain/protocols/protocol.ts'
import { fieldSentences } from '@vicino/domain/wire/field-error.catalogue.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { houseText } from '../i18n/house-text.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { usePerson } from '../session/person.ts'
import { ProtocolAlarms } from '../tasks/step/ProtocolAlarms.tsx'
import { taskReads } from '../tasks/task-reads.ts'
import { DayField } from '../ui/fields/DayField.tsx'
import { FieldGroup, FieldMessage, Fields } from '../ui/fields/FieldFrame.tsx'
import { SwitchField } from '../ui/fields/SwitchField.tsx'
import { FormSheet } from '../ui/sheets/FormSheet.tsx'
import { toast } from '../ui/toast.ts'
import { useGoOn } from '../ui/use-go-on.ts'
import { Sentences } from './ProtocolText.tsx'
import { ResponsibleField } from './ResponsibleField.tsx'
import { calendarWords, stepWords } from './protocol-words.ts'
import classes from './Protocols.module.css'
import { dotted } from '../i18n/dotted.ts'

type Props = { protocol: Protocol; onClose: () => void }

type Values = {
  starts_on: Day | null
  evaluate_on: Day | null
  responsible: NamedPerson
  steps: Id[]
  above_unassigned: boolean
}

/** Opens a protocol for a client: from when, until which evaluation, who answers for it, and which of its steps. */
export function OpenProtocolSheet({ protocol, onClose }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const goOn = useGoOn()
  const { _id: dossierId } = useDossier()
  const { _id: me, name, avatar } = usePerson()
  const [_id] = useState(() => newId())
  const {
    _id: protocolId,
    version,
    title,
    steps,
    review_days,
    services,
    proposed_when,
    goals,
    alarms,
  } = protocol
  const form = useForm<Values>({
    initialValues: {
      starts_on: today,
      evaluate_on: addDays(today, review_days),
      responsible: { _id: me, name, avatar },
      steps: steps.map(step => step._id),
      above_unassigned: false,
    },
    validate: ({ starts_on, evaluate_on, steps: chosen }) => ({
      ...(starts_on === null && { starts_on: t(fieldSentences.required.label) }),
      ...(evaluate_on === null && { evaluate_on: t(fieldSentences.required.label) }),
      ...(starts_on !== null &&
        evaluate_on !== null &&
        Object.fromEntries(
          openingProblems({ starts_on, evaluate_on }, today).map(({ path, code }) => [
            path,
            t(fieldSentences[code].label),
          ]),
        )),
      ...(chosen.length === 0 && { steps: t('Scegliere almeno un passo.') }),
    }),
  })
  const show = (openedId: Id): void =>
    goOn({ ...pages.openedProtocol.link({ dossierId, openedId }), replace: false })
  const save = useSave(openProtocol, { form, refreshes: taskReads })
  const open = async ({ responsible, steps: chosen, ...values }: Values): Promise<void> => {
    const { starts_on, evaluate_on, above_unassigned } = values
    if (starts_on === null || evaluate_on === null) return
    const days = { starts_on, evaluate_on, above_unassigned }
    const body = { _id, protocolId, protocol_version: version, steps: chosen, ...days }
    const opened = await save.send({ params: { dossierId }, body: { ...body, responsible: responsible._id } })
    if (!opened) return
    toast(t('Protocollo aperto'), 'ok')
    onClose()
    show(opened._id)
  }
  const setStep = (id: Id, isChosen: boolean): void =>
    form.setFieldValue(
      'steps',
      steps.map(step => step._id).filter(step => (step === id ? isChosen : form.values.steps.includes(step))),
    )
  const already = save.carried('protocol_open')
  return (
    <FormSheet
      title={houseText(title, t)}
      onClose={onClose}
      onSubmit={form.onSubmit(values => void open(values))}
      submitLabel={t('Apri protocollo')}
      busy={save.saving}
      banner={save.banner}
      choices={
        already && [
          {
            label: t('Mostra quello aperto'),
            take: () => show(already._id),
          },
        ]
      }
    >
      {proposed_when !== '' && (
        <p className={classes.texts}>
          {proposed_when
            .split('\n')
            .map(line => houseText(line, t))
            .join('\n')}
        </p>
      )}
      <Sentences title={t('Obiettivi')} sentences={goals.map(({ text }) => text)} />
      <ProtocolAlarms alarms={alarms} />
      <Fields>
        <DayField label={t('Comincia il')} required minDay={today} {...fieldOf(form, 'starts_on')} />
        <DayField label={t('Valutare il')} required minDay={today} {...fieldOf(form, 'evaluate_on')} />
        <ResponsibleField
          value={form.values.responsible}
          error={form.errors['responsible']}
          onChange={person => form.setFieldValue('responsible', person)}
          steps={steps.filter(step => form.values.steps.includes(step._id))}
          above={form.values.above_unassigned}
          onAbove={unassigned => form.setFieldValue('above_unassigned', unassigned)}
        />
      </Fields>
      <FieldGroup title={t('Passi')}>
        <p className={classes.muted}>
          {t('I passi con un giorno diventano compiti in calendario, fino alla valutazione.')}
        </p>
        {steps.map(step => (
          <SwitchField
            key={step._id}
            label={houseText(step.text, t)}
            description={dotted([stepWords(step, services, t), calendarWords(step, t)])}
            value={form.values.steps.includes(step._id)}
            onChange={isChosen => setStep(step._id, isChosen)}
          />
        ))}
        {form.errors['steps'] && <FieldMessage>{form.errors['steps']}</FieldMessage>}
      </FieldGroup>
    </FormSheet>
  )
}
