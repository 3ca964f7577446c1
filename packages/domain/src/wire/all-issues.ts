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
  if (read.success) return []
  const { issues } = read.error
  return [...issues, ...unaskedIn(schema, value, [], branchesOf(issues))]
}

/** The paths that lead to something broken, by their parts. */
type Branch = Map<PropertyKey, Branch>

function branchesOf(issues: readonly Issue[]): Branch {
  const root: Branch = new Map()
  for (const { path } of issues) {
    let branch = root
    for (const part of path) {
      const next: Branch = branch.get(part) ?? new Map()
      branch.set(part, next)
      branch = next
    }
  }
  return root
}

/**
 * What the rules say that Zod did not ask. It asked all of them wherever nothing is broken: only what leads to something
 * broken is looked at, so that a list that is refused for its length costs no more than Zod's look at it.
 */
function unaskedIn(schema: Schema, value: unknown, path: Path, broken: Branch): Issue[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'optional' || def.type === 'nullable') return unaskedIn(def.innerType, value, path, broken)
  if (def.type === 'pipe') return unaskedIn(def.in, value, path, broken)
  if (def.type === 'array' && Array.isArray(value))
    return Array.from(broken).flatMap(([at, inner]) =>
      unaskedIn(def.element, value[Number(at)], [...path, at], inner),
    )
  if (def.type !== 'object' || typeof value !== 'object' || value === null) return []
  const fields = Object.entries(def.shape).map(([name, field]) => {
    const said = (value as Record<string, unknown>)[name]
    return { name, field, said, read: z.safeParse(field, said) }
  })
  const within = fields.flatMap(({ name, field, said }) => {
    const inner = broken.get(name)
    return inner ? unaskedIn(field, said, [...path, name], inner) : []
  })
  const isKnown = def.catchall === undefined || Object.keys(value).every(name => name in def.shape)
  if (isKnown && fields.every(({ read }) => read.success)) return within
  const sound = fields.flatMap(({ name, read }) =>
    read.success && read.data !== undefined ? [[name, read.data] as const] : [],
  )
  const refused = new Set(fields.flatMap(({ name, read }) => (read.success ? [] : [name])))
  const readable = readableOnly(Object.fromEntries<unknown>(sound), refused)
  return [...within, ...(def.checks ?? []).flatMap(rule => issuesOfRule(rule, readable, path))]
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
