import type { ServiceCategory } from '@vicino/domain/services/catalogue-entry.ts'
import { qualifications } from '@vicino/domain/services/qualification.ts'
import { serviceAvatars } from '@vicino/domain/services/service-avatar-words.ts'
import type { TFunction } from 'i18next'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { showDay } from '../ui/fields/read-day.ts'
import type { ShownField } from '../ui/sheets/merge-sides.ts'
import type { ServiceValues } from './service-values.ts'
import { frequencyWords } from './timing-words.ts'
import { dotted } from '../i18n/dotted.ts'

/** A category with the letter that it brings: "C · Igiene". */
export const serviceCategoryWords = ({ letter, name }: Pick<ServiceCategory, 'letter' | 'name'>): string =>
  dotted([letter, name])

const how = (values: ServiceValues, t: TFunction): string => frequencyWords(values, t)

/** The fields of a service with what they say, in the order of the form. */
export const serviceRows = (categories: readonly ServiceCategory[]): readonly ShownField<ServiceValues>[] => [
  { field: 'from', label: 'Vale dal', words: ({ from }) => showDay(from ?? '') },
  { field: 'name_it', label: 'Nome della prestazione', words: ({ name_it }) => name_it },
  { field: 'name_de', label: 'Nome in tedesco', words: ({ name_de }) => name_de },
  { field: 'name_fr', label: 'Nome in francese', words: ({ name_fr }) => name_fr },
  { field: 'name_en', label: 'Nome in inglese', words: ({ name_en }) => name_en },
  {
    field: 'category_code',
    label: 'Categoria',
    words: ({ category_code }) => {
      const category = categories.find(({ code }) => code === category_code)
      return category ? serviceCategoryWords(category) : ''
    },
  },
  {
    field: 'duration',
    label: 'Durata',
    words: ({ duration }, t) => t('{{minutes}} min', { minutes: duration }),
  },
  { field: 'frequency', label: 'Quante volte', words: how, together: 'timing' },
  { field: 'period', label: 'Ogni quanto', words: how, together: 'timing' },
  {
    field: 'order_required',
    label: 'Prescrizione medica',
    words: ({ order_required }, t) => (order_required ? t('necessario') : t('non necessario')),
  },
  {
    field: 'min_qualification',
    label: 'Qualifica minima',
    words: ({ min_qualification }, t) => t(labelIn(qualifications, min_qualification)),
  },
  { field: 'opre_ref', label: 'Riferimento OPre', words: ({ opre_ref }) => opre_ref },
  {
    field: 'avatar',
    label: 'Immagine',
    words: ({ avatar }, t) =>
      avatar === null ? t('Quella della categoria') : t(labelIn(serviceAvatars, avatar)),
  },
  { field: 'comment', label: 'Commento', words: ({ comment }) => comment },
]
