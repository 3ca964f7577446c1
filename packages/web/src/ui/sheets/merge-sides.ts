import type { Side } from './ConflictView.tsx'

/** The record after a conflict: theirs, with the fields for which mine was chosen. */
export function mergeSides<Values extends object>(
  mine: Values,
  theirs: Values,
  choices: Readonly<Record<string, Side>>,
): Values {
  const merged = { ...theirs }
  for (const field of Object.keys(mine) as (keyof Values & string)[])
    if (choices[field] === 'mine') merged[field] = mine[field]
  return merged
}
