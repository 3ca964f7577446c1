import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../ui/fields/field-props.ts'
import { TextField } from '../ui/fields/TextField.tsx'

type Props = Pick<FieldProps<string>, 'value' | 'onChange' | 'error'> & {
  /** What stands before the slug in the address: `/` of a person, `/business/` of a business. */
  at: '/' | '/business/'
}

/** The address of a page that somebody can name herself. A phone begins a line with a capital, an address has none. */
export function SlugField({ at, value, onChange, error }: Props) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('Indirizzo della pagina')}
      description={t(
        "La pagina si apre con {{address}}. Se l'indirizzo cambia, quello di prima non vale più.",
        {
          address: `${location.host}${at}${value}`,
        },
      )}
      required
      inputMode="url"
      value={value}
      error={error}
      onChange={typed => onChange(typed.toLowerCase())}
    />
  )
}
