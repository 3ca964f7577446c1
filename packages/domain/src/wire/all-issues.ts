import * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/**
 * All that a value breaks of a schema, in one round. Zod asks the rules between the fields of an object only where each
 * field is sound by itself, so that a form would name its faults one after the other: here a rule is asked as well where
 * it reads none of the fields that are broken.
 */
export function issuesOf(schema: Schema, value: unknown): Issue[] {
  const read = z.safeParse(schema, value, { reportInput: true })
  return read.success ? [] : [...read.error.issues, ...unaskedIn(schema, value, [])]
}

/** What the rules say that Zod did not ask. */
function unaskedIn(schema: Schema, value: unknown, path: Path): Issue[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'optional' || def.type === 'nullable') return unaskedIn(def.innerType, value, path)
  if (def.type === 'pipe') return unaskedIn(def.in, value, path)
  if (def.type === 'array' && Array.isArray(value))
    return value.flatMap((one, at) => unaskedIn(def.element, one, [...path, at]))
  if (def.type !== 'object' || typeof value !== 'object' || value === null) return []
  const fields = Object.entries(def.shape).map(([name, field]) => {
    const said = (value as Record<string, unknown>)[name]
    return { name, field, said, read: z.safeParse(field, said) }
  })
  const inner = fields.flatMap(({ name, field, said }) => unaskedIn(field, said, [...path, name]))
  const isKnown = def.catchall === undefined || Object.keys(value).every(name => name in def.shape)
  if (isKnown && fields.every(({ read }) => read.success)) return inner
  const sound = fields.flatMap(({ name, read }) =>
    read.success && read.data !== undefined ? [[name, read.data] as const] : [],
  )
  const broken = new Set(fields.flatMap(({ name, read }) => (read.success ? [] : [name])))
  const readable = readableOnly(Object.fromEntries<unknown>(sound), broken)
  return [...inner, ...(def.checks ?? []).flatMap(rule => issuesOfRule(rule, readable, path))]
}

/** An object as far as its fields are sound; whoever reads another one, or all of them, gets no further. */
const readableOnly = (sound: object, broken: ReadonlySet<string>): object =>
  new Proxy(sound, {
    get: (of, name) => {
      if (typeof name === 'string' && broken.has(name)) throw new Error(`${name} is broken`)
      return Reflect.get(of, name) as unknown
    },
    ownKeys: of => {
      if (broken.size > 0) throw new Error('some fields are broken')
      return Reflect.ownKeys(of)
    },
  })

/** What one rule says, up to where it reads a field that is broken; one that says when it is asked was asked then. */
function issuesOfRule(rule: z.core.$ZodCheck, value: object, path: Path): Issue[] {
  if (rule._zod.def.when) return []
  const payload: z.core.ParsePayload = { value, issues: [] }
  try {
    void rule._zod.check(payload as z.core.ParsePayload<never>)
  } catch {
    // It needs what is broken: what it would say of that nobody knows.
  }
  return payload.issues.map(raw => {
    const issue = z.core.util.finalizeIssue(raw, { reportInput: true }, z.core.config())
    return { ...issue, path: [...path, ...issue.path] }
  })
}
