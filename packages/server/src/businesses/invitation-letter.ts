import { invitationMail } from '@vicino/domain/businesses/invitation-mail.catalogue.ts'
import { Id } from '@vicino/domain/wire/id.ts'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import { handler, type Handler, type JobKind } from '../jobs/job.ts'
import { sendLetter } from '../jobs/letter.ts'
import { makeToken } from '../access/one-time-token.ts'
import { findInvitedLetter, insertLink, markMailed, markMailRefused } from './invitations.store.ts'

/** A link of an invitation, and the hash by which alone it is kept. */
export function makeInvitationLink({ publicUrl }: Pick<Config, 'publicUrl'>): { url: string; hash: Buffer } {
  const { token, hash } = makeToken()
  return { url: `${publicUrl}/invitation?token=${token}`, hash }
}

export const invitationToSend = {
  kind: 'send_invitation',
  payload: z.strictObject({ invitation: Id }),
} satisfies JobKind<{ invitation: Id }>

/**
 * Sends the letter of an invitation with a link of its own, for the queue keeps ids, never a secret. A mail server that
 * does not take it makes the job fail: it is tried again, later and later, as long as the invitation stands. One that
 * refuses it for good is asked no more, and the invitation says so.
 */
export const sendingInvitations = (
  config: Pick<Config, 'mail' | 'publicUrl'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Handler =>
  handler(invitationToSend, async (tx, { invitation }) => {
    const letter = await findInvitedLetter(tx, invitation)
    if (!letter || !config.mail) return
    const { url, hash } = makeInvitationLink(config)
    const words = invitationMail[letter.language](url, letter.maker, letter.business_name)
    const fate = await sendLetter(config.mail, log, { to: letter.email, ...words })
    if (fate === 'not_taken') throw new Error('the letter of an invitation was not taken')
    if (fate === 'refused') {
      await markMailRefused(tx, invitation)
      return
    }
    await insertLink(tx, letter.business, invitation, hash)
    await markMailed(tx, invitation)
  })
