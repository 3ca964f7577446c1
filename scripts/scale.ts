export const gaps: readonly string[] = ['0', '2px', '4px', '8px', '12px', '16px', '24px']
const insets = [1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 40, 44, 48, 64].map(size => `${size}px`)

/** What is printed has points of its own. */
const ofScreen = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media[^{]*\bprint\b[^{]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '')

const lengths = (value: string): string[] => value.match(/(?<![\w.])-?[\d.]+(?:px|rem)\b/g) ?? []

function strays(property: string, value: string): boolean {
  if (property === 'font-size' || property === 'font') return lengths(value).some(size => size !== '0px')
  if (property === 'font-weight') return /\d/.test(value) && !value.startsWith('var(')
  // What is reckoned from something measured is no step.
  if (value.includes('(')) return false
  const steps = property.endsWith('gap') ? gaps : insets
  return lengths(value).some(size => size.endsWith('px') && !steps.includes(size.replace('-', '')))
}

/** The sizes, weights, gaps and insets of a style sheet that are not on the scale (decision 0101), as they stand there. */
export function offScale(css: string): string[] {
  const declarations = ofScreen(css).matchAll(
    /(?<![\w-])(font-size|font-weight|font|(?:row-|column-)?gap|(?:padding|margin)[\w-]*):\s*([^;{}]+)/g,
  )
  return Array.from(declarations).flatMap(([, property = '', value = '']) =>
    strays(property, value) ? [`${property}: ${value.trim()}`] : [],
  )
}
