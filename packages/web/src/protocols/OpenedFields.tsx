import type { UseFormReturnType } from '@mantine/form'
import type { Day } from '@vicino/domain/days/day.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { Protocol, ProtocolStep } from '@vicino/domain/protocols/protocol.ts'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../drafts/field-of.ts'
import { DayField } from '../ui/fields/DayField.tsx'
import { Fields, SideBySide } from '../ui/fields/FieldFrame.tsx'
import { Card } from '../ui/page/Page.tsx'
import { ResponsibleField } from './ResponsibleField.tsx'
import { StepRows } from './StepRows.tsx'

/** What the form of an open protocol holds; a day may still be missing. */
export type OpenedValues = {
  version: number
  steps: ProtocolStep[]
  starts_on: Day | null
  evaluate_on: Day | null
  responsible: NamedPerson
  above_unassigned: boolean
}

type Props = { form: UseFormReturnType<OpenedValues>; services: Protocol['services'] }

/** What is changed of a protocol while it is open. */
export function OpenedFields({ form, services }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Card>
        <Fields>
          <SideBySide>
            <DayField label={t('Cominciato il')} required {...fieldOf(form, 'starts_on')} />
            <DayField label={t('Valutare il')} required {...fieldOf(form, 'evaluate_on')} />
          </SideBySide>
          <ResponsibleField
            value={form.values.responsible}
            error={form.errors['responsible']}
            onChange={person => form.setFieldValue('responsible', person)}
            steps={form.values.steps}
            above={form.values.above_unassigned}
            onAbove={unassigned => form.setFieldValue('above_unassigned', unassigned)}
          />
        </Fields>
      </Card>
      <StepRows
        rows={form.values.steps}
        errors={form.errors}
        services={services}
        onChange={rows => form.setFieldValue('steps', rows)}
      />
    </>
  )
}
