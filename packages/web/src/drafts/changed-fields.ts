/** The fields that became different: only they are sent, so that the log of changes names no others. */
export function changedFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const differs = (name: string): boolean =>
    JSON.stringify(before[name as keyof Fields]) !== JSON.stringify(after[name as keyof Fields])
  return Object.fromEntries(Object.entries(after).filter(([name]) => differs(name))) as Partial<Fields>
}
