import { useEffect, useEffectEvent } from 'react'
import { late } from '../../ui/late.ts'

const Palette = late(async () => (await import('./Palette.tsx')).Palette)

type Props = { open: boolean; onOpen: (open: boolean) => void }

/** The palette over whichever page is open, asked for with Ctrl+K (⌘K), and sent away with the same. */
export function PaletteKeys({ open, onOpen }: Props) {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return
    event.preventDefault()
    // What is asked in a sheet is answered first.
    if (open || document.querySelector('dialog[open]') === null) onOpen(!open)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return open && <Palette onClose={() => onOpen(false)} />
}
