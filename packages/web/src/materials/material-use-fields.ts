import type { MaterialUse, MaterialUseFields } from '@vicino/domain/materials/material-use.ts'
import type { ShownField } from '../ui/sheets/merge-sides.ts'
import { quantityWords } from './material-words.ts'

/** The fields of a use that a correction may change, with what they say. */
export const materialUseFields = ({
  material,
}: Pick<MaterialUse, 'material'>): readonly ShownField<MaterialUseFields>[] => [
  {
    field: 'quantity',
    label: 'Quantità',
    words: ({ quantity }) => quantityWords(quantity, material),
  },
  { field: 'comment', label: 'Commento', words: ({ comment }) => comment },
]
