import { type Focus, openFocusOf } from '@vicino/domain/focus/focus.ts'
import type { FocusTopic, FocusTopicId } from '@vicino/domain/focus/focus-topic.ts'
import { IconChevronRight, IconTargetArrow } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import classes from './Focus.module.css'
import { TopicRow } from './TopicRow.tsx'

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
        <ul className={classes.topics} aria-label={name}>
          {ofGroup.map(topic => {
            const open = openFocusOf(focuses, topic.focusTopicId)
            return open ? (
              <OpenTopic key={topic.focusTopicId} focus={open} />
            ) : (
              <TopicRow
                key={topic.focusTopicId}
                name={topic.name}
                chosen={topic.focusTopicId === chosen}
                onChoose={() => onChoose(topic)}
              />
            )
          })}
        </ul>
      </section>
    ),
  )
}

function OpenTopic({ focus: { _id: focusId, dossierId, focus } }: { focus: Focus }) {
  const { t } = useTranslation()
  return (
    <li>
      <Link {...pages.newFocusEvent.link({ dossierId, focusId })} className={classes.topic}>
        <IconTargetArrow size={24} stroke={1.7} aria-hidden />
        <span className={classes.words}>
          {focus}
          <span className={classes.also}>{t('Già aperto: aggiungi un evento')}</span>
        </span>
        <IconChevronRight size={18} stroke={1.8} aria-hidden />
      </Link>
    </li>
  )
}
