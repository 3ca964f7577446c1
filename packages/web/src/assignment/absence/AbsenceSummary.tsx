import type { Takers } from '@vicino/domain/absences/absence-proposals.ts'
import type { AbsencePlan } from '@vicino/domain/absences/absences.contract.ts'
import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { List, Row } from '../../ui/page/List.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Card } from '../../ui/page/Page.tsx'
import { PageSection } from '../../ui/page/PageSection.tsx'
import { PersonAvatar } from '../../ui/people/PersonAvatar.tsx'
import { absenceKindWords, dayAndTimeWords, spanWords } from './absence-words.ts'
import { type Away, openOf } from './absence-values.ts'
import { OpenVisits } from './OpenVisits.tsx'
import { visitName } from '../visit-name.ts'

type Props = { away: Away; plan: AbsencePlan; takers: Takers }

/** What is about to be written: the absence, who takes what, and what stays to assign. */
export function AbsenceSummary({ away, plan, takers }: Props) {
  const { t } = useTranslation()
  const { date, end_date, kind } = away
  const { released, colleagues } = plan
  const open = openOf(plan, takers)
  const clients = new Set(released.flatMap(({ task }) => task.dossierId ?? []))
  return (
    <Stack>
      <Card>
        <Facts>
          <Fact label={t('Chi')}>{plan.operator.name}</Fact>
          <Fact label={t('Quando')}>{date && end_date ? spanWords({ ...away, date, end_date }) : ''}</Fact>
          <Fact label={t('Motivo')}>{absenceKindWords(kind, t)}</Fact>
          <Fact label={t('Da avvisare')}>
            {clients.size > 0 ? t('{{count}} clienti', { count: clients.size }) : ''}
          </Fact>
        </Facts>
      </Card>
      {open.length > 0 && (
        <Notice tone="attention">
          {t('{{count}} visite restano da assegnare: saranno in cima alla giornata.', { count: open.length })}
        </Notice>
      )}
      {open.length > 0 && (
        <PageSection title={t('Resta da assegnare')}>
          <OpenVisits open={open} />
        </PageSection>
      )}
      {colleagues.map(({ _id, name, avatar }) => {
        const hers = released.filter(({ task }) => takers.get(task._id) === _id)
        if (hers.length === 0) return null
        return (
          <PageSection key={_id} title={`${name}: ${t('{{count}} visite', { count: hers.length })}`}>
            <List label={name}>
              {hers.map(({ task }) => (
                <Row
                  key={task._id}
                  start={<PersonAvatar id={_id} name={name} picture={avatar} size={32} />}
                  title={visitName(task, t)}
                  under={dayAndTimeWords(task, t)}
                />
              ))}
            </List>
          </PageSection>
        )
      })}
    </Stack>
  )
}
