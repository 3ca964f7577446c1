import type { Source } from './source.ts'

/** Notes to a tool to look away, and notes that something is unfinished. */
const suppressions =
  /(eslint-disable|oxlint-disable|biome-ignore lint|@ts-ignore|@ts-nocheck|istanbul ignore|v8 ignore|c8 ignore)/
const unfinished = /\b(TODO|FIXME|XXX|HACK)\b/

/** `any`, suppressed rules and unfinished work. A test may expect a type error: that is how it tests types. */
export function marks({ path, anyLines, comments }: Source): string[] {
  const isTest = /\.test\.tsx?$/.test(path)
  return [
    ...anyLines.map(line => `${path}:${line}: any; say what it is, or unknown and check it`),
    ...comments.flatMap(({ text, line }) => {
      const silenced =
        suppressions.exec(text)?.[1] ?? (isTest ? undefined : /@ts-expect-error/.exec(text)?.[0])
      if (silenced) return [`${path}:${line}: ${silenced}; mend the code, or delete the rule for all`]
      return unfinished.test(text) ? [`${path}:${line}: unfinished; do it or open an issue`] : []
    }),
  ]
}
