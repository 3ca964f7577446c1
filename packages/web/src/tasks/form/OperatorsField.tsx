import type { TimedTask } from '@vicino/domain/assignment/assignment-check.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import type { Qualification } from '@vicino/domain/services/qualification.ts'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx'
import { Picked, PickedLine } from '../../ui/fields/Picked.tsx'
import { PersonAvatar } from '../../ui/people/PersonAvatar.tsx'
import { Sheet } from '../../ui/sheets/Sheet.tsx'
import { RowsSkeleton } from '../../ui/page/Skeleton.tsx'
import { late } from '../../ui/late.ts'

/** Most tasks keep their operators: who else there is comes when it is asked for. */
const ColleagueSearch = late(
  async () => (await import('../../users/ColleagueSearch.tsx')).ColleagueSearch,
  <RowsSkeleton />,
)

const CarerChoice = late(async () => (await import('./CarerChoice.tsx')).CarerChoice, <RowsSkeleton />)

type Props = {
  value: NamedPerson[]
  onChange: (operators: NamedPerson[]) => void
  error?: ReactNode
  /** The visit that they are to make, once it says when; anybody may take part in what is none. */
  visit: TimedTask | null
  /** What its services ask of them. */
  needed: readonly Qualification[]
  /** Somebody was chosen, and the focus is back. */
  onChosen?: () => void
}

/** Who carries a task out: nobody yet, one, or two for a visit that needs four hands. */
export function OperatorsField({ value, onChange, error, visit, needed, onChosen }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const chose = useRef(false)
  const told = useEffectEvent(() => onChosen?.())
  useEffect(() => {
    if (!open && chose.current) told()
    chose.current = false
  }, [open])
  const add = (person: NamedPerson): void => {
    onChange([...value, person])
    chose.current = true
    setOpen(false)
  }
  return (
    <FieldFrame label={t('Operatori')} error={error}>
      <PickedLine>
        {value.map(person => (
          <Picked key={person._id} onRemove={() => onChange(value.filter(one => one._id !== person._id))}>
            <PersonAvatar id={person._id} name={person.name} picture={person.avatar} size={32} />
            {person.name}
          </Picked>
        ))}
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('Aggiungi operatore')}
        </Button>
      </PickedLine>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('Aggiungi operatore')}>
        {visit ? (
          <CarerChoice visit={visit} needed={needed} chosen={value} onPick={add} />
        ) : (
          <ColleagueSearch
            chosen={value}
            startsFocused
            onPick={({ userId: _id, name, avatar }) => add({ _id, name, avatar })}
          />
        )}
      </Sheet>
    </FieldFrame>
  )
}
