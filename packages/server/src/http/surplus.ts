/** What is not looked into: it has no fields, or any. */
type Plain = string | number | boolean | bigint | symbol | null | undefined | Blob | Date

/** The names of every form that a type may have. */
type NameOf<Wanted> = Wanted extends Wanted ? keyof Wanted : never
type At<Wanted, Name extends PropertyKey> = Wanted extends Wanted
  ? Name extends keyof Wanted
    ? Wanted[Name]
    : never
  : never

/** How deep answers are looked into; deeper ones repeat what stands in others. */
type Deeper = [never, 0, 1, 2, 3]

/**
 * The fields that something has and that are not wanted, by their names. A row that is spread into an answer may bring
 * a column too many: to TypeScript a wider object is an answer, to the strict schema that reads it none.
 */
export type Surplus<Given, Wanted, Depth extends number = 4> = [Depth] extends [never]
  ? never
  : unknown extends Wanted
    ? never
    : Given extends Plain
      ? never
      : Given extends readonly (infer One)[]
        ? Surplus<One, Extract<Wanted, readonly unknown[]>[number], Deeper[Depth]>
        : Given extends object
          ?
              | Exclude<keyof Given, NameOf<Exclude<Wanted, Plain | readonly unknown[]>>>
              | {
                  [Name in keyof Given]-?: Surplus<
                    Given[Name],
                    At<Exclude<Wanted, Plain | readonly unknown[]>, Name>,
                    Deeper[Depth]
                  >
                }[keyof Given]
          : never
