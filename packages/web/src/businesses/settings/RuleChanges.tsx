import { changesAfter, type DatedRule } from '@vicino/domain/billing/dated-rules.ts'
import { useToday } from '../../i18n/use-today.ts'
import { ComingRules } from './ComingRules.tsx'

type Props<Rule> = {
  title: string
  rules: readonly Rule[]
  /** Of what a rule is, whatever its day. */
  keyOf: (rule: Rule) => string
  label: (rule: Rule) => string
  words: (rule: Rule) => string
}

/** What will hold from when, and what does until then, of rules of which one alone holds of each thing. */
export function RuleChanges<Rule extends DatedRule>({ title, rules, keyOf, label, words }: Props<Rule>) {
  const coming = changesAfter(rules, useToday(), keyOf).flatMap(({ rule, before }) => {
    const told = [before, rule].flatMap(each => (each ? words(each) : []))
    return told.length === 2 && told[0] === told[1]
      ? []
      : [{ what: label(rule), from: rule.from, words: told.join(' → ') }]
  })
  return <ComingRules title={title} rules={coming} />
}
