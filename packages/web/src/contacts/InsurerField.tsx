import { contactName } from '@vicino/domain/contacts/contact.ts'
import { getContacts } from '@vicino/domain/contacts/contacts.contract.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { FieldSkeleton } from '../ui/page/Skeleton.tsx'
import { bookLimit } from './book-limit.ts'

type Named = { insurer: string; contactId: Id | null }

type Props = {
  value: Named
  errors: { [Field in keyof Named]: ReactNode }
  onChange: (named: Named) => void
}

/** An insurer by its name; one of the contact book brings its own. */
export function InsurerField({ value: { insurer, contactId }, errors, onChange }: Props) {
  const { t } = useTranslation()
  const query = { type: 'health_insurance', ...bookLimit('health_insurance') } as const
  const read = useRead(getContacts, { query })
  const book = read.data?.items ?? []
  const pick = (picked: Id | null): void => {
    const contact = book.find(({ _id }) => _id === picked)
    onChange({ contactId: picked, insurer: contact ? contactName(contact) : insurer })
  }
  return (
    <>
      {read.isLoading && <FieldSkeleton />}
      {book.length > 0 && (
        <SelectField
          label={t('Dalla rubrica')}
          options={book.map(contact => ({ value: contact._id, label: contactName(contact) }))}
          emptyLabel={t('Nessuno')}
          value={contactId}
          error={errors.contactId}
          onChange={pick}
        />
      )}
      <TextField
        label={t("Nome dell'assicuratore")}
        required
        value={insurer}
        error={errors.insurer}
        onChange={written => onChange({ insurer: written, contactId: null })}
      />
    </>
  )
}
