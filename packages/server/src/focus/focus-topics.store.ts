import type { Day } from '@vicino/domain/days/day.ts'
import type { FocusTopic, FocusTopicId } from '@vicino/domain/focus/focus-topic.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'
import { listedAtMost } from '../records/records.store.ts'

/** The nursing problems that hold on a day, by group, in the language where the business has translated them. */
export function listFocusTopics(tx: Tx, day: Day, language: Language): Promise<FocusTopic[]> {
  const inLanguage = (column: string): Fragment =>
    tx`coalesce(${tx(`t.${column}_${language}`)}, ${tx(`t.${column}_it`)})`
  return tx<FocusTopic[]>`
    select t.slug as "focusTopicId", ${inLanguage('name')} as name, t.group_code as group,
      ${tx(`g.name_${language}`)} as group_name, t.protocol,
      ${inLanguage('common_data')} as common_data, ${inLanguage('common_actions')} as common_actions
    from focus_topic t join focus_group g on g.code = t.group_code
    where t.valid_from <= ${day} and coalesce(t.valid_to, 'infinity') >= ${day}
    order by g.sort, t.sort, t.slug limit ${listedAtMost}`
}

/** Whether a topic is in the catalogue on a day. */
export const isFocusTopic = async (tx: Tx, topic: FocusTopicId, day: Day): Promise<boolean> =>
  (await knownTopics(tx, [topic], day)).has(topic)

/** Which of these topics are in the catalogue on a day. */
export async function knownTopics(
  tx: Tx,
  topics: readonly FocusTopicId[],
  day: Day,
): Promise<Set<FocusTopicId>> {
  const rows = await tx<{ slug: FocusTopicId }[]>`
    select slug from focus_topic
    where slug = any(${[...topics]}) and valid_from <= ${day} and coalesce(valid_to, 'infinity') >= ${day}`
  return new Set(rows.map(({ slug }) => slug))
}
