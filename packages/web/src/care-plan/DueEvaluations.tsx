import { getDueEvaluations } from '@vicino/domain/care-plan/care-plan.contract.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { getDueProtocols } from '@vicino/domain/protocols/opened-protocols.contract.ts'
import { type Icon, IconClipboardList, IconRoute } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedRows } from '../calls/LoadedPages.tsx'
import { type Pages, usePages } from '../calls/use-pages.ts'
import { houseText } from '../i18n/house-text.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { useMay } from '../session/person.ts'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import classes from './CarePlan.module.css'
import { dueWords } from './care-plan-words.ts'

/** The clients whose plan or protocol a nurse has to evaluate by next week; nothing where there are none. */
export function DueEvaluations() {
  const evaluatesPlans = useMay('careplan.write', 'write')
  const evaluatesProtocols = useMay('protocol.open_in_dossier', 'write')
  return (
    <>
      {evaluatesPlans && <DuePlans />}
      {evaluatesProtocols && <DueProtocols />}
    </>
  )
}

function DuePlans() {
  const { t } = useTranslation()
  return (
    <Due
      title={t('Piani di cura da valutare')}
      icon={IconClipboardList}
      due={usePages(getDueEvaluations, { query: {} })}
      linkTo={({ _id: carePlanId, dossierId }) => pages.carePlan.link({ dossierId, carePlanId })}
    />
  )
}

function DueProtocols() {
  const { t } = useTranslation()
  return (
    <Due
      title={t('Protocolli da valutare')}
      icon={IconRoute}
      due={usePages(getDueProtocols, { query: {} })}
      name={({ title }) => houseText(title, t)}
      linkTo={({ _id: openedId, dossierId }) => pages.openedProtocol.link({ dossierId, openedId })}
    />
  )
}

type DueOne = { _id: string; dossierId: string; client: { name: string }; due_on: Day }

type Props<One extends DueOne> = {
  title: string
  icon: Icon
  due: Pages<One>
  /** What of the client's is due, where she may have several. */
  name?: (one: One) => string
  linkTo: (one: One) => Parameters<typeof Row>[0]['link']
}

function Due<One extends DueOne>({ title, icon, due, name, linkTo }: Props<One>): ReactNode {
  const { t } = useTranslation()
  const today = useToday()
  const heading = useId()
  if (!due.data || due.data.length === 0) return null
  return (
    <section className={classes.due} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <PagedRows pages={due} items={due.data} empty={null}>
        {items => (
          <List label={title}>
            {items.map(one => (
              <Row
                key={one._id}
                start={<RowIcon icon={icon} />}
                title={one.client.name}
                under={[dueWords(one.due_on, today, t), name?.(one)].filter(Boolean).join(' · ')}
                link={linkTo(one)}
              />
            ))}
          </List>
        )}
      </PagedRows>
    </section>
  )
}
