import type { ListedFocus } from '@vicino/domain/focus/focus.ts'
import { useTranslation } from 'react-i18next'
import { FocusRow } from '../focus/FocusRow.tsx'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { List } from '../ui/page/List.tsx'
import { PageSection } from '../ui/page/PageSection.tsx'
import classes from './DossierHome.module.css'

/** So many stand on a page that is about more; the others are a tap away. */
const shownAtMost = 4

/** What is worked on with the client. */
export function FocusesCard({ focuses }: { focuses: readonly ListedFocus[] }) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  return (
    <PageSection
      title={t('Focus aperti')}
      action={
        focuses.length > shownAtMost && (
          <LinkButton link={pages.focus.link({ dossierId })} variant="subtle">
            {t('Tutti ({{number}})', { number: focuses.length })}
          </LinkButton>
        )
      }
    >
      {focuses.length === 0 ? (
        <p className={classes.none}>{t('Nessun focus aperto')}</p>
      ) : (
        <List label={t('Focus aperti')}>
          {focuses.slice(0, shownAtMost).map(focus => (
            <FocusRow key={focus._id} focus={focus} />
          ))}
        </List>
      )}
    </PageSection>
  )
}
