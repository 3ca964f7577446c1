import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { updateDrug } from '@vicino/domain/drugs/drugs.contract.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { usePerson } from '../session/person.ts'
import { useSave } from '../calls/use-save.ts'
import { type Correction, useCorrection } from '../records/use-correction.ts'
import { toast } from '../ui/toast.ts'
import { cadenceOf, correctionOf, type DrugValues, FormDrug, valuesOf } from './drug-values.ts'

/** A drug's correction. Saving leads back to the drug. */
export function useDrugCorrection(drug: Drug): Correction<Drug, DrugValues> {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { _id: author } = usePerson()
  const params = { dossierId: drug.dossierId, drugId: drug._id }
  const save = useSave(updateDrug)
  return useCorrection<Drug, DrugValues>({
    author,
    key: `drug.${drug._id}`,
    schema: FormDrug,
    row: drug,
    valuesOf,
    save,
    send: async (values, over, form, reason) => {
      const { version, handover } = values
      const body = {
        ...correctionOf(values, over),
        ...(handover !== over.handover && { handover }),
        version,
        ...(reason && { reason }),
      }
      const saved = await save.send({ params, body }, form)
      if (saved) toast(t('{{name}} è stato corretto', { name: saved.name }), 'ok')
      return saved
    },
    settle: merged => ({ ...merged, cadence: cadenceOf(merged) }),
    onSaved: () => void navigate({ ...pages.drug.link(params), replace: true }),
  })
}
