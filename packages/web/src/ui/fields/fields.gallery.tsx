import { type ReactNode, useState } from 'react'
import type { Gallery } from '../../gallery/gallery.ts'
import { ChoiceChips, ManyChips } from './ChoiceChips.tsx'
import { ClockField } from './ClockField.tsx'
import { DayField } from './DayField.tsx'
import { FieldGroup, Fields, SideBySide } from './FieldFrame.tsx'
import { NoteField } from './NoteField.tsx'
import { NumberField } from './NumberField.tsx'
import { Card } from '../page/Page.tsx'
import { SearchField } from './SearchField.tsx'
import { Segmented } from './Segmented.tsx'
import { SelectField } from './SelectField.tsx'
import { Stepper } from './Stepper.tsx'
import { SwitchField } from './SwitchField.tsx'
import { TextField } from './TextField.tsx'
import { useRangeJudge } from './use-clamp.ts'

type HeldProps<Value> = {
  start: Value
  children: (value: Value, change: (value: Value) => void) => ReactNode
}

function Held<Value>({ start, children }: HeldProps<Value>) {
  const [value, setValue] = useState(start)
  return children(value, setValue)
}

const skin = [
  { value: 'intact', label: 'Intatta' },
  { value: 'risk', label: 'A rischio di alterazione' },
  { value: 'altered', label: 'Alterata' },
] as const

const days = [
  { value: 'mon', label: 'lun' },
  { value: 'tue', label: 'mar' },
  { value: 'wed', label: 'mer' },
  { value: 'thu', label: 'gio' },
  { value: 'fri', label: 'ven' },
  { value: 'sat', label: 'sab' },
  { value: 'sun', label: 'dom' },
] as const

const views = [
  { value: 'schedule', label: 'Agenda' },
  { value: 'day', label: 'Giorno' },
  { value: 'week', label: 'Settimana' },
  { value: 'month', label: 'Mese' },
] as const

function Chips() {
  return (
    <Card>
      <Fields>
        <Held<'intact' | 'risk' | 'altered' | null> start="risk">
          {(value, change) => (
            <ChoiceChips label="Condizione della pelle" options={skin} value={value} onChange={change} />
          )}
        </Held>
        <Held<('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[]> start={['mon', 'thu']}>
          {(value, change) => (
            <ManyChips
              label="Giorni"
              description="Senza giorni scelti vale ogni giorno."
              options={days}
              value={value}
              onChange={change}
            />
          )}
        </Held>
        <Held<'intact' | 'risk' | 'altered' | null> start={null}>
          {(value, change) => (
            <ChoiceChips
              label="Mucose"
              required
              options={skin}
              value={value}
              onChange={change}
              error="Scegliere uno dei valori previsti."
            />
          )}
        </Held>
        <ChoiceChips
          label="Non modificabile"
          options={skin}
          value="altered"
          onChange={() => undefined}
          disabled
        />
      </Fields>
    </Card>
  )
}

function Texts() {
  return (
    <Card>
      <Fields>
        <Held start="">
          {(value, change) => <TextField label="Nome del farmaco" required value={value} onChange={change} />}
        </Held>
        <Held start="nina.bernasconi">
          {(value, change) => (
            <TextField
              label="E-mail"
              value={value}
              onChange={change}
              error="Scrivere un indirizzo come nome@esempio.ch"
            />
          )}
        </Held>
        <Held<'OS' | 'SC' | null> start="SC">
          {(value, change) => (
            <SelectField
              label="Modalità"
              required
              options={[
                { value: 'OS', label: 'Orale OS' },
                { value: 'SC', label: 'Sottocute SC' },
              ]}
              value={value}
              onChange={change}
            />
          )}
        </Held>
        <SideBySide>
          <Held<string | null> start="2026-11-20">
            {(value, change) => <DayField label="Data d'inizio" value={value} onChange={change} />}
          </Held>
          <Held<string | null> start="31.04.2026">
            {(value, change) => <DayField label="Data di fine" value={value} onChange={change} />}
          </Held>
          <Held<string | null> start="08:00">
            {(value, change) => <ClockField label="Dalle" value={value} onChange={change} />}
          </Held>
          <TextField label="Non modificabile" value="Dossier chiuso" onChange={() => undefined} disabled />
        </SideBySide>
        <Held start="Assume con la colazione. Preferisce l'acqua tiepida.">
          {(value, change) => <NoteField label="Commenti" value={value} onChange={change} />}
        </Held>
      </Fields>
    </Card>
  )
}

function Steppers() {
  const judge = useRangeJudge({ min: 0, max: 20 })
  return (
    <Card>
      <FieldGroup title="Dosi">
        <SideBySide>
          <Held start={1}>
            {(v, change) => <Stepper label="Mattina" value={v} onChange={change} max={20} judge={judge} />}
          </Held>
          <Held start={0}>
            {(v, change) => <Stepper label="Pomeriggio" value={v} onChange={change} max={20} judge={judge} />}
          </Held>
          <Held start={0.5}>
            {(v, change) => <Stepper label="Sera" value={v} onChange={change} max={20} judge={judge} />}
          </Held>
          <Held start={20}>
            {(v, change) => <Stepper label="Notte" value={v} onChange={change} max={20} judge={judge} />}
          </Held>
        </SideBySide>
      </FieldGroup>
    </Card>
  )
}

function Numbers() {
  const breathing = useRangeJudge({ min: 10, max: 40, widest: { min: 0, max: 80 } })
  const temperature = useRangeJudge({ min: 34, max: 42, widest: { min: 25, max: 45 } })
  return (
    <Card>
      <Fields>
        <Held<number | null> start={16}>
          {(value, change) => (
            <NumberField
              label="Frequenza respiratoria"
              unit="/min"
              value={value}
              onChange={change}
              judge={breathing}
            />
          )}
        </Held>
        <Held<number | null> start={36.8}>
          {(value, change) => (
            <NumberField label="Temperatura" unit="°C" value={value} onChange={change} judge={temperature} />
          )}
        </Held>
      </Fields>
    </Card>
  )
}

function Switches() {
  return (
    <Card>
      <Held start={true}>
        {(value, change) => <SwitchField label="In riserva" value={value} onChange={change} />}
      </Held>
      <Held start={false}>
        {(value, change) => (
          <SwitchField
            label="Autogestito"
            description="Il cliente prepara e assume da solo."
            value={value}
            onChange={change}
          />
        )}
      </Held>
      <SwitchField label="Non modificabile" value disabled onChange={() => undefined} />
    </Card>
  )
}

function Searches() {
  return (
    <Fields>
      <Held start="">
        {(value, change) => (
          <SearchField label="Cerca nome o data di nascita" value={value} onSearch={change} />
        )}
      </Held>
      <Held start="Bernasconi">
        {(value, change) => <SearchField label="Cerca" value={value} onSearch={change} />}
      </Held>
      <div>
        <Held<'schedule' | 'day' | 'week' | 'month'> start="day">
          {(value, change) => <Segmented label="Vista" options={views} value={value} onChange={change} />}
        </Held>
      </div>
    </Fields>
  )
}

export const gallery: Gallery = {
  title: 'fields',
  entries: [
    { name: 'chips', show: Chips },
    { name: 'texts', show: Texts },
    { name: 'steppers', show: Steppers },
    { name: 'numbers', show: Numbers },
    { name: 'switches', show: Switches },
    { name: 'search', show: Searches },
  ],
}
