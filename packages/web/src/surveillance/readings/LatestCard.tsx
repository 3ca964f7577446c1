import type { LimitsPeriod } from '@vicino/domain/surveillance/limits.ts'
import type { TrendPoint } from '@vicino/domain/surveillance/trend.ts'
import { IconChartLine, IconRulerMeasure } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Card } from '../../ui/page/Page.tsx'
import classes from '../Surveillance.module.css'
import { latestTiles } from './latest-tiles.ts'
import { LatestTiles } from './LatestTiles.tsx'

type Props = { dossierId: string; points: readonly TrendPoint[]; course: readonly LimitsPeriod[] }

/** Tiles that stand there at first on a phone, where more of them would push the readings out of sight. */
const foldedTo = 4

/** The last value of each parameter with its age, each leading to its course. */
export function LatestCard({ dossierId, points, course }: Props) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const tiles = latestTiles(points, course, t)
  return (
    <Card title={t('Ultimi valori')}>
      <LatestTiles dossierId={dossierId} tiles={tiles} isFolded={!isWhole} />
      <div className={classes.actions}>
        {!isWhole && tiles.length > foldedTo && (
          <span className={classes.unfold}>
            <Button variant="default" onClick={() => setWhole(true)}>
              {t('Vedi altri')}
            </Button>
          </span>
        )}
        <LinkButton
          link={pages.readingTrends.link({ dossierId })}
          variant="default"
          leftSection={<IconChartLine size={20} aria-hidden />}
        >
          {t('Andamento')}
        </LinkButton>
        <LinkButton
          link={pages.readingLimits.link({ dossierId })}
          variant="default"
          leftSection={<IconRulerMeasure size={20} aria-hidden />}
        >
          {t('Limiti')}
        </LinkButton>
      </div>
    </Card>
  )
}
