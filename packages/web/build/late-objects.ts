import * as z from 'zod/mini'

type Shape = Record<string, z.ZodMiniType>
type Catchall = { catchall?: z.ZodMiniType }

/** Nothing beside the fields: one schema for all objects, where the library makes one for each. */
const nothing = z.never()

const lateObject = (make: () => Shape, rest: Catchall = {}): z.ZodMiniObject => {
  let shape: Shape | undefined
  return new z.ZodMiniObject({
    type: 'object',
    get shape() {
      shape ??= make()
      return shape
    },
    ...rest,
  } as never)
}

// As the library calls them, by which the build replaces them (late-schemas.ts).
export const object = (make: () => Shape) => lateObject(make)
export const strictObject = (make: () => Shape) => lateObject(make, { catchall: nothing })
