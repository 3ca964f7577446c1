import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isDragging } from '../../ui/calendar/pointer-drag.ts'
import { undoLast } from './plan-acts.ts'

const typed = 'input, textarea, select, [contenteditable]'

/** Whether the keys mean the plan: in a field, in a sheet and while something is being moved they mean what is there. */
const meansPlan = ({ target }: KeyboardEvent): boolean =>
  !(target instanceof Element && target.closest(typed)) &&
  !document.querySelector('dialog[open]') &&
  !isDragging()

const isUndo = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey

/** On the pages of the plan Ctrl+Z takes back what was last done on it. */
export function UndoKey() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (!isUndo(event) || !meansPlan(event)) return
    event.preventDefault()
    // Keys that are held say it again and again: they would take back a whole morning.
    if (!event.repeat) undoLast(t, client.isMutating() > 0)
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return null
}
