import { changesAfter, type DatedRule } from '@vicino/domain/billing/dated-rules.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { showDay } from '../../ui/fields/read-day.ts'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { Card } from '../../ui/page/Page.tsx'

type Props<Rule> = {
  title: string
  rules: readonly Rule[]
  /** Of what a rule is, whatever its day. */
  keyOf: (rule: Rule) => string
  label: (rule: Rule) => string
  words: (rule: Rule) => string
}

/** What will hold from when, and what does until then; nothing where nothing changes. */
export function RuleChanges<Rule extends DatedRule>({ title, rules, keyOf, label, words }: Props<Rule>) {
  const { t } = useTranslation()
  const changes = changesAfter(rules, useToday(), keyOf).filter(
    ({ rule, before }) => before === undefined || words(before) !== words(rule),
  )
  if (changes.length === 0) return null
  return (
    <Card title={title}>
      <Facts>
        {changes.map(({ rule, before }) => (
          <Fact
            key={`${keyOf(rule)} ${rule.from}`}
            label={t('{{what}}, dal {{day}}', { what: label(rule), day: showDay(rule.from) })}
          >
            {[before, rule].flatMap(each => (each ? words(each) : [])).join(' → ')}
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}
