import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PickField } from '../../ui/fields/PickField.tsx'
import { late } from '../../ui/late.ts'
import { ClientAvatar } from '../../ui/people/ClientAvatar.tsx'

/** A client is found once; the task is read and changed more often. */
const ClientSearch = late(async () => (await import('./ClientSearch.tsx')).ClientSearch)

type Props = {
  value: NamedPerson | null
  onChange: (client: NamedPerson) => void
  error?: ReactNode
  /** Begins a client who has no dossier yet, where that is possible here. */
  onNew?: (() => void) | undefined
}

/** The client of a visit, found by name, birth date or AVS number. */
export function ClientField({ value, onChange, error, onNew }: Props) {
  const { t } = useTranslation()
  return (
    <PickField
      label={t('Cliente')}
      required
      error={error}
      pickLabel={value ? t('Cambia') : t('Scegli il cliente')}
      title={t('Scegli il cliente')}
      picked={
        value && (
          <>
            <ClientAvatar id={value._id} name={value.name} picture={value.avatar} size={32} />
            {value.name}
          </>
        )
      }
    >
      {close => (
        <ClientSearch
          onPick={client => {
            onChange(client)
            close()
          }}
          onNew={onNew}
        />
      )}
    </PickField>
  )
}
