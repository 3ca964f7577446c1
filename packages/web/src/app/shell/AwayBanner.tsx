import { IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useServerAway } from '../../calls/server-away.ts'
import classes from './Banner.module.css'

/** Says that the server does not answer, and goes away by itself. The region stands always, to be announced. */
export function AwayBanner() {
  const { t } = useTranslation()
  const away = useServerAway()
  return (
    <div role="status">
      {away && (
        <p className={`${classes.banner} ${classes.away}`}>
          <IconCloudOff size={18} stroke={1.9} aria-hidden />
          {t('Il server non risponde. Quello che ha scritto resta qui; riproviamo da soli.')}
        </p>
      )}
    </div>
  )
}
