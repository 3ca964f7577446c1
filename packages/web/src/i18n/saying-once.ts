import type { TFunction } from 'i18next'

type Values = Readonly<Record<string, unknown>>

/** What the catalogue has to choose between, or is asked to leave as it is. */
const asksCatalogue = (values: Values): boolean => 'count' in values || 'skipInterpolation' in values

/**
 * `t` for hundreds of things of one page that say nearly the same: each text is looked up once, and its values are put in
 * here. A look-up costs as much as drawing what it is for.
 */
export function sayingOnce(t: TFunction): TFunction {
  const texts = new Map<string, string>()
  const textOf = (key: string): string => {
    const text = texts.get(key) ?? t(key, { skipInterpolation: true })
    texts.set(key, text)
    return text
  }
  return new Proxy(t, {
    apply(_, __, [key, values]: [string, Values?]) {
      if (!values) return textOf(key)
      if (asksCatalogue(values)) return t(key, values)
      return textOf(key).replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name]))
    },
  })
}
