import { type Focus, openFocusOf } from '@vicino/domain/focus/focus.ts'
import type { FocusTopic, FocusTopicId } from '@vicino/domain/focus/focus-topic.ts'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Fold } from '../ui/page/Fold.tsx'
import { List, Row } from '../ui/page/List.tsx'
import { useFolds } from '../ui/page/use-folds.ts'
import classes from './Focus.module.css'

type Choice = {
  topics: readonly FocusTopic[]
  /** The client's focuses: of a topic that is open there is no second one. */
  focuses: readonly Focus[]
  chosen: FocusTopicId | null
  onChoose: (topic: FocusTopic) => void
}

/** Topics under a heading; nothing where there are none. */
export function TopicList({ name, ...choice }: Choice & { name: string }) {
  if (choice.topics.length === 0) return null
  return (
    <section>
      <h2 className={classes.group}>{name}</h2>
      <TopicRows name={name} {...choice} />
    </section>
  )
}

/** All topics by group, in the order of the catalogue, each group folded but that of the topic that is chosen. */
export function TopicGroups({ topics, ...choice }: Choice) {
  const ofChosen = topics.find(({ focusTopicId }) => focusTopicId === choice.chosen)?.group_name
  const folds = useFolds<string>([], ofChosen === undefined ? [] : [ofChosen])
  return (
    <Stack gap={8}>
      {Array.from(
        Map.groupBy(topics, ({ group_name }) => group_name),
        ([name, ofGroup]) => (
          <Fold
            key={name}
            title={name}
            end={ofGroup.length}
            open={folds.isOpen(name)}
            onToggle={open => folds.toggle(name, open)}
          >
            <TopicRows name={name} topics={ofGroup} {...choice} />
          </Fold>
        ),
      )}
    </Stack>
  )
}

function TopicRows({ name, topics, focuses, chosen, onChoose }: Choice & { name: string }) {
  return (
    <List label={name}>
      {topics.map(topic => {
        const open = openFocusOf(focuses, topic.focusTopicId)
        return open ? (
          <OpenTopic key={topic.focusTopicId} focus={open} />
        ) : (
          <Row
            key={topic.focusTopicId}
            title={topic.name}
            {...(topic.focusTopicId === chosen && { pressed: true })}
            onPress={() => onChoose(topic)}
          />
        )
      })}
    </List>
  )
}

function OpenTopic({ focus: { _id: focusId, dossierId, focus } }: { focus: Focus }) {
  const { t } = useTranslation()
  return (
    <Row
      title={focus}
      under={t('Già aperto: aggiungi un evento')}
      link={pages.newFocusEvent.link({ dossierId, focusId })}
    />
  )
}
