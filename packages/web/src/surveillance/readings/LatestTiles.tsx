import { type Direction, directions } from '@vicino/domain/surveillance/direction.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { useToday } from '../../i18n/use-today.ts'
import { Inline } from '../../ui/layout/Inline.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { labelIn } from '@vicino/domain/wire/option.ts'
import unseen from '../../ui/unseen.module.css'
import { MarkSigns } from '../MarkSign.tsx'
import { agoWords } from '../measured-words.ts'
import classes from '../Surveillance.module.css'
import { unitApart } from '../number-words.ts'
import type { LatestTile } from './latest-tiles.ts'

type Props = {
  dossierId: string
  tiles: readonly LatestTile[]
  /** On a phone only the first ones stand there. */
  isFolded?: boolean
  /** Where a value has gone since the one before it, where that is known. */
  directionOf?: (tile: LatestTile) => Direction | null
}

const arrows: Record<Direction, string> = { up: '↗', down: '↘', steady: '→' }

/** The last value of each parameter with its age, each leading to its course. */
export function LatestTiles({ dossierId, tiles, isFolded = false, directionOf = () => null }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  return (
    <div className={`${classes.tiles} ${isFolded ? classes.folded : ''}`}>
      {tiles.map(tile => {
        const { curve, label, words, marks, measured_at } = tile
        const direction = directionOf(tile)
        const [number, unit] = unitApart(words)
        return (
          <Link
            key={curve}
            {...pages.readingTrends.link({ dossierId }, { of: curve })}
            className={classes.tile}
          >
            <Text tone="muted" size={15} weight="regular">
              {label}
            </Text>
            <span className={classes.number}>
              {number}
              {unit !== '' && (
                <Text tone="muted" size={13} weight="medium">
                  {unit}
                </Text>
              )}
              {direction && (
                <>
                  <span className={classes.direction} aria-hidden>
                    {arrows[direction]}
                  </span>
                  <span className={unseen.unseen}>, {t(labelIn(directions, direction))}</span>
                </>
              )}
            </span>
            <span className={classes.ago}>{agoWords(measured_at, today, t)}</span>
            {marks.length > 0 && (
              <Inline as="span" lines={2} align="baseline">
                <MarkSigns marks={marks} />
              </Inline>
            )}
          </Link>
        )
      })}
    </div>
  )
}
