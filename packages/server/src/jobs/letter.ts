import { createTransport } from 'nodemailer'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'

type Letter = { to: string; subject: string; text: string }

const patienceMs = 5000

/**
 * Sends a letter through the server of VICINO_SMTP_URL, encrypted unless that server is on this machine.
 * False where no mail is set up or the server did not take the letter; why it did not stands in the log.
 */
export async function sendLetter(
  mail: Config['mail'],
  log: Pick<FastifyBaseLogger, 'error'>,
  letter: Letter,
): Promise<boolean> {
  if (!mail) return false
  const { hostname } = new URL(mail.smtpUrl)
  const transport = createTransport({
    url: mail.smtpUrl,
    requireTLS: !/^(localhost|127\.|\[::1\])/.test(hostname),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: 2 * patienceMs,
  })
  return transport.sendMail({ from: mail.from, ...letter }).then(
    () => true,
    (error: unknown) => {
      log.error({ err: error }, 'a letter could not be sent')
      return false
    },
  )
}
