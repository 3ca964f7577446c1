import { mostOfMaterial, quantityStep } from '@vicino/domain/materials/material-use.ts'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../ui/fields/field-props.ts'
import { Stepper } from '../ui/fields/Stepper.tsx'
import { useTooFine } from '../ui/fields/use-too-fine.ts'

type Props = Omit<FieldProps<number>, 'label'> & { unit: string }

/** How much of a material, in its unit: counted by taps, a part of a unit typed. */
export function QuantityField(props: Props) {
  const { t } = useTranslation()
  const refuses = useTooFine(quantityStep)
  return <Stepper {...props} label={t('Quantità')} required max={mostOfMaterial} refuses={refuses} />
}
