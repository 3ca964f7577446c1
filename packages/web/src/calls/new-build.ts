import i18next from 'i18next'
import { leaveField } from '../drafts/leave-field.ts'
import { whereGone } from '../ui/bring-code.ts'
import { toast } from '../ui/toast.ts'
import { keepTyped } from '../ui/typed-here.ts'
import { isOfVicino } from './of-vicino.ts'

/** Where a tab remembers the program from which it came anew: once from each, so never in a circle. */
const leftKey = 'vicino-program-left'

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
  toast(words, 'info', { label: i18next.t('Ricarica'), act: loadAnew, stays: true }, leftKey)
}

/** Whether the page goes, or has asked to: once found, it stays so. */
let renewing: Promise<boolean> | null = null

const isReplaced = async (): Promise<boolean> =>
  !hasBeenLeft() && (await Promise.all(ownFiles().map(isGone))).includes(true)

async function renew(): Promise<boolean> {
  if (!(await isReplaced())) return false
  leaveField()
  if (await keepTyped()) loadAnew()
  else ask()
  return true
}

/**
 * Lets the page load itself anew where code is gone because another build was installed meanwhile, once all that is typed
 * on it is kept; where it cannot be, it asks for that.
 */
export function watchBuild(): void {
  whereGone.isLeft = async () => {
    renewing ??= renew()
    const isLeft = await renewing
    if (!isLeft) renewing = null
    return isLeft
  }
  whereGone.say = async () => {
    if (!renewing && (await isReplaced())) ask()
  }
}
