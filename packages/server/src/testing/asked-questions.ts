type Refused = { json: () => { current?: { questions: readonly { code: string; key: string }[] } } }

const asked = (refused: Refused) => refused.json().current?.questions ?? []

/** What a refused write is asked, by its codes. */
export const codesAsked = (refused: Refused): string[] => asked(refused).map(({ code }) => code)

/** The names by which what is asked of a refused write is answered; of some codes only. */
export const keysAsked = (refused: Refused, ...of: string[]): string[] =>
  asked(refused).flatMap(({ code, key }) => (of.length === 0 || of.includes(code) ? [key] : []))
