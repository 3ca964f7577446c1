import { useState } from 'react'

export type Folds<Key> = {
  isOpen: (key: Key) => boolean
  toggle: (key: Key, open: boolean) => void
  /** What the parts are called from now on; null for one that is gone. */
  rename: (to: (key: Key) => Key | null) => void
}

/**
 * Which parts of a page are open. One in which something is refused opens by itself, at once, so that the cursor finds
 * what is wrong; it can be folded again.
 * @param start those that are open at first
 */
export function useFolds<Key extends string | number>(
  refused: readonly Key[],
  start: readonly Key[] = [],
): Folds<Key> {
  const [opened, setOpened] = useState<ReadonlySet<Key>>(() => new Set([...start, ...refused]))
  const [known, setKnown] = useState(refused)
  if (refused.join() !== known.join()) {
    setKnown(refused)
    setOpened(new Set([...opened, ...refused.filter(key => !known.includes(key))]))
  }
  return {
    isOpen: key => opened.has(key),
    toggle: (key, open) =>
      setOpened(before => new Set(open ? [...before, key] : [...before].filter(one => one !== key))),
    rename: to =>
      setOpened(
        before =>
          new Set(
            [...before].flatMap(key => {
              const next = to(key)
              return next === null ? [] : [next]
            }),
          ),
      ),
  }
}
