/** A schema of the library that is made when something is first asked of it, as the build writes it (late-schemas.ts). */
export function lateSchema<Schema extends object>(make: () => Schema): Schema {
  let made: Schema | undefined
  const schema = (): Schema => (made ??= make())
  return new Proxy({} as Schema, {
    get: (_, key) => Reflect.get(schema(), key),
    has: (_, key) => Reflect.has(schema(), key),
  })
}
