import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { ClientAvatar } from '../../ui/people/ClientAvatar.tsx'
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx'
import { Sheet } from '../../ui/sheets/Sheet.tsx'
import { late } from '../../ui/late.ts'
import classes from './TaskForm.module.css'

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
  const [open, setOpen] = useState(false)
  return (
    <FieldFrame label={t('Cliente')} required error={error}>
      <div className={classes.people}>
        {value && (
          <span className={classes.person}>
            <ClientAvatar id={value._id} name={value.name} picture={value.avatar} size={32} />
            {value.name}
          </span>
        )}
        <Button variant="default" onClick={() => setOpen(true)}>
          {value ? t('Cambia cliente') : t('Scegli il cliente')}
        </Button>
      </div>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('Scegli il cliente')}>
        <ClientSearch
          onPick={client => {
            onChange(client)
            setOpen(false)
          }}
          onNew={onNew}
        />
      </Sheet>
    </FieldFrame>
  )
}
