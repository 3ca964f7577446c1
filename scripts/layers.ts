/** What of a style sheet stands in no layer, where it would come before every rule that stands in one. */
export function outsideLayers(css: string): string[] {
  const strays: string[] = []
  let depth = 0
  for (const [, before = '', end] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    const head = before.trim()
    if (depth === 0 && head !== '' && !/^@(?:layer|import)\b/.test(head)) strays.push(head)
    if (end === '{') depth += 1
    if (end === '}') depth -= 1
  }
  return strays
}
