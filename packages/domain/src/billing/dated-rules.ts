import { addDays, type Day } from '../days/day.ts'

/** What somebody wrote to hold from a day on, until it is written anew. */
export type DatedRule = { from: Day }

type KeyOf<Rule> = (rule: Rule) => string

/** The newest rule that has begun on a day, of those that are asked for; undefined where none has. */
export const heldOn = <Rule extends DatedRule>(
  listed: readonly Rule[],
  day: Day,
  isAsked: (rule: Rule) => boolean,
): Rule | undefined =>
  listed
    .filter(rule => rule.from <= day && isAsked(rule))
    .toSorted((one, other) => (one.from < other.from ? 1 : -1))[0]

/** What holds on a day, one rule of each thing, in the order of their keys. */
export const allHeldOn = <Rule extends DatedRule>(
  listed: readonly Rule[],
  day: Day,
  keyOf: KeyOf<Rule>,
): Rule[] =>
  [...new Set(listed.map(keyOf))]
    .toSorted()
    .flatMap(key => heldOn(listed, day, rule => keyOf(rule) === key) ?? [])

type RuleChange<Rule> = { rule: Rule; before: Rule | undefined }

/** What is written to change after a day, the next change first, each with what holds until then. */
export const changesAfter = <Rule extends DatedRule>(
  listed: readonly Rule[],
  day: Day,
  keyOf: KeyOf<Rule>,
): RuleChange<Rule>[] =>
  listed
    .filter(({ from }) => from > day)
    .toSorted((one, other) => (`${one.from} ${keyOf(one)}` < `${other.from} ${keyOf(other)}` ? -1 : 1))
    .map(rule => ({
      rule,
      before: heldOn(listed, addDays(rule.from, -1), each => keyOf(each) === keyOf(rule)),
    }))
