export const whereGone = {
  /** Whether this page goes, or has asked to, because its build is no longer there. */
  isLeft: async (): Promise<boolean> => false,
  /** Says that its build is no longer there, where it is so. */
  say: async (): Promise<void> => undefined,
}

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

/**
 * Brings code for which nobody waits, or without which what was done is only told in fewer words. Where it is gone the page
 * says so, and stays: somebody may be typing in it.
 */
export const bringAhead = <Code>(load: () => Promise<Code>): Promise<Code | undefined> =>
  load().catch(async () => {
    await whereGone.say()
    return undefined
  })
