import { getPatchBefore } from '@vicino/domain/administrations/administrations.contract.ts'
import { type OldPatch, oldPatchAnswers } from '@vicino/domain/administrations/old-patch.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { lineMax } from '@vicino/domain/wire/text.ts'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../calls/use-read.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx'
import type { FieldProps } from '../../ui/fields/field-props.ts'
import { SuggestionChips } from '../../ui/fields/SuggestionChips.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'

const reasons = [{ label: 'Prescritti due insieme' }, { label: 'Il cliente non vuole' }] as const

type Written<Value> = Pick<FieldProps<Value>, 'value' | 'onChange' | 'error'>
type Props = {
  dossierId: Id
  drugId: Id
  /** When the new one was put on; null is now. */
  at: Instant | null
  answer: Written<OldPatch | null>
  note: Written<string>
}

/** Whether the patch of before was taken off, with its place and day; nothing where none sticks. */
export function OldPatchFields({ dossierId, drugId, at, answer, note }: Props) {
  const { t } = useTranslation()
  const params = { dossierId, drugId }
  const { data: patch } = useRead(getPatchBefore, { params, query: at === null ? {} : { at } })
  // What the server asks for stands here also where the patch itself could not be read.
  if (!patch && answer.value === null && !answer.error) return null
  const label = patch
    ? t('Il cerotto precedente ({{site}}, {{day}}) è stato tolto?', {
        site: patch.site,
        day: formatIn(spokenLanguage()).shortDay(patch.day),
      })
    : t('Il cerotto precedente è stato tolto?')
  return (
    <>
      <ChoiceChips label={label} required options={oldPatchAnswers} {...answer} />
      {answer.value === 'left_on' && (
        <Stack gap={8}>
          <SuggestionChips suggestions={reasons.map(one => t(one.label))} onChoose={note.onChange} />
          <TextField label={t('Perché non è stato tolto')} required maxLength={lineMax} {...note} />
        </Stack>
      )}
    </>
  )
}
