import { type Day, daysBetween } from '@vicino/domain/days/day.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import type { LimitsPeriod } from '@vicino/domain/surveillance/limits.ts'
import type { Reading } from '@vicino/domain/surveillance/reading.ts'
import { getReadings, getLatestValues } from '@vicino/domain/surveillance/surveillance.contract.ts'
import { type TrendValue, valuesOfTrend } from '@vicino/domain/surveillance/trend.ts'
import { pageSize } from '@vicino/domain/wire/page.ts'
import { IconActivityHeartbeat, IconBolt, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { useIsListBeside } from '../../pages/list-beside.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { useRead } from '../../calls/use-read.ts'
import { useToday } from '../../i18n/use-today.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { PartSkeleton } from '../../ui/page/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Screen } from '../../calls/Screen.tsx'
import { LatestCard } from './LatestCard.tsx'
import { ReadingRows } from './ReadingRows.tsx'
import { ReadingsTable } from './ReadingsTable.tsx'
import classes from '../Surveillance.module.css'
import { useWithLimits } from '../limits/use-with-limits.ts'
import { WeightGainNotice } from '../trends/WeightGainNotice.tsx'

/** Surveillance: the last value of each parameter, then the readings, the newest first. */
export function ReadingsScreen() {
  const { t } = useTranslation()
  const { dossierId } = usePage(pages.readings).params
  const mayWrite = useDossier().allows('parameters.write')
  const [shown, setShown] = useState(pageSize)
  const read = useRead(
    getReadings,
    { params: { dossierId }, query: { limit: shown + 1 } },
    { keepLast: true },
  )
  return (
    <Screen
      read={useWithLimits(read, dossierId)}
      title={t('Sorveglianza')}
      actions={mayWrite && <AddButtons dossierId={dossierId} />}
    >
      {([readings, { course }]) =>
        readings.length === 0 ? (
          <EmptyState
            icon={IconActivityHeartbeat}
            words={t('Nessun parametro')}
            {...(mayWrite && {
              action: {
                label: t('Aggiungi parametro'),
                link: pages.newReading.link({ dossierId }),
              },
            })}
          />
        ) : (
          <Readings
            dossierId={dossierId}
            readings={readings.slice(0, shown)}
            course={course}
            {...(readings.length > shown && { onMore: () => setShown(shown + pageSize) })}
            loadingMore={read.isPlaceholderData}
          />
        )
      }
    </Screen>
  )
}

function AddButtons({ dossierId }: { dossierId: string }) {
  const { t } = useTranslation()
  return (
    <div className={classes.adding}>
      <LinkButton
        link={pages.quickReading.link({ dossierId })}
        leftSection={<IconBolt size={20} aria-hidden />}
      >
        {t('Parametri vitali')}
      </LinkButton>
      {!useIsListBeside() && (
        <LinkButton
          link={pages.newReading.link({ dossierId })}
          variant="default"
          leftSection={<IconPlus size={20} aria-hidden />}
        >
          {t('Aggiungi parametro')}
        </LinkButton>
      )}
    </div>
  )
}

type ReadingsProps = {
  dossierId: string
  readings: readonly Reading[]
  course: readonly LimitsPeriod[]
  onMore?: () => void
  loadingMore: boolean
}

function Readings({ dossierId, readings, course, onMore, loadingMore }: ReadingsProps) {
  const { t } = useTranslation()
  const isBeside = useIsListBeside()
  const latest = useRead(getLatestValues, { params: { dossierId } }, { when: !isBeside })
  return (
    <Stack>
      <WeightGainNotice weights={recentWeights(readings, useToday())} />
      {latest.isLoading && <PartSkeleton height={heightOfLatest} />}
      {!isBeside && latest.data && latest.data.length > 0 && (
        <LatestCard dossierId={dossierId} points={latest.data} course={course} />
      )}
      <section>
        <h2 className={classes.heading}>{t('Rilevazioni')}</h2>
        {isBeside ? (
          <ReadingRows readings={readings} course={course} />
        ) : (
          <ReadingsTable dossierId={dossierId} readings={readings} course={course} />
        )}
      </section>
      {onMore && (
        <Button variant="default" loading={loadingMore} onClick={onMore}>
          {t('Mostra altri')}
        </Button>
      )}
    </Stack>
  )
}

/** Of six values, two beside each other. */
const heightOfLatest = 314

/** Days after which nobody is told any more that a weight had risen. */
const toldForDays = 7

/** The weights among the newest readings, the oldest first; none where the last one is long past. */
function recentWeights(readings: readonly Reading[], today: Day): TrendValue[] {
  const standing = readings.filter(({ struck }) => struck === null).toReversed()
  const weights = valuesOfTrend(standing, 'weight')
  const last = weights.at(-1)
  return last && daysBetween(todayIn(last.measured_at), today) <= toldForDays ? weights : []
}
