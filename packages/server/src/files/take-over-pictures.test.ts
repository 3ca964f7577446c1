import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { logoAddress } from '@vicino/domain/businesses/logo.ts'
import { avatarAddress } from '@vicino/domain/users/avatar.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { documentsFolder } from '../data-folder.ts'
import { asPerson, asTenant } from '../db/tenant.ts'
import { type Caller, testProgram, type TestProgram } from '../testing/program.ts'
import { drawAvatar, drawLogo } from './draw-picture.ts'
import { contentIdOf } from './picture.store.ts'
import { takeOverPictures } from './take-over-pictures.ts'

let program: TestProgram
let business: Id
let nurse: Caller
/** Larger than a piece, as a logo full of colours is. */
const noise = await sharp({
  create: {
    width: 400,
    height: 400,
    channels: 3,
    background: '#fff',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .png()
  .toBuffer()
const face = Buffer.from((await drawAvatar(noise))!)
const sign = Buffer.from((await drawLogo(noise))!)

beforeAll(async () => {
  program = await testProgram()
})
beforeEach(async () => {
  business = await program.business()
  nurse = await program.person(business, ['DS'])
})
afterAll(() => program.close())

const folderOf = (...names: string[]) => join(documentsFolder(program.dataFolder), ...names)

/** A file as an earlier version left it. */
function leave(folder: string, owner: Id, name: string, bytes: Buffer): string {
  mkdirSync(folderOf(folder, owner), { recursive: true })
  const path = folderOf(folder, owner, name)
  writeFileSync(path, bytes)
  return path
}

const showAvatar = (address: string) =>
  asPerson(program.database.app, nurse._id, async tx => {
    await tx`update person set avatar = ${address} where _id = ${nurse._id}`
  })
const showLogo = (address: string) =>
  asTenant(program.database.app, { business }, async tx => {
    await tx`update business set logo = ${address} where _id = ${business}`
  })
const start = () => takeOverPictures(program.database.app, program.dataFolder)

describe('a picture of the data folder', () => {
  it('is served from the database after a start, and its file goes at the next', async () => {
    const [avatar, logo] = [
      avatarAddress(nurse._id, contentIdOf(face)),
      logoAddress(business, contentIdOf(sign)),
    ]
    const paths = [
      leave('avatars', nurse._id, contentIdOf(face), face),
      leave('logos', business, contentIdOf(sign), sign),
    ]
    await showAvatar(avatar)
    await showLogo(logo)
    expect((await nurse.call('GET', avatar)).statusCode).toBe(404)
    await start()
    expect(paths.map(path => existsSync(path))).toEqual([true, true])
    for (let time = 0; time < 2; time += 1) {
      expect((await nurse.call('GET', avatar)).rawPayload).toEqual(face)
      expect((await nurse.call('GET', logo)).rawPayload).toEqual(sign)
      await start()
      expect(paths.map(path => existsSync(path))).toEqual([false, false])
    }
  })

  it('that nobody shows any more goes, and what was chosen since stays', async () => {
    const form = new FormData()
    form.append('avatar', new File([noise], 'foto.png', { type: 'image/png' }))
    const { avatar } = (await nurse.call('PUT', '/api/users/me/avatar', form)).json()
    leave('avatars', nurse._id, 'a'.repeat(32), face)
    leave('avatars', nurse._id, `${contentIdOf(face)}.${newId()}.part`, face.subarray(0, 100))
    await start()
    expect(readdirSync(folderOf('avatars', nurse._id))).toEqual([])
    expect((await nurse.call('GET', avatar)).rawPayload).toEqual(face)
  })

  it('that is damaged, or of nobody here, stays where it is', async () => {
    const damaged = leave('avatars', nurse._id, 'b'.repeat(32), face.subarray(0, 1_000))
    await showAvatar(avatarAddress(nurse._id, 'b'.repeat(32)))
    const stranger = leave('logos', newId(), contentIdOf(sign), sign)
    const odd = leave('avatars', 'LEGGIMI', 'testo.txt', face)
    await start()
    await start()
    expect([damaged, stranger, odd].map(path => existsSync(path))).toEqual([true, true, true])
    expect((await nurse.call('GET', `/api/users/${nurse._id}/avatar`)).statusCode).toBe(404)
  })

  it('comes in once, however many processes start at the same time', async () => {
    leave('logos', business, contentIdOf(sign), sign)
    await showLogo(logoAddress(business, contentIdOf(sign)))
    await Promise.all([start(), start(), start()])
    expect((await nurse.call('GET', logoAddress(business, contentIdOf(sign)))).rawPayload).toEqual(sign)
  })
})
