import type { changeDossierStatus } from '@vicino/domain/dossiers/dossiers.contract.ts'
import type { VisitMoment } from '@vicino/domain/dossiers/dossier-head.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../i18n/use-today.ts'
import { pages } from '../../pages/pages.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { SheetActions } from '../../ui/sheets/Sheet.tsx'
import { visitStartWords } from '../visit-start-words.ts'
import classes from './MovedVisits.module.css'
import { statusLabel } from './status-words.ts'

type Props = { changed: AnswerOf<typeof changeDossierStatus>; onClose: () => void }

/**
 * The visits that a change of status has struck or restored, by name, since somebody may have to be told; first those that
 * somebody has to be found for.
 */
export function MovedVisits({ changed: { dossier, struck, restored, left_open }, onClose }: Props) {
  const { t } = useTranslation()
  const [firstOpen] = left_open.toSorted((one, other) => (one.date < other.date ? -1 : 1))
  return (
    <div role="status">
      <p>{t('Stato del dossier: {{status}}', { status: t(statusLabel(dossier.status)) })}</p>
      <Moments
        title={t('{{count}} visite da riassegnare: a quell’ora chi le faceva ha già altro', {
          count: left_open.length,
        })}
        visits={left_open}
      />
      <Moments title={t('{{count}} visite sospese', { count: struck.length })} visits={struck} />
      <Moments title={t('{{count}} visite ripristinate', { count: restored.length })} visits={restored} />
      <SheetActions>
        <Button onClick={onClose} data-autofocus>
          {t('Fatto')}
        </Button>
        {firstOpen && (
          <LinkButton variant="default" link={pages.calendar.link({ date: firstOpen.date })}>
            {t('Apri il giorno')}
          </LinkButton>
        )}
      </SheetActions>
    </div>
  )
}

/** Visits by their moments, below a title that counts them. None of them is nothing to say. */
export function Moments({ title, visits }: { title: string; visits: readonly VisitMoment[] }) {
  const { t } = useTranslation()
  const today = useToday()
  if (visits.length === 0) return null
  return (
    <section className={classes.visits}>
      <h3>{title}</h3>
      <ul className={classes.moments}>
        {visits.map(visit => (
          <li key={visit._id}>{visitStartWords(visit, today, t)}</li>
        ))}
      </ul>
    </section>
  )
}
