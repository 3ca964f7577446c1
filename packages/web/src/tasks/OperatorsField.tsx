import { getCollaborators } from '@vicino/domain/businesses/collaborators.contract.ts'
import { labelOfJobTitle } from '@vicino/domain/businesses/job-title.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePages } from '../calls/use-pages.ts'
import { Button } from '../ui/Button.tsx'
import { FieldFrame } from '../ui/fields/FieldFrame.tsx'
import { List, Row } from '../ui/page/List.tsx'
import { LoadError } from '../ui/page/LoadError.tsx'
import { LoadMore } from '../ui/page/LoadMore.tsx'
import { PersonAvatar } from '../ui/people/PersonAvatar.tsx'
import { SearchField } from '../ui/fields/SearchField.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import classes from './Task.module.css'

type Props = { value: NamedPerson[]; onChange: (operators: NamedPerson[]) => void; error?: ReactNode }

/** Who carries a task out: nobody yet, one, or two for a visit that needs four hands. */
export function OperatorsField({ value, onChange, error }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <FieldFrame label={t('Operatori')} error={error}>
      <div className={classes.people}>
        {value.map(person => (
          <button
            key={person._id}
            type="button"
            className={classes.person}
            onClick={() => onChange(value.filter(one => one._id !== person._id))}
          >
            <PersonAvatar id={person._id} name={person.name} picture={person.avatar} size={32} />
            {person.name}
            <IconX size={18} stroke={2} role="img" aria-label={t('Togli')} />
          </button>
        ))}
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('Aggiungi operatore')}
        </Button>
      </div>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('Aggiungi operatore')}>
        <OperatorSearch
          chosen={value}
          onPick={person => {
            onChange([...value, person])
            setOpen(false)
          }}
        />
      </Sheet>
    </FieldFrame>
  )
}

type SearchProps = { chosen: readonly NamedPerson[]; onPick: (person: NamedPerson) => void }

function OperatorSearch({ chosen, onPick }: SearchProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const found = usePages(getCollaborators, { query: { search } })
  const free = found.items.filter(({ userId }) => chosen.every(one => one._id !== userId))
  return (
    <div className={classes.search}>
      <SearchField label={t('Cerca profilo')} value={search} onSearch={setSearch} startsFocused />
      {found.failure && <LoadError failure={found.failure} onRetry={found.retry} />}
      {found.loading && <RowsSkeleton />}
      {!found.loading && !found.failure && free.length === 0 && <p>{t('Nessun operatore trovato')}</p>}
      {free.length > 0 && (
        <List label={t('Operatori')}>
          {free.map(({ userId, name, avatar, job_title }) => (
            <Row
              key={userId}
              title={name}
              under={t(labelOfJobTitle(job_title))}
              start={<PersonAvatar id={userId} name={name} picture={avatar} />}
              onPress={() => onPick({ _id: userId, name, avatar })}
            />
          ))}
        </List>
      )}
      <LoadMore
        shown={found.items.length}
        total={found.total}
        more={found.more}
        loading={found.loadingMore}
        onMore={found.showMore}
      />
    </div>
  )
}
