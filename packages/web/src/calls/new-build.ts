import i18next from 'i18next'
import { toast } from '../ui/toast.ts'
import { isOfVicino } from './of-vicino.ts'
import { keepTyped } from './typed-here.ts'

/** Where a tab remembers the program from which it came anew: once from each, so never in a circle. */
const leftKey = 'vicino-program-left'

/** Whether the page goes, or has asked to: once found, it stays so. */
let renewing: Promise<boolean> | null = null

/** The files of the program that runs here: with every build one of them is called otherwise. */
const ownFiles = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(({ src }) => src)

/** A server that knows a file of this page no more serves another build; one that is away says nothing of it. */
async function isGone(file: string): Promise<boolean> {
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404 && isOfVicino(answer)
}

/** Loads the page anew, from the build that is there now. */
function loadAnew(): void {
  sessionStorage.setItem(leftKey, ownFiles().join(' '))
  location.reload()
}

const hasBeenLeft = (): boolean => sessionStorage.getItem(leftKey) === ownFiles().join(' ')

function ask(): void {
  const words = i18next.t(
    'Vicino è stato aggiornato. Salvare quello che è scritto, poi ricaricare la pagina.',
  )
  toast(words, 'info', { label: i18next.t('Ricarica'), act: loadAnew, stays: true })
}

async function renew(): Promise<boolean> {
  if (hasBeenLeft() || !(await Promise.all(ownFiles().map(isGone))).includes(true)) return false
  if (await keepTyped()) loadAnew()
  else ask()
  return true
}

/**
 * Brings code that comes late. Where it is gone because another build was installed meanwhile, the page loads itself
 * anew once all that is typed on it is kept, or asks for that; then this never answers.
 * @throws {Error} where it did not come for another reason: not the browser's own, for whose words the router loads a page
 *   anew, from a server that is away too
 */
export async function bringCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (cause) {
    renewing ??= renew()
    if (await renewing) return new Promise<never>(() => undefined)
    renewing = null
    throw new Error('code of the page did not come', { cause })
  }
}
