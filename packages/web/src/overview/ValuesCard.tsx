import { directionOf } from '@vicino/domain/surveillance/direction.ts'
import type { DossierSummary } from '@vicino/domain/dossiers/dossier-summary.contract.ts'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { latestTiles } from '../surveillance/readings/latest-tiles.ts'
import { LatestTiles } from '../surveillance/readings/LatestTiles.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PageSection } from '../ui/page/PageSection.tsx'
import classes from './DossierHome.module.css'

/** So many stand on a page that is about more; the others are a tap away. */
const shownAtMost = 6

/** The last values of the client, what is to be watched first, and where each of them is going. */
export function ValuesCard({
  values: { points, course },
}: {
  values: NonNullable<DossierSummary['values']>
}) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const tiles = latestTiles(points, course, t)
  return (
    <PageSection
      title={t('Ultimi valori')}
      action={
        tiles.length > shownAtMost && (
          <LinkButton link={pages.readings.link({ dossierId })} variant="subtle">
            {t('Vedi altri')}
          </LinkButton>
        )
      }
    >
      {tiles.length === 0 ? (
        <p className={classes.none}>{t('Nessun parametro')}</p>
      ) : (
        <LatestTiles
          dossierId={dossierId}
          tiles={tiles.slice(0, shownAtMost)}
          directionOf={({ field }) => directionOf(points, field)}
        />
      )}
    </PageSection>
  )
}
