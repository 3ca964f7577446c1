import { useNavigate } from '@tanstack/react-router'
import { nameMax } from '@vicino/domain/wire/text.ts'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerAway } from '../../calls/server-away.ts'
import { searchDossiers } from '../../dossiers/list/searched-dossiers.ts'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { RowIcon } from '../../ui/page/List.tsx'
import { ClientAvatar } from '../../ui/people/ClientAvatar.tsx'
import { Sheet } from '../../ui/sheets/Sheet.tsx'
import unseen from '../../ui/unseen.module.css'
import classes from './Palette.module.css'
import { type Choice, type Found, useFound } from './use-found.ts'

type Props = { onClose: () => void }

/** Finds a client, a page or an act by the beginnings of its words: typed, chosen with arrows or a tap, gone. */
export function Palette({ onClose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const found = useFound(typed)
  const choices = found.groups.flatMap(group => group.choices)
  const { active, mark } = useActive(typed, choices)
  const list = useId()
  const field = useRef<HTMLDivElement>(null)
  const choose = ({ to, searches }: Choice): void => {
    if ('words' in to) {
      setTyped(to.words)
      field.current?.querySelector('input')?.focus()
      return
    }
    if (searches !== undefined) searchDossiers(searches)
    onClose()
    void navigate(to)
  }
  const step = (by: 1 | -1): void => {
    const at = choices.findIndex(({ key }) => key === active?.key)
    const next = choices[(at + by + choices.length) % choices.length]
    if (next) mark(next.key)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const acts: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => active && choose(active),
      Escape: onClose,
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <Sheet open onClose={onClose} title={t('Trova')}>
      <search className={classes.palette}>
        <div ref={field} className={classes.field}>
          <TextInput
            type="search"
            role="combobox"
            aria-label={t('Cliente, pagina o azione')}
            placeholder={t('Cliente, pagina o azione')}
            aria-expanded={choices.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={active && `${list} ${active.key}`.replaceAll(' ', '-')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={nameMax}
            data-autofocus
            value={typed}
            leftSection={<IconSearch size={20} stroke={1.8} aria-hidden />}
            onChange={event => setTyped(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <div id={list} role="listbox" aria-label={t('Risultati')}>
          {found.groups.map(({ label, choices: some }) => (
            <div key={label} role="group" aria-label={label}>
              <p className={classes.group} aria-hidden>
                {label}
              </p>
              {some.map(choice => (
                <Line
                  key={choice.key}
                  id={`${list} ${choice.key}`.replaceAll(' ', '-')}
                  choice={choice}
                  isActive={choice === active}
                  onPress={() => choose(choice)}
                />
              ))}
            </div>
          ))}
        </div>
        <Said typed={typed} found={found} count={choices.length} />
      </search>
    </Sheet>
  )
}

type Active = { active: Choice | undefined; mark: (key: string) => void }

/**
 * Which line Enter takes: the first, or the one that was stepped to. What comes later for the same words moves it to no
 * other: the client under the finger stays the one that was seen.
 */
function useActive(typed: string, choices: readonly Choice[]): Active {
  const [marked, setMarked] = useState<{ typed: string; key: string }>()
  const active = choices.find(({ key }) => marked?.typed === typed && marked.key === key) ?? choices[0]
  const key = active?.key
  if (key !== undefined && (marked?.typed !== typed || marked.key !== key)) setMarked({ typed, key })
  return { active, mark: next => setMarked({ typed, key: next }) }
}

type LineProps = { id: string; choice: Choice; isActive: boolean; onPress: () => void }

function Line({ id, choice: { title, under, start }, isActive, onPress }: LineProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <div
      ref={line}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.line}
      // The field keeps the focus, and a phone its keyboard.
      onMouseDown={event => event.preventDefault()}
      onClick={onPress}
    >
      {'birthday' in start ? (
        <ClientAvatar id={start._id} name={start.name} picture={start.avatar} />
      ) : (
        <RowIcon icon={start} />
      )}
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        {under !== undefined && <span className={classes.under}>{under}</span>}
      </span>
    </div>
  )
}

/** What is said of the search: how to begin, that nothing was found, that the server does not answer. */
function Said({ typed, found: { settled, error }, count }: { typed: string; found: Found; count: number }) {
  const { t } = useTranslation()
  const away = useServerAway() || error?.code === 'away'
  if (typed.trim() === '')
    return (
      <p className={classes.said}>
        {t(
          "Basta l'inizio di ogni parola, in qualsiasi ordine: «press ros» porta ai nuovi parametri di Rossi.",
        )}
      </p>
    )
  const outcome =
    count > 0
      ? t('{{count}} risultati', { count })
      : settled && t('Nessun cliente, pagina o azione con queste parole')
  return (
    <div role="status">
      {(away || error) && (
        <p className={classes.said}>
          {away
            ? t('Il server non risponde: dei clienti si trovano solo quelli già letti.')
            : error?.detail || t('Non è stato possibile caricare i dati')}
        </p>
      )}
      {outcome && <p className={count > 0 ? unseen.unseen : classes.said}>{outcome}</p>}
    </div>
  )
}
