import type { Page } from '@playwright/test'

/**
 * What a thumb misses and an eye does not read on the page as it stands: controls of less than 44 px each way, counted
 * with their labels and with what reaches over their edge, and text under 12 px. Left out is a link within a sentence,
 * what is disabled or out of sight, and a visit on a calendar's hours: its height says how long it takes, and the
 * list of the same day has all of them in full height. Under a sheet nothing of the page is hit: then it is the sheet's.
 */
export async function findingsOfReach(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const least = { control: 43.5, text: 11.9 }
    const half = 21
    const controls =
      'a[href], button, input, select, textarea, summary, [role=button], [role=checkbox], [role=radio], [role=switch], [role=tab]'
    const leftOut = ':disabled, [aria-disabled=true], [inert] *, [aria-hidden=true] *, a[data-id][data-tone]'

    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2) return false
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    }
    const isClipped = (element: Element): boolean => getComputedStyle(element).clipPath !== 'none'
    const isInSentence = (element: HTMLElement): boolean =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      )

    /** The parts of a control that somebody sees and hits: itself and its labels, or these alone. */
    const partsOf = (control: HTMLElement): HTMLElement[] => {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      return [control, ...labels].filter(part => isSeen(part) && !isClipped(part))
    }
    const missedSize = (parts: readonly HTMLElement[]): string | undefined => {
      const boxes = parts.map(part => part.getBoundingClientRect())
      const isWide = boxes.some(({ width }) => width >= least.control)
      const isHigh = boxes.some(({ height }) => height >= least.control)
      if (isWide && isHigh) return undefined
      parts[0]!.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = parts[0]!.getBoundingClientRect()
      const isHit = (across: number, down: number): boolean => {
        const hit = document.elementFromPoint(left + width / 2 + across, top + height / 2 + down)
        return parts.some(part => part.contains(hit))
      }
      const isReached =
        (isWide || (isHit(-half, 0) && isHit(half, 0))) && (isHigh || (isHit(0, -half) && isHit(0, half)))
      return isReached ? undefined : `${Math.round(width)} x ${Math.round(height)} px to hit`
    }

    const found: string[] = []
    const nameOf = (element: HTMLElement): string =>
      `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}»`
    const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    for (const control of within.querySelectorAll<HTMLElement>(controls)) {
      if (control.matches(leftOut) || isInSentence(control)) continue
      const parts = partsOf(control)
      const missed = parts.length > 0 && missedSize(parts)
      if (missed) found.push(`${nameOf(parts[0]!)}: ${missed}`)
    }

    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (!textContent?.trim() || !parentElement || !isSeen(parentElement)) continue
      const size = Number.parseFloat(getComputedStyle(parentElement).fontSize)
      if (size < least.text) found.push(`${nameOf(parentElement)}: text of ${size} px`)
    }
    return found
  })
}

/** The controls that stand beside the screen, where nobody can scroll to them: cut off by what they stand in. */
export async function controlsOutOfSight(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const isScrolled = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (isScrolled(element) || scrolls(element.parentElement))
    const out = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
    ].filter(control => {
      const { left, right, width, height } = control.getBoundingClientRect()
      if (width < 2 || height < 2 || !control.checkVisibility({ visibilityProperty: true })) return false
      return (left < -1 || right > innerWidth + 1) && !scrolls(control)
    })
    return out.map(control => {
      const name = (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)
      return `${control.tagName.toLowerCase()} «${name}» stands out of sight`
    })
  })
}
