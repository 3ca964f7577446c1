import type { Id } from '@vicino/domain/wire/id.ts'

/** Which of its elements each task of a lane is drawn into. */
type Slots = (ids: readonly Id[]) => ReadonlyMap<Id, number>

/**
 * The slots of one lane: whatever stays keeps its own, with the focus on it, and what comes takes one that is free. So the
 * next day is drawn into the elements of the last one.
 */
export function makeSlots(): Slots {
  let held: ReadonlyMap<Id, number> = new Map()
  return ids => {
    const taken = new Set(ids.map(id => held.get(id)))
    const free = ids.map((_, slot) => slot).filter(slot => !taken.has(slot))
    held = new Map(ids.map(id => [id, held.get(id) ?? free.shift()!]))
    return held
  }
}
