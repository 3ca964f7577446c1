import { getHandover } from '@vicino/domain/handover/handover.contract.ts'
import { IconArrowsExchange, IconChecklist } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../../pages/pages.ts'
import { useMay } from '../../session/person.ts'
import { useRead } from '../../calls/use-read.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import classes from './Today.module.css'

/** From one's own day to its drugs and to what colleagues handed over, with how much of it nobody has taken yet. */
export function TodayWays() {
  const { t } = useTranslation()
  const readsDrugs = useMay('drugs.read')
  const readsHandover = useMay('log.mark_read')
  const { data: handover } = useRead(getHandover, { query: { limit: '1' } }, { when: readsHandover })
  const waiting = handover?.waiting ?? 0
  if (!readsDrugs && !readsHandover) return null
  return (
    <nav className={classes.ways} aria-label={t('Per la giornata')}>
      {readsDrugs && (
        <LinkButton
          link={pages.round.link()}
          variant="default"
          leftSection={<IconChecklist size={20} stroke={1.9} aria-hidden />}
        >
          {t('Giro farmaci')}
        </LinkButton>
      )}
      {readsHandover && (
        <LinkButton
          link={pages.handover.link()}
          variant="default"
          leftSection={<IconArrowsExchange size={20} stroke={1.9} aria-hidden />}
        >
          {waiting === 0 ? t('Consegne') : t('{{count}} consegne', { count: waiting })}
        </LinkButton>
      )}
    </nav>
  )
}
