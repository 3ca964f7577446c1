import type { HTMLAttributes, JSX } from 'react'

/** What a primitive takes beside its looks. It has no class of its own: what needs one is no primitive. */
type Rest = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'>

/**
 * Makes an element of what only places its content or sizes its words. Of what it is told, its sheet reads `looks` as
 * `data-` attributes; all else is the element's.
 */
export function primitive<Looks extends object, Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string | undefined,
  looks: readonly (keyof Looks & string)[],
): (props: Looks & Rest & { as?: Tag }) => JSX.Element {
  const names: readonly string[] = looks
  return ({ as: Element = tag, ...told }) => {
    const attributes = Object.entries(told).map(([name, value]) => [
      names.includes(name) ? `data-${name}` : name,
      value,
    ])
    return <Element {...Object.fromEntries(attributes)} className={className} />
  }
}
