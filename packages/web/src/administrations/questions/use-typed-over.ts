import { useState } from 'react'

export type TypedOver<Value> = {
  /** What the field holds. */
  kept: Value
  /** What is to be judged: what is being typed, as long as the field is not left. */
  shown: Value
  keep: (value: Value) => void
  type: (value: Value) => void
}

/** A value that is judged while it is typed: what follows from it must not appear only under the tap. */
export function useTypedOver<Value>(kept: Value, keep: (value: Value) => void): TypedOver<Value> {
  const [typed, setTyped] = useState<{ value: Value } | null>(null)
  return {
    kept,
    shown: typed ? typed.value : kept,
    keep: value => {
      keep(value)
      setTyped(null)
    },
    type: value => setTyped({ value }),
  }
}
