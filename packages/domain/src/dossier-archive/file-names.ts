/** What some system reads as more than a letter, and what nobody sees. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu

/** Names that Windows keeps for itself, whatever ends them. */
const kept = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Longest name of a file, in signs: with a number and its folder it fits any system. */
const longest = 100

const partsOf = (name: string): [stem: string, ending: string] => {
  const [, stem, ending] = /^(.*?)(\.[A-Za-z0-9]{1,5})?$/s.exec(name)!
  return [stem!, ending ?? '']
}

/** A name under which any system keeps a file where it is put: no path, nothing that it reads as an order. */
export function safeFileName(name: string): string {
  const inert = name.normalize('NFC').replaceAll(unsafe, '_')
  const [stem, ending] = partsOf(inert)
  const bare = Array.from(stem.replace(/^[.\s]+/, '').replace(/[.\s]+$/, ''))
    .slice(0, longest)
    .join('')
    .trimEnd()
  const named = bare === '' ? 'documento' : bare
  return `${kept.test(named) ? `_${named}` : named}${ending}`
}

/** Gives each file of one folder a name of its own: the second of a name is numbered. */
export function ownFileNames(): (name: string) => string {
  const taken = new Set<string>()
  const next = new Map<string, number>()
  return name => {
    const safe = safeFileName(name)
    const [stem, ending] = partsOf(safe)
    // Some systems tell capitals and accents apart only on the screen.
    const keyOf = (one: string): string => one.normalize('NFKD').toLowerCase()
    let own = safe
    let count = next.get(keyOf(safe)) ?? 1
    while (taken.has(keyOf(own))) own = `${stem} (${(count += 1)})${ending}`
    next.set(keyOf(safe), count)
    taken.add(keyOf(own))
    return own
  }
}
