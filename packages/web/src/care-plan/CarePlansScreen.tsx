import type { CarePlan } from '@vicino/domain/care-plan/care-plan.ts'
import { getCarePlan, getCarePlans } from '@vicino/domain/care-plan/care-plan.contract.ts'
import { actsOn } from '@vicino/domain/care-plan/care-plan-rules.ts'
import { IconClipboardList } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useDossier } from '../session/dossier.ts'
import { showDay } from '../ui/fields/read-day.ts'
import { EmptyState } from '../ui/page/EmptyState.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { PageSection } from '../ui/page/PageSection.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { PlanBadges } from './PlanBadges.tsx'
import { WholePlan } from './WholePlan.tsx'

/** The plan of a client's care as it stands, and those of before. */
export function CarePlansScreen() {
  const { t } = useTranslation()
  const { _id: dossierId, allows } = useDossier()
  const read = useRead(getCarePlans, { params: { dossierId } })
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<RowsSkeleton rows={5} />}
      title={t('Piano di cura')}
      back={pages.attributes.link({ dossierId })}
    >
      {plans => {
        const standing = plans.find(plan => actsOn(plan).change)
        return (
          <Stack>
            {standing ? (
              <WholePlan plan={standing} />
            ) : (
              <EmptyState
                icon={IconClipboardList}
                words={t('Nessun piano di cura')}
                more={t('Dice che cosa si vuole raggiungere con le cure, come, e quando si valuta.')}
                {...(allows('careplan.write') && {
                  action: {
                    label: t('Scrivi il piano di cura'),
                    link: pages.newCarePlan.link({ dossierId }),
                  },
                })}
              />
            )}
            <Earlier plans={plans.filter(plan => plan !== standing)} />
          </Stack>
        )
      }}
    </Screen>
  )
}

function Earlier({ plans }: { plans: readonly CarePlan[] }) {
  const { t } = useTranslation()
  if (plans.length === 0) return null
  return (
    <PageSection title={t('Piani precedenti')}>
      <List label={t('Piani precedenti')}>
        {plans.map(plan => {
          const { _id: carePlanId, dossierId, problems, signed_on, evaluate_on } = plan
          return (
            <Row
              key={carePlanId}
              start={<RowIcon icon={IconClipboardList} />}
              title={problems.map(({ title }) => title).join(', ')}
              under={showDay(signed_on ?? evaluate_on)}
              end={<PlanBadges plan={plan} />}
              endBelow
              link={pages.carePlan.link({ dossierId, carePlanId })}
            />
          )
        })}
      </List>
    </PageSection>
  )
}

/** One plan, as the log and a search lead to it. */
export function CarePlanScreen() {
  const { t } = useTranslation()
  const { dossierId, carePlanId } = usePage(pages.carePlan).params
  return (
    <Screen
      read={useRead(getCarePlan, { params: { dossierId, carePlanId } })}
      width="form"
      skeleton={<RowsSkeleton rows={5} />}
      title={t('Piano di cura')}
      back={pages.carePlans.link({ dossierId })}
    >
      {plan => <WholePlan plan={plan} />}
    </Screen>
  )
}
