import type { Administration } from '@vicino/domain/administrations/administration.ts'
import {
  type TooEarly,
  updateAdministration,
} from '@vicino/domain/administrations/administrations.contract.ts'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../app/person.ts'
import { useSave } from '../calls/use-save.ts'
import { type Correction, useCorrection } from '../records/use-correction.ts'
import { toast } from '../ui/toast.ts'
import { correctionOf, type CorrectionValues, FormAdministration, valuesOf } from './administration-values.ts'
import { doseReads } from './use-dose-write.ts'

type AdministrationCorrection = {
  correction: Correction<Administration, CorrectionValues>
  /** The doses that speak against what was corrected; null where none does. */
  tooEarly: TooEarly | null
}

/** The correction of what was written of a dose: a new version, the first one stays. */
export function useAdministrationCorrection(
  administration: Administration,
  onSaved: () => void,
): AdministrationCorrection {
  const { t } = useTranslation()
  const { _id: author } = usePerson()
  const save = useSave(updateAdministration, { refreshes: doseReads })
  const { _id, dossierId } = administration
  const correction = useCorrection<Administration, CorrectionValues>({
    author,
    key: `administration.${_id}`,
    schema: FormAdministration,
    row: administration,
    valuesOf,
    save,
    send: async (values, over, form, reason) => {
      const { version, confirm } = values
      const body = {
        ...correctionOf(values, over),
        version,
        ...(confirm.trim() !== '' && { confirm: { reason: confirm } }),
        ...(reason && { reason }),
      }
      const saved = await save.send({ params: { dossierId, administrationId: _id }, body }, form)
      if (saved) toast(t('Correzione salvata'), 'ok')
      return saved
    },
    onSaved,
  })
  return { correction, tooEarly: save.code === 'dose_too_early' ? (save.current as TooEarly) : null }
}
