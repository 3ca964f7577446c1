import {
  readPublishedAvatar,
  readPublishedBusiness,
  readPublishedLogo,
  readPublishedPerson,
} from '@vicino/domain/users/published.contract.ts'
import { fillPath } from '@vicino/domain/wire/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { transaction, type Tx } from '../db/tenant.ts'
import type { FileStore } from '../files/file-store.ts'
import { found } from '../http/schema.ts'
import { admitAttempt, counted } from './attempts.ts'
import { bareRoute } from './bare-route.ts'
import type { SignInProgram } from './program.ts'
import { logoFolderOf } from '../businesses/logo.store.ts'
import { readPicture } from '../files/shown-picture.ts'
import { folderOf } from '../users/avatar.store.ts'
import { findPublishedBusiness, findPublishedPerson } from '../users/published.store.ts'

/**
 * What is published, for the world. No tenant and no person is entered, so that the database itself shows nothing else;
 * how often one may ask is counted, so that nobody tries all names.
 */
export function servePublished(program: SignInProgram, files: FileStore): void {
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
    const { _id, avatar } = await find(request, tx => findPublishedPerson(tx, slug))
    return found(await readPicture(files, folderOf(_id), avatar))
  })

  bareRoute(program, readPublishedBusiness, async ({ request, params: { slug } }) => {
    const { name, kind, bio, logo, demo } = await find(request, tx => findPublishedBusiness(tx, slug))
    const picture = logo === null ? null : fillPath(readPublishedLogo.path, { slug })
    return { name, kind, bio, logo: picture, demo }
  })

  bareRoute(program, readPublishedLogo, async ({ request, params: { slug } }) => {
    const { _id, logo } = await find(request, tx => findPublishedBusiness(tx, slug))
    return found(await readPicture(files, logoFolderOf(_id), logo))
  })
}
