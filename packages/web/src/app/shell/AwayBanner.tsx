import { IconCloudOff } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerAway } from '../../calls/server-away.ts'
import classes from './Banner.module.css'

/** Says that the server does not answer, and goes away by itself. The region stands always, to be announced. */
export function AwayBanner() {
  const away = useServerAway()
  return <div role="status">{away && <AwayWords />}</div>
}

/**
 * It comes and goes while a thumb is on its way: the page is scrolled by as much as it takes, so that nothing under it
 * moves. What it pushed out of sight stands above.
 */
function AwayWords() {
  const { t } = useTranslation()
  const words = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const shown = words.current!
    // Where it lies over the page it takes nothing.
    const height = getComputedStyle(shown).position === 'fixed' ? 0 : shown.offsetHeight
    window.scrollBy({ top: height, behavior: 'instant' })
    return () => window.scrollBy({ top: -height, behavior: 'instant' })
  }, [])
  return (
    <p ref={words} data-away className={`${classes.banner} ${classes.away}`}>
      <IconCloudOff size={18} stroke={1.9} aria-hidden />
      {t('Il server non risponde. Quello che ha scritto resta qui; riproviamo da soli.')}
    </p>
  )
}
