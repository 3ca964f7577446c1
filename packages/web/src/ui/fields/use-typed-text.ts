import { useTyped } from './use-typed.ts'

type Typed = {
  text: string
  type: (text: string) => void
  /** True where the text was left and could not be read. */
  unreadable: boolean
  /** Leaves the field: a readable text becomes its value, any other stays as typed for the schema to refuse. */
  leave: () => void
}

type Reading = {
  value: string | null
  onChange: (value: string | null) => void
  read: (text: string) => string | null
  show: (value: string) => string
}

/** The text of a field whose value is written in one way and may be typed in several. */
export function useTypedText({ value, onChange, read, show }: Reading): Typed {
  const [typed, setTyped] = useTyped(value)
  const unreadable = typed === null && value !== null && value !== '' && read(value) === null
  return {
    text: typed ?? (value === null ? '' : show(value)),
    type: setTyped,
    unreadable,
    leave: () => {
      if (typed === null) return
      const text = typed.trim()
      setTyped(null)
      const next = text === '' ? null : (read(text) ?? text)
      if (next !== value) onChange(next)
    },
  }
}
