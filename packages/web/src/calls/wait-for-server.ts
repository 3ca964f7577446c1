import type { TFunction } from 'i18next'
import { toast } from '../ui/toast.ts'
import { serverBack } from './server-away.ts'

let waiting = 0

/** A page that is closed would forget what waits. */
const askBack = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Whether something that was done on this page still waits for the server. */
export const isWaiting = (): boolean => waiting > 0

/**
 * Waits until the server is back with what it may not have got, and says so; whoever waits then sends the same again,
 * which is done once.
 */
export async function waitForServer(t: TFunction): Promise<void> {
  toast(t('Il server non risponde: si salva da sé appena torna. Lasciare aperta la pagina.'), 'info')
  if (waiting === 0) addEventListener('beforeunload', askBack)
  waiting += 1
  await serverBack()
  waiting -= 1
  if (waiting === 0) removeEventListener('beforeunload', askBack)
}
