import type { DueEvaluation } from '@vicino/domain/care-plan/due-evaluations.contract.ts'
import type { DueProtocol } from '@vicino/domain/protocols/due-protocols.contract.ts'
import { type Icon, IconClipboardList, IconRoute } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedRows } from '../calls/LoadedPages.tsx'
import type { Pages } from '../calls/use-pages.ts'
import { houseText } from '../i18n/house-text.ts'
import { useToday } from '../i18n/use-today.ts'
import { pages } from '../pages/pages.ts'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import classes from './CarePlan.module.css'
import { dueWords } from './care-plan-words.ts'
import { dotted } from '../i18n/dotted.ts'

type OfPages<One> = { due: Pages<One>; items: One[] }

/** The clients whose plan is to be evaluated. */
export function DuePlans(due: OfPages<DueEvaluation>) {
  const { t } = useTranslation()
  return (
    <Due
      {...due}
      title={t('Piani di cura da valutare')}
      icon={IconClipboardList}
      linkTo={({ _id: carePlanId, dossierId }) => pages.carePlan.link({ dossierId, carePlanId })}
    />
  )
}

/** The clients with a protocol that is to be evaluated. */
export function DueProtocols(due: OfPages<DueProtocol>) {
  const { t } = useTranslation()
  return (
    <Due
      {...due}
      title={t('Protocolli da valutare')}
      icon={IconRoute}
      name={({ title }) => houseText(title, t)}
      linkTo={({ _id: openedId, dossierId }) => pages.openedProtocol.link({ dossierId, openedId })}
    />
  )
}

type Props<One extends DueEvaluation> = OfPages<One> & {
  title: string
  icon: Icon
  /** What of the client's is due, where she may have several. */
  name?: (one: One) => string
  linkTo: (one: One) => Parameters<typeof Row>[0]['link']
}

function Due<One extends DueEvaluation>({ title, icon, due, items, name, linkTo }: Props<One>) {
  const { t } = useTranslation()
  const today = useToday()
  const heading = useId()
  return (
    <section className={classes.due} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <PagedRows pages={due} items={items} empty={null}>
        {shown => (
          <List label={title}>
            {shown.map(one => (
              <Row
                key={one._id}
                start={<RowIcon icon={icon} />}
                title={one.client.name}
                under={dotted([dueWords(one.due_on, today, t), name?.(one)])}
                link={linkTo(one)}
              />
            ))}
          </List>
        )}
      </PagedRows>
    </section>
  )
}
