import { formatIn } from '@vicino/domain/days/format.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { getDrafts } from '@vicino/domain/drafts/drafts.contract.ts'
import { getFocuses } from '@vicino/domain/focus/focus.contract.ts'
import type { Focus } from '@vicino/domain/focus/focus.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { Text } from '../ui/layout/Text.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Card } from '../ui/page/Page.tsx'
import { NewFocusEvent } from './NewFocusEvent.tsx'
import classes from './VisitFocus.module.css'

const draftsOfEvents = 'focus.event.'

type Props = {
  dossierId: Id
  /** Told whether a note stands in it that is not saved. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** The client's open focuses at a visit, each with a note one tap away. */
export function VisitFocus({ dossierId, onUnsaved }: Props) {
  const { t } = useTranslation()
  const read = useRead(getFocuses, { params: { dossierId } })
  const mayOpen = useDossier().allows('focus.open_close')
  return (
    <Card title={t('Nota di focus')}>
      <Loaded read={read} skeleton={null}>
        {focuses => <OpenFocuses focuses={focuses} onUnsaved={onUnsaved} />}
      </Loaded>
      {mayOpen && (
        <p className={classes.more}>
          <LinkButton
            link={pages.newFocus.link({ dossierId })}
            variant="subtle"
            leftSection={<IconPlus size={20} aria-hidden />}
          >
            {t('Nuovo focus')}
          </LinkButton>
        </p>
      )}
    </Card>
  )
}

const isOpen = ({ status, struck }: Focus): boolean => status === 'open' && !struck

type OpenProps = Pick<Props, 'onUnsaved'> & { focuses: readonly Focus[] }

/** One of them is written at a time; the one of which a draft waits is open. What is folded keeps what is typed in it. */
function OpenFocuses({ focuses, onUnsaved }: OpenProps) {
  const { t } = useTranslation()
  const mayWrite = useDossier().allows('focus.event')
  const { data: drafts = [] } = useRead(getDrafts, { query: { prefix: draftsOfEvents } }, { when: mayWrite })
  const [chosen, setChosen] = useState<Id | null>()
  const [begun, setBegun] = useState<ReadonlySet<Id>>(new Set())
  const drafted = focuses.find(({ _id }) => drafts.some(({ key }) => key === `${draftsOfEvents}${_id}`))
  const [typed, setTyped] = useState<ReadonlySet<Id>>(new Set())
  const isUnsaved = typed.size > 0 || drafted !== undefined
  const tell = useEffectEvent(onUnsaved)
  useEffect(() => tell(isUnsaved), [isUnsaved])
  useEffect(() => () => tell(false), [])
  const written = chosen === undefined ? drafted?._id : chosen
  if (written && !begun.has(written)) {
    setBegun(new Set(begun).add(written))
    setChosen(written)
  }
  const end = (focusId: Id): void => {
    setChosen(null)
    setBegun(was => without(was, focusId))
  }
  // What somebody closes meanwhile is not taken from under the hand.
  const shown = focuses.filter(focus => isOpen(focus) || begun.has(focus._id))
  if (shown.length === 0)
    return (
      <Text as="p" tone="muted" size={15}>
        {t('Nessun focus aperto')}
      </Text>
    )
  return (
    <ul className={classes.focuses} aria-label={t('Focus aperti')}>
      {shown.map(focus => (
        <li key={focus._id}>
          <FocusHead
            focus={focus}
            isWritten={focus._id === written}
            onToggle={mayWrite ? () => setChosen(focus._id === written ? null : focus._id) : null}
          />
          {mayWrite && begun.has(focus._id) && (
            <div className={classes.note} hidden={focus._id !== written}>
              <NewFocusEvent
                focus={focus}
                docked={false}
                onTyped={isTyped =>
                  setTyped(was => (isTyped ? new Set(was).add(focus._id) : without(was, focus._id)))
                }
                onSaved={() => end(focus._id)}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

const without = (ids: ReadonlySet<Id>, id: Id): ReadonlySet<Id> => new Set([...ids].filter(one => one !== id))

type HeadProps = { focus: Focus; isWritten: boolean; onToggle: (() => void) | null }

function FocusHead({ focus, isWritten, onToggle }: HeadProps) {
  const { t } = useTranslation()
  const today = useToday()
  const last = todayIn(focus.last_event_at ?? focus.created_at)
  const day = formatIn(spokenLanguage()).nearDay(last, today) ?? formatIn(spokenLanguage()).day(last)
  const words = (
    <span className={classes.words}>
      <span className={classes.title}>{focus.focus}</span>
      <Text tone="muted" size={15}>
        {focus.last_event_at === null ? t('Aperto: {{day}}', { day }) : t('Ultima nota: {{day}}', { day })}
      </Text>
    </span>
  )
  if (onToggle === null) return <div className={classes.head}>{words}</div>
  return (
    <button type="button" className={classes.head} aria-expanded={isWritten} onClick={onToggle}>
      {words}
      <IconChevronDown size={20} stroke={1.9} aria-hidden />
    </button>
  )
}
