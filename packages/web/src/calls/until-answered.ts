import type { TFunction } from 'i18next'
import { toast } from '../ui/toast.ts'
import { serverBack } from './server-away.ts'

let waiting = 0

/** A page that is closed would forget what waits. */
const askBack = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Whether something that was done on this page still waits for the server. */
export const isWaiting = (): boolean => waiting > 0

/** So many times the same is sent by itself: a server that is there and never answers this is asked no further. */
const mostTries = 3

/**
 * Sends the same until an answer comes, which is done once: by itself each time the server is back, and where it is there
 * and still does not answer, when the person says so. Until then what she did stays as she left it.
 */
export async function untilAnswered<Answer>(
  t: TFunction,
  send: () => Promise<Answer>,
  isLost: (answer: Answer) => boolean,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send()
    if (!isLost(answer)) return answer
    await waitFor(tries % mostTries === 0 ? saidAgain(t) : backAgain(t))
  }
}

async function waitFor(sign: Promise<void>): Promise<void> {
  if (waiting === 0) addEventListener('beforeunload', askBack)
  waiting += 1
  await sign
  waiting -= 1
  if (waiting === 0) removeEventListener('beforeunload', askBack)
}

function backAgain(t: TFunction): Promise<void> {
  toast(t('Il server non risponde: si salva da sé appena torna. Lasciare aperta la pagina.'), 'info')
  return serverBack()
}

const saidAgain = (t: TFunction): Promise<void> =>
  new Promise(resolve => {
    toast(t('Il server non dà risposta: non si sa se è stato salvato. Qui resta tutto com’è.'), 'error', {
      label: t('Invia di nuovo'),
      act: resolve,
      stays: true,
    })
  })
