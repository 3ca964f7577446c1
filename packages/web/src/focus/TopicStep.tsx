import { type FocusFlow, type FocusStep, mayGoOn } from '@vicino/domain/focus/focus-flow.ts'
import { getFocuses, getFocusTopics } from '@vicino/domain/focus/focus.contract.ts'
import { matchingTopics, topicNamed } from '@vicino/domain/focus/topic-search.ts'
import { nameMax } from '@vicino/domain/wire/text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { SearchField } from '../ui/fields/SearchField.tsx'
import { SaveBar } from '../ui/page/SaveBar.tsx'
import { ChoiceRow } from '../ui/page/ChoiceRow.tsx'
import { List } from '../ui/page/List.tsx'
import classes from './Focus.module.css'
import { TopicList } from './TopicList.tsx'

type Props = { dossierId: string; flow: FocusFlow; onStep: (step: FocusStep) => void }

/**
 * Chooses what the focus is about: from the catalogue, narrowed by words, or those words themselves. A topic that
 * is open already leads to its events instead.
 */
export function TopicStep({ dossierId, flow, onStep }: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const read = useRead(getFocusTopics, {})
  const { data: focuses = [] } = useRead(getFocuses, { params: { dossierId } })
  const written = search.trim().slice(0, nameMax)
  const own = written !== '' && read.data && !topicNamed(read.data, written) ? written : null
  const chosenOwn = flow.focusTopicId === null && flow.focus !== '' ? flow.focus : null
  return (
    <form
      className={classes.picker}
      onSubmit={event => {
        event.preventDefault()
        onStep({ type: 'went_on' })
      }}
    >
      <SearchField label={t('Cerca o scrivi un focus')} value={search} onSearch={setSearch} atHand />
      {chosenOwn !== null && <OwnTitle focus={chosenOwn} chosen onStep={onStep} />}
      <Loaded read={read}>
        {topics => (
          <TopicList
            topics={matchingTopics(topics, search)}
            focuses={focuses}
            chosen={flow.focusTopicId}
            onChoose={topic => onStep({ type: 'chose', topic })}
          />
        )}
      </Loaded>
      {own !== null && own !== chosenOwn && <OwnTitle focus={own} chosen={false} onStep={onStep} />}
      <SaveBar label={t('Avanti')} disabled={!mayGoOn(flow)} state={flow.focus} />
    </form>
  )
}

type OwnProps = { focus: string; chosen: boolean; onStep: Props['onStep'] }

/** A title in somebody's own words, beside those of the catalogue. */
function OwnTitle({ focus, chosen, onStep }: OwnProps) {
  const { t } = useTranslation()
  return (
    <List>
      <ChoiceRow
        title={focus}
        under={t('Come titolo scritto da lei')}
        chosen={chosen}
        single
        onPress={() => onStep({ type: 'wrote', focus })}
      />
    </List>
  )
}
