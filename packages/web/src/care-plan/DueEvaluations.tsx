import { getDueEvaluations } from '@vicino/domain/care-plan/care-plan.contract.ts'
import { IconClipboardList } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PagedRows } from '../calls/LoadedPages.tsx'
import { usePages } from '../calls/use-pages.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { useMay } from '../session/person.ts'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import classes from './CarePlan.module.css'
import { dueWords } from './care-plan-words.ts'

/** The clients whose plan a nurse has to evaluate by next week; nothing where there are none. */
export function DueEvaluations() {
  return useMay('careplan.write', 'write') ? <Due /> : null
}

function Due() {
  const { t } = useTranslation()
  const today = useToday()
  const due = usePages(getDueEvaluations, { query: {} })
  if (!due.data || due.data.length === 0) return null
  return (
    <section className={classes.due} aria-labelledby="due-evaluations">
      <h2 id="due-evaluations">{t('Piani di cura da valutare')}</h2>
      <PagedRows pages={due} items={due.data} empty={null}>
        {items => (
          <List label={t('Piani di cura da valutare')}>
            {items.map(({ _id: carePlanId, dossierId, client, due_on }) => (
              <Row
                key={carePlanId}
                start={<RowIcon icon={IconClipboardList} />}
                title={client.name}
                under={dueWords(due_on, today, t)}
                link={pages.carePlan.link({ dossierId, carePlanId })}
              />
            ))}
          </List>
        )}
      </PagedRows>
    </section>
  )
}
