import { allDossiers } from '@vicino/domain/dossiers/dossiers.contract.ts'
import { IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { useMay } from '../../session/person.ts'
import { useRead } from '../../calls/use-read.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import classes from './EmptyDay.module.css'

/** A day without visits. Where there is no client yet, the way leads to the first one. */
export function EmptyDay({ isToday }: { isToday: boolean }) {
  const { t } = useTranslation()
  const mayCreate = useMay('dossier.create', 'write')
  const { data: clients } = useRead(allDossiers, { query: { limit: 1 } }, { when: mayCreate })
  const first = clients?.total === 0
  return (
    <>
      <EmptyState
        icon={IconSun}
        words={isToday ? t('Nessuna visita oggi') : t('Nessuna visita domani')}
        {...(first && { more: t('Si comincia dal dossier del primo cliente.') })}
        action={
          first
            ? { label: t('Nuovo dossier'), link: pages.newDossier.link() }
            : { label: t('Apri il calendario'), link: pages.calendar.link() }
        }
      />
      {first && (
        <p className={classes.begin}>
          <LinkButton link={pages.setup.link()} variant="subtle">
            {t('Per iniziare')}
          </LinkButton>
        </p>
      )}
    </>
  )
}
