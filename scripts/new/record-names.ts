/** The forms in which a record's noun appears in names of files, code and tables. */
export type RecordNames = {
  /** `body-map`: files */
  file: string
  /** `body-maps`: folders and plural files */
  files: string
  /** `bodyMap`: values */
  value: string
  values: string
  /** `BodyMap`: types and components */
  type: string
  types: string
  /** `body_map`: tables, paths and wire names */
  table: string
  tables: string
}

/**
 * All forms of an English noun written with hyphens.
 * @throws {Error} when it is not one
 */
export function recordNames(noun: string, plural = `${noun}s`): RecordNames {
  for (const word of [noun, plural])
    if (!/^[a-z]+(-[a-z]+)*$/.test(word))
      throw new Error(`«${word}» is no name for a record: an English noun in lower case, like body-map`)
  return {
    file: noun,
    files: plural,
    value: joined(noun, false),
    values: joined(plural, false),
    type: joined(noun, true),
    types: joined(plural, true),
    table: noun.replaceAll('-', '_'),
    tables: plural.replaceAll('-', '_'),
  }
}

function joined(name: string, isType: boolean): string {
  const [first = '', ...rest] = name.split('-')
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return [isType ? capital(first) : first, ...rest.map(capital)].join('')
}
