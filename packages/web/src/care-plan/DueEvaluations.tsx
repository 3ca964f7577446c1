import { getDueEvaluations } from '@vicino/domain/care-plan/care-plan.contract.ts'
import { IconClipboardList } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { useMay } from '../session/person.ts'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import classes from './CarePlan.module.css'
import { dueWords } from './care-plan-words.ts'

/** The clients whose plan a nurse has to evaluate by next week; nothing where there are none. */
export function DueEvaluations() {
  const { t } = useTranslation()
  const today = useToday()
  const { data } = useRead(
    getDueEvaluations,
    { query: { limit: '20' } },
    { when: useMay('careplan.write', 'write') },
  )
  if (!data || data.items.length === 0) return null
  return (
    <section className={classes.due} aria-labelledby="due-evaluations">
      <h2 id="due-evaluations">{t('Piani di cura da valutare')}</h2>
      <List label={t('Piani di cura da valutare')}>
        {data.items.map(({ _id: carePlanId, dossierId, client, due_on }) => (
          <Row
            key={carePlanId}
            start={<RowIcon icon={IconClipboardList} />}
            title={client.name}
            under={dueWords(due_on, today, t)}
            link={pages.carePlan.link({ dossierId, carePlanId })}
          />
        ))}
      </List>
    </section>
  )
}
