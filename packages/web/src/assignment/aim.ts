/** Marks where something would be dropped, one place at a time. */
export function makeAim(): (at: HTMLElement | null) => void {
  let aimed: HTMLElement | null = null
  return at => {
    if (at === aimed) return
    delete aimed?.dataset['aimed']
    aimed = at
    if (aimed) aimed.dataset['aimed'] = ''
  }
}
