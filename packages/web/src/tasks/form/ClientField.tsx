import { formatIn } from '@vicino/domain/days/format.ts'
import { allDossiers } from '@vicino/domain/dossiers/dossiers.contract.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FoundList } from '../../calls/FoundList.tsx'
import { usePages } from '../../calls/use-pages.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ClientAvatar } from '../../ui/people/ClientAvatar.tsx'
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx'
import { Row } from '../../ui/page/List.tsx'
import { Sheet } from '../../ui/sheets/Sheet.tsx'
import classes from './TaskForm.module.css'

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

type SearchProps = { onPick: (client: NamedPerson) => void; onNew: (() => void) | undefined }

function ClientSearch({ onPick, onNew }: SearchProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const found = usePages(allDossiers, { query: { status: 'active', ...(search !== '' && { search }) } })
  const format = formatIn(spokenLanguage())
  return (
    <FoundList
      searchLabel={t('Cerca nome o data di nascita')}
      search={search}
      onSearch={setSearch}
      startsFocused
      found={found}
      noneFound={t('Nessun cliente trovato')}
      listLabel={t('Clienti')}
      instead={
        onNew && (
          <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={onNew}>
            {t('Nuovo cliente')}
          </Button>
        )
      }
    >
      {({ client }) => (
        <Row
          key={client._id}
          title={client.name}
          under={[format.day(client.birthday), client.city].filter(Boolean).join(', ')}
          start={<ClientAvatar id={client._id} name={client.name} picture={client.avatar} />}
          onPress={() => onPick({ _id: client._id, name: client.name, avatar: client.avatar })}
        />
      )}
    </FoundList>
  )
}
