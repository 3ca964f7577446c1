import { answerTitle, answerWords } from '@vicino/domain/form/answer-words.ts'
import type { AnswerRow } from '@vicino/domain/form/rows.ts'
import { useTranslation } from 'react-i18next'
import { useSpeech } from '../form/use-speech.ts'
import classes from './AnswerList.module.css'
import { isStruckEntry, type RowGroup, rowGroups } from './row-groups.ts'
import { dotted } from '../i18n/dotted.ts'

/** Answers in words, those of one thing together below its name. */
export const AnswerRows = ({ rows }: { rows: readonly AnswerRow[] }) =>
  rowGroups(rows).map(group => <Group key={group.rows[0]!.path} group={group} />)

/** Answers of one thing below its name, or some that have none in common. */
function Group({ group }: { group: RowGroup }) {
  const { t } = useTranslation()
  if (group.name === null) return <Answers rows={group.rows} />
  return (
    <div className={classes.group} data-struck={isStruckEntry(group) || undefined}>
      <p className={classes.name}>{dotted(group.name.map(label => t(label)))}</p>
      <Answers rows={group.rows} />
    </div>
  )
}

function Answers({ rows }: { rows: readonly AnswerRow[] }) {
  const speech = useSpeech()
  return (
    <dl>
      {rows.map(answer => (
        <div key={answer.path} className={classes.answer}>
          <dt>{answerTitle(answer, speech)}</dt>
          <dd>{answerWords(answer, speech)}</dd>
        </div>
      ))}
    </dl>
  )
}
