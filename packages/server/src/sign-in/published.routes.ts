import {
  readPublishedAvatar,
  readPublishedBusiness,
  readPublishedLogo,
  readPublishedPerson,
} from '@vicino/domain/users/published.contract.ts'
import { fillPath } from '@vicino/domain/wire/endpoint.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import type { FastifyRequest } from 'fastify'
import { transaction, type Tx } from '../db/tenant.ts'
import { findPicture, type KindOfPicture } from '../files/picture.store.ts'
import { found } from '../http/schema.ts'
import { admitAttempt, counted } from './attempts.ts'
import { bareRoute } from './bare-route.ts'
import type { SignInProgram } from './program.ts'
import { findPublishedBusiness, findPublishedPerson } from '../users/published.store.ts'

/**
 * What is published, for the world. No tenant and no person is entered, so that the database itself shows nothing else;
 * how often one may ask is counted, so that nobody tries all names.
 */
export function servePublished(program: SignInProgram): void {
  const { pool, config } = program
  const find = async <Found>(request: FastifyRequest, read: (tx: Tx) => Promise<Found | undefined>) => {
    await admitAttempt(pool, [counted(config.secret, 'published', request.ip)])
    return found(await transaction(pool, read))
  }

  bareRoute(program, readPublishedPerson, async ({ request, params: { slug } }) => {
    const { name, avatar, bio, languages, demo } = await find(request, tx => findPublishedPerson(tx, slug))
    const picture = avatar === null ? null : fillPath(readPublishedAvatar.path, { slug })
    return { name, avatar: picture, bio, languages, demo }
  })

  bareRoute(program, readPublishedAvatar, async ({ request, params: { slug } }) => {
    return find(request, async tx => pictureOf(tx, 'avatar', await findPublishedPerson(tx, slug)))
  })

  bareRoute(program, readPublishedBusiness, async ({ request, params: { slug } }) => {
    const { name, kind, bio, logo, demo } = await find(request, tx => findPublishedBusiness(tx, slug))
    const picture = logo === null ? null : fillPath(readPublishedLogo.path, { slug })
    return { name, kind, bio, logo: picture, demo }
  })

  bareRoute(program, readPublishedLogo, async ({ request, params: { slug } }) => {
    return find(request, async tx => pictureOf(tx, 'logo', await findPublishedBusiness(tx, slug)))
  })
}

const pictureOf = async (
  tx: Tx,
  kind: KindOfPicture,
  of: { _id: Id } | undefined,
): Promise<File | undefined> => of && findPicture(tx, kind, of._id)
