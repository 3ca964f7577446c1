import { IconClockExclamation, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMinutesBehind } from '../../i18n/server-clock.ts'
import { useClock } from '../../i18n/use-today.ts'
import classes from './Banner.module.css'

/** That it was told is kept as long as the window: whoever has read it is not told again by each page. */
const toldKey = 'vicino clock told'

/**
 * Says once that the device's clock is wrong. The region stands always, to be announced. The words come with the shell:
 * a line that arrives after the page moves the next dose under a thumb that is on its way.
 */
export function ClockBanner() {
  const behind = useMinutesBehind()
  return <div role="status">{behind !== null && <ClockWords behind={behind} />}</div>
}

/**
 * By how many minutes the device's clock is behind (negative: ahead), and what time it is. What Vicino notes goes by
 * the server's, but whoever reads the time off her phone would type a wrong one.
 */
function ClockWords({ behind }: { behind: number }) {
  const { t } = useTranslation()
  const clock = useClock()
  const [told, setTold] = useState(() => sessionStorage.getItem(toldKey) !== null)
  if (told) return null
  const close = (): void => {
    sessionStorage.setItem(toldKey, 'yes')
    setTold(true)
  }
  const minutes = Math.abs(behind)
  const by =
    minutes < 120 ? t('{{minutes}} min', { minutes }) : t('{{hours}} h', { hours: Math.round(minutes / 60) })
  return (
    <div className={`${classes.banner} ${classes.clock}`}>
      <IconClockExclamation size={18} stroke={1.9} aria-hidden />
      <p>
        {behind < 0
          ? t("L'orologio di questo dispositivo è avanti di {{by}}.", { by })
          : t("L'orologio di questo dispositivo è indietro di {{by}}.", { by })}{' '}
        {t("Vicino usa l'ora del server: adesso sono le {{clock}}.", { clock })}
      </p>
      <button type="button" className={classes.close} aria-label={t('Chiudi')} onClick={close}>
        <IconX size={18} stroke={2} aria-hidden />
      </button>
    </div>
  )
}
