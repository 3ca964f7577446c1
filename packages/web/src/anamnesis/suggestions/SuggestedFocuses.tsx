import { derivedOf, type Section } from '@vicino/domain/anamnesis/section.ts'
import { suggestedFocuses } from '@vicino/domain/anamnesis/suggested-focuses.ts'
import { getFocuses, getFocusTopics } from '@vicino/domain/focus/focus.contract.ts'
import type { Answers } from '@vicino/domain/form/answers.ts'
import { IconTargetArrow } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { useRead } from '../../calls/use-read.ts'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { useClientAge } from '../use-client-age.ts'
import classes from './Suggestions.module.css'

/** The nursing problems that the answers point at and that are not open yet, each a way to open it. */
export function SuggestedFocuses({ section, answers }: { section: Section; answers: Answers }) {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  const slugs = suggestedFocuses(section.slug, answers, derivedOf(section, answers, useClientAge()))
  const when = slugs.length > 0 && allows('focus.open_close')
  const { data: topics = [] } = useRead(getFocusTopics, {}, { when })
  const { data: focuses } = useRead(getFocuses, { params: { dossierId } }, { when })
  const open = new Set(focuses?.filter(({ status }) => status === 'open').map(focus => focus.focusTopicId))
  const offered = topics.filter(({ focusTopicId }) => slugs.includes(focusTopicId) && !open.has(focusTopicId))
  if (!when || !focuses || offered.length === 0) return null
  return (
    <section>
      <h2 className={classes.heading}>{t('Focus suggeriti dalle risposte')}</h2>
      <List label={t('Focus suggeriti dalle risposte')}>
        {offered.map(({ focusTopicId, name, group_name }) => (
          <Row
            key={focusTopicId}
            link={pages.newFocus.link({ dossierId }, { topic: focusTopicId })}
            start={<RowIcon icon={IconTargetArrow} />}
            title={name}
            under={group_name}
          />
        ))}
      </List>
    </section>
  )
}
