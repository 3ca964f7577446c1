import type { ActivityAction, ActivityLog } from '@vicino/domain/activity/activity.ts'
import { isFrozenAlarm } from '@vicino/domain/surveillance/critical-field.ts'
import type { TFunction } from 'i18next'
import type { NewsWords } from './dose-news.ts'
import { type KindWords, kindWords, type Translate } from './kind-words.ts'

/** What of a line tells what it is about. */
type ToldLine = Pick<ActivityLog, 'dataModel' | 'populatedData'>

const wordsOf = ({
  dataModel,
}: ToldLine): Omit<KindWords, 'actions'> & {
  actions: { readonly [Action in ActivityAction]?: NewsWords }
} => kindWords[dataModel]

/** What happened, as far as the record itself says it. */
export function newsLabel({ action, ...line }: ToldLine & Pick<ActivityLog, 'action'>): string {
  const { news, actions } = wordsOf(line)
  return (news?.(line.populatedData, action) ?? actions[action])?.label ?? ''
}

/** What a line is about, in the words that the record had then. */
export function headingOf(line: ToldLine, t: Translate): string {
  const heading = wordsOf(line).heading(line.populatedData, t)
  return typeof heading === 'string' ? heading : ''
}

/** What a line adds to its heading; nothing where its record says no more. */
export const detailOf = (line: ToldLine, t: TFunction): string =>
  wordsOf(line).detail?.(line.populatedData, t) ?? ''

/** Whether a line tells of a reading on which somebody had to act. */
export const isCriticalLine = ({ dataModel, populatedData }: ToldLine): boolean =>
  dataModel === 'ClinicalParameter' && isFrozenAlarm(populatedData)

/** What became of an entry after the line was written. */
const laterWords: Record<NonNullable<ActivityLog['later']>, NewsWords> = {
  corrected: { label: 'Corretto in seguito' },
  struck: { label: 'Annullato in seguito' },
}

export const laterLabel = (later: NonNullable<ActivityLog['later']>): string => laterWords[later].label
