import { createElement, type HTMLAttributes, type ReactElement } from 'react'

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
): (props: Looks & Rest & { as?: Tag }) => ReactElement {
  const names: readonly string[] = looks
  return ({ as = tag, ...told }) => {
    const attributes = Object.entries(told).map(([name, value]) => [
      names.includes(name) ? `data-${name}` : name,
      value,
    ])
    return createElement(as, { ...Object.fromEntries(attributes), className })
  }
}
