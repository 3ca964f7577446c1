// A keyboard of keys has Tab for the next field: there Enter sends the form from each of them. One of glass has Enter
// alone: it goes on to the next field of the form and sends it from the last, and its key says which of both it does.
// Chromium moves on by itself where the key says so; in Safari it would send the form.

const coarse = matchMedia('(pointer: coarse)')
const typedTypes = new Set(['text', 'email', 'tel', 'url', 'password'])

type Line = HTMLInputElement
type Written = Line | HTMLTextAreaElement

const isLine = (target: unknown): target is Line =>
  target instanceof HTMLInputElement && typedTypes.has(target.type)

const isInSight = (field: Written): boolean =>
  !field.disabled && !field.readOnly && field.checkVisibility() && field.closest('[inert]') === null

/** The field of the form after it in which something is written; of a sheet over the form, only one of the sheet's own. */
function nextOf(line: Line): Written | undefined {
  const sheet = line.closest('dialog')
  const fields = [...(line.form?.elements ?? [])].filter(
    (one): one is Written =>
      (isLine(one) || one instanceof HTMLTextAreaElement) &&
      isInSight(one) &&
      one.closest('dialog') === sheet,
  )
  return fields[fields.indexOf(line) + 1]
}

/** The lines whose key is told here; a line that says its own (a search, a text that Enter adds) keeps its own Enter. */
const told = new WeakSet<Line>()

function tellKey(target: EventTarget | null): void {
  if (!isLine(target) || target.form === null) return
  if (!told.has(target) && target.hasAttribute('enterkeyhint')) return
  told.add(target)
  target.setAttribute('enterkeyhint', nextOf(target) ? 'next' : 'done')
}

function goOn(event: KeyboardEvent): void {
  const { key, target } = event
  if (key !== 'Enter' || !coarse.matches || event.isComposing || event.defaultPrevented) return
  if (!isLine(target) || !told.has(target)) return
  const next = nextOf(target)
  if (!next) return
  event.preventDefault()
  tellKey(next)
  next.focus()
}

/** Lets Enter on a phone's keyboard do in every form what its key says. */
export function followEnter(): void {
  // A finger comes before the focus does, and with the focus the keyboard opens.
  for (const coming of ['pointerdown', 'focusin'])
    document.addEventListener(coming, ({ target }) => tellKey(target), { capture: true })
  document.addEventListener('keydown', goOn)
  // A page may begin in a field.
  tellKey(document.activeElement)
}
