import { type Focus, openFocusOf } from '@vicino/domain/focus/focus.ts'
import type { FocusTopic, FocusTopicId } from '@vicino/domain/focus/focus-topic.ts'
import { IconTargetArrow } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { ChoiceRow } from '../ui/page/ChoiceRow.tsx'
import { List, Row } from '../ui/page/List.tsx'
import classes from './Focus.module.css'

type Props = {
  topics: readonly FocusTopic[]
  /** The client's focuses: of a topic that is open there is no second one. */
  focuses: readonly Focus[]
  chosen: FocusTopicId | null
  onChoose: (topic: FocusTopic) => void
}

/** The topics by group, in the order of the catalogue. */
export function TopicList({ topics, focuses, chosen, onChoose }: Props) {
  return Array.from(
    Map.groupBy(topics, ({ group_name }) => group_name),
    ([name, ofGroup]) => (
      <section key={name}>
        <h2 className={classes.group}>{name}</h2>
        <List label={name}>
          {ofGroup.map(topic => {
            const open = openFocusOf(focuses, topic.focusTopicId)
            return open ? (
              <OpenTopic key={topic.focusTopicId} focus={open} />
            ) : (
              <ChoiceRow
                key={topic.focusTopicId}
                title={topic.name}
                chosen={topic.focusTopicId === chosen}
                single
                onPress={() => onChoose(topic)}
              />
            )
          })}
        </List>
      </section>
    ),
  )
}

function OpenTopic({ focus: { _id: focusId, dossierId, focus } }: { focus: Focus }) {
  const { t } = useTranslation()
  return (
    <Row
      title={focus}
      under={t('Già aperto: aggiungi un evento')}
      start={<IconTargetArrow size={24} stroke={1.7} aria-hidden />}
      link={pages.newFocusEvent.link({ dossierId, focusId })}
    />
  )
}
