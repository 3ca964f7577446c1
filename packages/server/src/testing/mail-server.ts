import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mail server of a test, on this machine: it takes every letter but to whom it does not know. */
export type MailServer = {
  mail: { smtpUrl: string; from: string }
  /** The letters that came, the newest last. */
  letters: string[]
  /** Addresses that it does not know. */
  unknown: Set<string>
  close(): void
}

/** Opens a mail server; what a test asks of `onLetter` is done before the letter counts as taken. */
export async function startMailServer(
  onLetter: () => Promise<void> = async () => undefined,
): Promise<MailServer> {
  const letters: string[] = []
  const unknown = new Set<string>()
  const take = async (letter: string): Promise<void> => {
    letters.push(letter)
    await onLetter()
  }
  const server = createServer(socket => takeLetter(socket, take, unknown)).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const mail = { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'vicino@prova.vicino.test' }
  return { mail, letters, unknown, close: () => server.close() }
}

/** A letter as it reads: long lines are folded on the way. */
export const unfolded = (letter: string): string => letter.replaceAll('=\r\n', '').replaceAll('=3D', '=')

/** A mail server as far as one letter needs it. */
function takeLetter(
  socket: Socket,
  take: (letter: string) => Promise<void>,
  unknown: ReadonlySet<string>,
): void {
  let letter: string | undefined
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 prova')
  socket.on('error', () => undefined)
  socket.on('data', chunk => {
    const text = chunk.toString()
    if (letter !== undefined) {
      letter += text
      if (!letter.endsWith('\r\n.\r\n')) return
      const whole = letter
      letter = undefined
      void take(whole).then(() => say('250 taken'))
    } else if (/^DATA/i.test(text)) {
      letter = ''
      say('354 go on')
    } else if (unknown.has(/^RCPT TO:<(.+)>/i.exec(text)?.[1] ?? '')) say('550 no such mailbox')
    else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n')
    else say('250 prova')
  })
}
