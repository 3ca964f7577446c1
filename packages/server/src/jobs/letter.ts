import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'

type Letter = { to: string; subject: string; text: string }

/**
 * What became of a letter: `refused` for good, because there is no such mailbox or it may not be written to (RFC 5321,
 * 4.2.1: a reply of 5yz to the envelope or to the letter), or `not_taken`, which may go better later.
 */
type LetterFate = 'sent' | 'refused' | 'not_taken'

const aboutTheLetter = new Set(['EENVELOPE', 'EMESSAGE'])

function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return aboutTheLetter.has(code ?? '') && (responseCode ?? 0) >= 500
}

const patienceMs = 5000

/**
 * Sends a letter through the server of VICINO_SMTP_URL, encrypted unless that server is on this machine.
 * Not taken where no mail is set up; why a server did not take it stands in the log.
 */
export async function sendLetter(
  mail: Config['mail'],
  log: Pick<FastifyBaseLogger, 'error'>,
  letter: Letter,
): Promise<LetterFate> {
  if (!mail) return 'not_taken'
  const { hostname } = new URL(mail.smtpUrl)
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: mail.smtpUrl,
    requireTLS: !/^(localhost|127\.|\[::1\])/.test(hostname),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: 2 * patienceMs,
  })
  return transport.sendMail({ from: mail.from, ...letter }).then(
    () => 'sent',
    (error: unknown) => {
      log.error({ err: error }, 'a letter could not be sent')
      return isRefusal(error) ? 'refused' : 'not_taken'
    },
  )
}
