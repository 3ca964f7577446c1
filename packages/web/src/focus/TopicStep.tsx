import { getSuggestedProblems } from '@vicino/domain/care-plan/care-plan.contract.ts'
import type { FocusFlow, FocusStep } from '@vicino/domain/focus/focus-flow.ts'
import { getFocuses, getFocusTopics } from '@vicino/domain/focus/focus.contract.ts'
import type { FocusTopic } from '@vicino/domain/focus/focus-topic.ts'
import { matchingTopics, topicNamed } from '@vicino/domain/focus/topic-search.ts'
import { nameMax } from '@vicino/domain/wire/text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceKnown, Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSettled } from '../calls/use-settled.ts'
import { SearchField } from '../ui/fields/SearchField.tsx'
import { List, Row } from '../ui/page/List.tsx'
import classes from './Focus.module.css'
import { TopicGroups, TopicList } from './TopicList.tsx'

type Props = { dossierId: string; flow: FocusFlow; onStep: (step: FocusStep) => void }

/**
 * Chooses what the focus is about: what the anamnesis points at first, then the catalogue, narrowed by words, or those
 * words themselves. A tap goes on to the note; a topic that is open already leads to its events instead.
 */
export function TopicStep({ dossierId, flow, onStep }: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const catalogue = useRead(getFocusTopics, {})
  const { data: focuses = [] } = useRead(getFocuses, { params: { dossierId } })
  // The list waits for them: it must not move under the thumb. Where they do not come, it does without.
  const suggestedRead = useRead(getSuggestedProblems, { params: { dossierId } })
  const read = onceKnown(useSettled(suggestedRead), catalogue)
  const { data: problems = [] } = suggestedRead
  const written = search.trim().slice(0, nameMax)
  const own = written !== '' && catalogue.data && !topicNamed(catalogue.data, written) ? written : null
  const chosenOwn = flow.focusTopicId === null && flow.focus !== '' ? flow.focus : null
  const choice = {
    focuses,
    chosen: flow.focusTopicId,
    onChoose: (topic: FocusTopic) => onStep({ type: 'chose', topic }),
  }
  const suggested = new Set(problems.filter(({ from }) => from === 'anamnesis').map(one => one.focusTopicId))
  return (
    <div className={classes.picker}>
      <SearchField label={t('Cerca o scrivi un focus')} value={search} onSearch={setSearch} atHand />
      {chosenOwn !== null && <OwnTitle focus={chosenOwn} chosen onStep={onStep} />}
      <Loaded read={read}>
        {topics =>
          written === '' ? (
            <>
              <TopicList
                name={t("Suggeriti dall'anamnesi")}
                topics={topics.filter(({ focusTopicId }) => suggested.has(focusTopicId))}
                {...choice}
              />
              <TopicGroups topics={topics} {...choice} />
            </>
          ) : (
            Array.from(
              Map.groupBy(matchingTopics(topics, search), ({ group_name }) => group_name),
              ([name, ofGroup]) => <TopicList key={name} name={name} topics={ofGroup} {...choice} />,
            )
          )
        }
      </Loaded>
      {own !== null && own !== chosenOwn && <OwnTitle focus={own} chosen={false} onStep={onStep} />}
    </div>
  )
}

type OwnProps = { focus: string; chosen: boolean; onStep: Props['onStep'] }

/** A title in somebody's own words, beside those of the catalogue. */
function OwnTitle({ focus, chosen, onStep }: OwnProps) {
  const { t } = useTranslation()
  return (
    <List>
      <Row
        title={focus}
        under={t('Come titolo proprio')}
        {...(chosen && { pressed: true })}
        onPress={() => onStep({ type: 'wrote', focus })}
      />
    </List>
  )
}
