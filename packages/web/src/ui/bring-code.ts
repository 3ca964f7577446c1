/** What is asked where code did not come: whether this page goes, or has asked to, because its build is no longer there. */
export const whereGone = { isLeft: async (): Promise<boolean> => false }

/** Not the browser's own error: for its words the router loads a page anew, from a server that is away too. */
export function failToCome(cause: unknown): never {
  throw new Error('code did not come', { cause })
}

/**
 * Brings code that comes late. Where it is gone because another build was installed meanwhile, the page is left, or asks
 * for that; then this never answers.
 * @throws {Error} where it did not come for another reason
 */
export const bringCode = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(async (cause: unknown) =>
    (await whereGone.isLeft()) ? new Promise<never>(() => undefined) : failToCome(cause),
  )
