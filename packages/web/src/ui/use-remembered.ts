import { useState } from 'react'

const kept = new Map<string, unknown>()

/**
 * State that is still there when one comes back to its screen. It lives in memory only and ends with the page:
 * a name that was searched for belongs neither into an address nor into the browser's storage.
 */
export function useRemembered<Value>(key: string, start: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => (kept.has(key) ? (kept.get(key) as Value) : start))
  const remember = (next: Value): void => {
    kept.set(key, next)
    setValue(next)
  }
  return [value, remember]
}
