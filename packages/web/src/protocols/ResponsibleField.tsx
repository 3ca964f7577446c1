import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PickField } from '../ui/fields/PickField.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import { ColleagueSearch } from '../users/ColleagueSearch.tsx'

type Props = { value: NamedPerson; error: ReactNode; onChange: (person: NamedPerson) => void }

/** In whose calendar its to-dos stand. */
export function ResponsibleField({ value, error, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <PickField
      label={t('Responsabile')}
      required
      error={error}
      pickLabel={t('Cambia')}
      title={t('Scegli il responsabile')}
      picked={
        <>
          <PersonAvatar id={value._id} name={value.name} picture={value.avatar} size={32} />
          {value.name}
        </>
      }
    >
      {close => (
        <ColleagueSearch
          startsFocused
          chosen={[value]}
          onPick={({ userId: _id, name, avatar }) => {
            onChange({ _id, name, avatar })
            close()
          }}
        />
      )}
    </PickField>
  )
}
