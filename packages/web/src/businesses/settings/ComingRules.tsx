import { useTranslation } from 'react-i18next'
import { showDay } from '../../ui/fields/read-day.ts'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { Card } from '../../ui/page/Page.tsx'

/** A rule that will hold: of what it is, from which day on, and in words what changes. */
type ComingRule = { what: string; from: string; words: string }

/** What will hold from when; nothing where nothing changes. */
export function ComingRules({ title, rules }: { title: string; rules: readonly ComingRule[] }) {
  const { t } = useTranslation()
  if (rules.length === 0) return null
  return (
    <Card title={title}>
      <Facts>
        {rules.map(({ what, from, words }, at) => (
          <Fact key={at} label={t('{{what}}, dal {{day}}', { what, day: showDay(from) })}>
            {words}
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}
