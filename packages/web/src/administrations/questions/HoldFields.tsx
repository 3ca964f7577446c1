import type { Measured } from '@vicino/domain/drugs/measured.ts'
import type { HoldParameter } from '@vicino/domain/drugs/hold-parameters.ts'
import { pressureText, problemOfPressure, readPressure } from '@vicino/domain/surveillance/blood-pressure.ts'
import { useState } from 'react'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { MeasureField } from '../../surveillance/readings/MeasureField.tsx'
import { PressureField } from '../../surveillance/readings/PressureField.tsx'
import type { ChangedValues } from './use-measuring.ts'

type Props = {
  parameters: readonly HoldParameter[]
  value: Measured
  onChange: (changed: ChangedValues) => void
  /** Told what is being typed, null as long as it is no value. */
  onTyping: (changed: ChangedValues) => void
}

const isPressureText = (text: string | null): text is string =>
  text !== null && problemOfPressure(text) === null

const pressureOf = (text: string | null): ChangedValues =>
  (isPressureText(text) ? readPressure(text) : null) ?? { bp_max: null, bp_min: null }

/** What has to be measured before a dose, under the words that ask for it; a pressure is measured as a whole. */
export function HoldFields({ parameters, value, onChange, onTyping }: Props) {
  const { bp_max, bp_min } = value
  // What is none stays in its field as it was typed.
  const [unread, setUnread] = useState<string | null>(null)
  const taken = bp_max === undefined || bp_min === undefined ? null : pressureText({ bp_max, bp_min })
  const isPressure = parameters.some(parameter => parameter === 'bp_max' || parameter === 'bp_min')
  return (
    <Fields>
      {isPressure && (
        <PressureField
          value={unread ?? taken}
          onChange={text => {
            setUnread(isPressureText(text) ? null : text)
            onChange(pressureOf(text))
          }}
          onTyping={text => onTyping(pressureOf(text))}
          error={undefined}
        />
      )}
      {parameters.map(parameter =>
        parameter === 'bp_max' || parameter === 'bp_min' ? null : (
          <MeasureField
            key={parameter}
            brief
            field={parameter}
            value={value[parameter] ?? null}
            onChange={one => onChange({ [parameter]: one })}
            onTyping={one => onTyping({ [parameter]: one })}
            error={undefined}
          />
        ),
      )}
    </Fields>
  )
}
