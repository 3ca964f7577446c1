import { isQualifiedFor } from '@vicino/domain/assignment/qualified.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import { neededFor } from '@vicino/domain/protocols/protocol-rules.ts'
import type { ProtocolStep } from '@vicino/domain/protocols/protocol.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../session/person.ts'
import { PickField } from '../ui/fields/PickField.tsx'
import { SwitchField } from '../ui/fields/SwitchField.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import { ColleagueSearch } from '../users/ColleagueSearch.tsx'

type Props = {
  value: NamedPerson
  error: ReactNode
  onChange: (person: NamedPerson) => void
  steps: readonly Pick<ProtocolStep, 'after_days' | 'min_qualification'>[]
  above: boolean
  onAbove: (unassigned: boolean) => void
}

/**
 * In whose calendar its to-dos stand. What asks for a higher qualification than hers stands there for nobody, where that
 * is said: it is asked where she lacks it as far as one knows, of others once the server says so.
 */
export function ResponsibleField({ value, error, onChange, steps, above, onAbove }: Props) {
  const { t } = useTranslation()
  const { _id: me, business } = usePerson()
  const needed = neededFor(steps)
  const lacks = value._id === me && business !== null && !isQualifiedFor(business, needed)
  const asks = needed !== null && (lacks || above || Boolean(error))
  return (
    <>
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
      {asks && (
        <SwitchField
          label={t('Lascia da assegnare i passi che chiedono una qualifica più alta')}
          description={t('In calendario senza operatore: chi pianifica vede che cosa richiedono.')}
          value={above}
          onChange={onAbove}
        />
      )}
    </>
  )
}
