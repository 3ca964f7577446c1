import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { dropToast, useToasts } from './toast.ts'
import classes from './Toasts.module.css'

const icons = { ok: IconCircleCheck, error: IconAlertTriangle, info: IconInfoCircle }

/**
 * Where toasts appear: above the thumb on a phone, at the lower edge of a desktop. The region stands always, so
 * that it is spoken; a popover, so that it lies above an open sheet.
 */
export function Toasts() {
  const { t } = useTranslation()
  const toasts = useToasts()
  const region = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    region.current?.hidePopover()
    if (newest !== undefined) region.current?.showPopover()
  }, [newest])
  return (
    <div ref={region} className={classes.toasts} popover="manual" role="status" aria-live="polite">
      {toasts.map(({ id, words, tone, action }) => {
        const Icon = icons[tone]
        return (
          <div key={id} className={`${classes.toast} ${classes[tone]}`}>
            <Icon size={21} stroke={1.9} aria-hidden />
            <p className={classes.words}>{words}</p>
            {action && (
              <button
                type="button"
                className={classes.action}
                data-keys={action.keys}
                onClick={() => {
                  dropToast(id)
                  action.act()
                }}
              >
                {action.label}
              </button>
            )}
            {!action?.stays && (
              <button
                type="button"
                className={classes.close}
                aria-label={t('Chiudi')}
                onClick={() => dropToast(id)}
              >
                <IconX size={18} stroke={2} aria-hidden />
              </button>
            )}
          </div>
        )
      })}
    </div>
  )
}
