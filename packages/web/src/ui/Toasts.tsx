import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useTopDialog } from './sheets/open-dialogs.ts'
import { dropToast, mostAtOnce, type ShownToast, toast, useToasts } from './toast.ts'
import classes from './Toasts.module.css'
import { keepTyped } from './typed-here.ts'

const icons = { ok: IconCircleCheck, error: IconAlertTriangle, info: IconInfoCircle }

/**
 * Where toasts appear: above the thumb on a phone, at the lower edge of a desktop. The region stands always, so that it is
 * spoken; a popover, so that it lies above the page. Below an open sheet nothing can be reached: there they stand in the
 * sheet, above what it asks.
 */
export function Toasts() {
  const toasts = useToasts()
  const dialog = useTopDialog()
  const region = useRef<HTMLDivElement>(null)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    region.current?.hidePopover()
    if (newest !== undefined && !dialog) region.current?.showPopover()
  }, [newest, dialog])
  const list = <ToastList toasts={toasts} inDialog={!!dialog} />
  return (
    <>
      <div ref={region} className={classes.toasts} popover="manual" role="status" aria-live="polite">
        {!dialog && list}
      </div>
      {dialog &&
        createPortal(
          <div className={classes.within} role="status" aria-live="polite">
            {list}
          </div>,
          dialog,
        )}
    </>
  )
}

/** The newest few; whatever else waits to be read is counted, and unfolded by a tap. */
function ToastList({ toasts, inDialog }: { toasts: readonly ShownToast[]; inDialog: boolean }): ReactNode {
  const { t } = useTranslation()
  const [unfolded, setUnfolded] = useState(false)
  const folded = toasts.length - mostAtOnce
  if (folded <= 0 && unfolded) setUnfolded(false)
  const isFolded = folded > 0 && !unfolded
  return (
    <>
      {isFolded && (
        <button type="button" className={classes.others} onClick={() => setUnfolded(true)}>
          {t('Mostra altri {{count}} avvisi', { count: folded })}
        </button>
      )}
      {toasts.slice(isFolded ? folded : 0).map(one => (
        <Toast key={one.id} inDialog={inDialog} {...one} />
      ))}
    </>
  )
}

function Toast({ id, words, tone, action, inDialog }: ShownToast & { inDialog: boolean }) {
  const { t } = useTranslation()
  const Icon = icons[tone]
  const act = async (): Promise<void> => {
    // What it leads to takes the place of the sheet below, with whatever is typed in it.
    if (inDialog && tone !== 'ok' && !(await keepTyped()))
      return void toast(t('Quello che è scritto qui andrebbe perso: prima salvarlo o chiudere.'), 'info')
    dropToast(id)
    action?.act()
  }
  return (
    <div className={`${classes.toast} ${classes[tone]}`}>
      <Icon size={21} stroke={1.9} aria-hidden />
      <p className={classes.words}>{words}</p>
      {action && (
        <button type="button" className={classes.action} data-keys={action.keys} onClick={() => void act()}>
          {action.label}
        </button>
      )}
      {!action?.stays && (
        <button
          type="button"
          className={classes.close}
          aria-label={inDialog ? t('Chiudi l’avviso') : t('Chiudi')}
          onClick={() => dropToast(id)}
        >
          <IconX size={18} stroke={2} aria-hidden />
        </button>
      )}
    </div>
  )
}
