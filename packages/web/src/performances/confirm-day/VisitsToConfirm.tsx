import { obstacles } from '@vicino/domain/performances/visit-to-confirm.ts'
import type { VisitToConfirm } from '@vicino/domain/performances/visit-to-confirm.contract.ts'
import { IconCheck, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Button } from '../../ui/Button.tsx'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { Dock } from '../../ui/page/Dock.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { List, Row, RowIcon } from '../../ui/page/List.tsx'
import { PageSection } from '../../ui/page/PageSection.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { ConfirmedVisit } from './ConfirmedVisit.tsx'
import classes from './ConfirmDay.module.css'
import { useConfirmDay } from './use-confirm-day.ts'
import { visitWords } from './visit-words.ts'

/** The visits of a day that wait for a word: those that went as planned are chosen, the others lead to their page. */
export function VisitsToConfirm({ visits }: { visits: readonly VisitToConfirm[] }) {
  const { t } = useTranslation()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { run, confirm } = useConfirmDay()
  const ready = visits.filter(({ obstacle }) => obstacle === null)
  const others = visits.filter(({ obstacle }) => obstacle !== null)
  const chosen = ready.filter(({ task }) => !left.has(task._id))
  const toggle = (id: string): void =>
    setLeft(was => (was.has(id) ? new Set([...was].filter(one => one !== id)) : new Set([...was, id])))
  if (visits.length === 0)
    return <EmptyState icon={IconCheck} words={t('Di questo giorno non c’è nulla da confermare.')} />
  return (
    <>
      {ready.length > 0 && (
        <PageSection title={t('Svolte come previsto')}>
          <p className={classes.intro}>
            {t(
              'Un tocco le conclude e registra le prestazioni con questi minuti. Deselezionare ciò che si è svolto diversamente.',
            )}
          </p>
          <Stack as="ul" gap={12}>
            {ready.map(visit => (
              <ConfirmedVisit
                key={visit.task._id}
                visit={visit}
                chosen={!left.has(visit.task._id)}
                onToggle={() => toggle(visit.task._id)}
                refused={run.refused.get(visit.task._id)}
                busy={run.running}
              />
            ))}
          </Stack>
          <Dock className={classes.dock}>
            <Button
              size="lg"
              loading={run.running}
              disabled={chosen.length === 0}
              onClick={() => void confirm(chosen)}
            >
              {t('Conferma {{count}} visite', { count: chosen.length })}
            </Button>
            {run.running && (
              <p role="status">{t('{{done}} di {{of}} confermate', { done: run.done, of: run.of })}</p>
            )}
          </Dock>
        </PageSection>
      )}
      {others.length > 0 && (
        <PageSection title={t('Da verificare una per una')}>
          <List label={t('Da verificare una per una')}>
            {others.map(({ task, obstacle }) => (
              <Row
                key={task._id}
                link={pages.task.link({ taskId: task._id })}
                start={<RowIcon icon={IconUser} />}
                title={task.client?.name ?? ''}
                under={visitWords(task)}
                end={<StatusBadge tone="attention" label={t(labelIn(obstacles, obstacle))} />}
                endBelow
              />
            ))}
          </List>
        </PageSection>
      )}
    </>
  )
}
