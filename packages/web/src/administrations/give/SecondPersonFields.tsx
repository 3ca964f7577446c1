import { doseStep } from '@vicino/domain/drugs/drug.ts'
import type { Administration } from '@vicino/domain/administrations/administration.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { getStakeholders } from '@vicino/domain/stakeholders/stakeholders.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { nameMax } from '@vicino/domain/wire/text.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { unitLabel } from '../../drugs/dose-words.ts'
import { usePerson } from '../../session/person.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { FieldProps } from '../../ui/fields/field-props.ts'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { useTooFine } from '../../ui/fields/use-too-fine.ts'
import { SuggestionChips } from '../../ui/fields/SuggestionChips.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'

/** Most colleagues that are offered by a tap. */
const mostOffered = 6

type Written<Value> = Pick<FieldProps<Value>, 'value' | 'onChange' | 'error'>
type Props = {
  dossierId: Id
  unit: Drug['dose_unit']
  person: Written<Administration['second_person']>
  remaining: Written<Administration['remaining']>
}

/** Who else saw that a narcotic was given; where nobody is there, how much of it is left. */
export function SecondPersonFields({ dossierId, unit, person, remaining }: Props) {
  const { t } = useTranslation()
  const refuses = useTooFine(doseStep)
  const { _id: own } = usePerson()
  const { data: team = [] } = useRead(getStakeholders, { params: { dossierId } })
  const names = team.filter(({ _id }) => _id !== own).map(({ name }) => name)
  return (
    <>
      <Stack gap={8}>
        <TextField
          label={t('Seconda persona')}
          description={t('Chi era presente. Se non c’è nessuno: quanto rimane.')}
          maxLength={nameMax}
          {...person}
        />
        <SuggestionChips
          suggestions={[t('Un familiare'), ...names.slice(0, mostOffered)]}
          onChoose={person.onChange}
        />
      </Stack>
      <NumberField label={t('Rimangono')} unit={t(unitLabel(unit))} refuses={refuses} {...remaining} />
    </>
  )
}
