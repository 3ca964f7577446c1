import { newId } from '@vicino/domain/wire/id.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { transaction } from '../db/tenant.ts'
import { doDueJob } from '../jobs/queue.ts'
import { testConfig, testPasswordCost } from '../testing/config.ts'
import { type MailServer, startMailServer, unfolded } from '../testing/mail-server.ts'
import { type Caller, inject, testProgram, type TestProgram } from '../testing/program.ts'
import { sendingInvitations } from './invitation-letter.ts'

let program: TestProgram
let post: MailServer
let mailing: TestProgram['app']
let nursing: Caller

beforeAll(async () => {
  program = await testProgram(new Date().toISOString())
  post = await startMailServer()
  mailing = await buildApp({
    config: { ...testConfig, mail: post.mail },
    database: program.database,
    now: () => new Date().toISOString(),
    passwordCost: testPasswordCost,
  })
})
beforeEach(async () => {
  nursing = await program.person(await program.business(), ['DS'], { last_name: 'Direzione' })
})
afterAll(async () => {
  await mailing.close()
  post.close()
  await program.close()
})

const email = () => `${newId()}@prova.vicino.test`
const invite = async (to: string) => {
  const offer = {
    entityId: nursing.business,
    entityType: 'Business',
    role: 'INF',
    job_title: 'nurse_diploma',
    start_date: '2020-01-01',
    email: to,
    phone: '+41791234567',
  }
  const answer = await inject(mailing, 'POST', '/api/invitations/send', offer, nursing.cookie)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as { invitation: { _id: string }; url: string }
}
const silent = { error: () => undefined }
const away = { smtpUrl: 'smtp://127.0.0.1:9', from: 'vicino@prova.vicino.test' }
/** Does what is due now, as the program does by itself; a job that fails waits for its next turn. */
const doJobs = async (mail = post.mail): Promise<void> => {
  await transaction(program.database.app, async tx => {
    await tx`update job set run_after = now() - interval '1 second'`
  })
  const handlers = [sendingInvitations({ mail, publicUrl: testConfig.publicUrl }, silent)]
  while (await doDueJob(program.database.app, handlers));
}
const lettersTo = (to: string) => post.letters.map(unfolded).filter(letter => letter.includes(`To: ${to}`))
const tokenIn = (text: string) => /invitation\?token=([\w-]+)/.exec(text)![1]!
const look = (token: string) => inject(mailing, 'GET', `/api/invitations/${token}`)
const mailedAt = async (invitation: string) =>
  (
    await program.asOwner(
      nursing.business,
      tx => tx`select mailed_at from invitation where _id = ${invitation}`,
    )
  )[0]!['mailed_at']

it('brings a link of its own, as good as the one that was handed over', async () => {
  const to = email()
  const { invitation, url } = await invite(to)
  expect(lettersTo(to), 'nothing leaves before the invitation is kept').toEqual([])
  await doJobs()
  const [letter, ...more] = lettersTo(to)
  expect(more).toEqual([])
  expect(letter).toContain('Anna Direzione')
  const token = tokenIn(letter!)
  expect(token).not.toBe(tokenIn(url))
  expect(await mailedAt(invitation._id)).not.toBeNull()
  expect((await look(token)).json()).toMatchObject({ email: to, state: 'open' })
  const herself = { first_name: 'Nora', last_name: 'Nuova', password: 'una parola sua' }
  const accepted = await inject(mailing, 'POST', `/api/invitations/${token}/accept`, herself)
  expect(accepted.statusCode, accepted.body).toBe(200)
  expect((await look(tokenIn(url))).statusCode, 'used by the other').toBe(404)
})

it('that no mail server took is sent later, once', async () => {
  const to = email()
  const { invitation } = await invite(to)
  await expect(doJobs(away)).rejects.toThrow('send_invitation')
  expect(await mailedAt(invitation._id)).toBeNull()
  await doJobs()
  await doJobs()
  expect(lettersTo(to)).toHaveLength(1)
  expect((await look(tokenIn(lettersTo(to)[0]!))).statusCode).toBe(200)
})

it('that is refused for good is tried no more, and the list says so until it is sent anew', async () => {
  const to = email()
  post.unknown.add(to)
  const { invitation, url } = await invite(to)
  await doJobs()
  await doJobs()
  const listed = async () =>
    (await nursing.call('GET', '/api/invitations'))
      .json()
      .items.find((one: { _id: string }) => one._id === invitation._id)
  expect(await listed()).toMatchObject({
    state: 'open',
    mailed_at: null,
    mail_refused_at: expect.any(String),
  })
  expect((await look(tokenIn(url))).statusCode, 'the link that was handed over still opens').toBe(200)
  post.unknown.delete(to)
  const renewed = await inject(
    mailing,
    'POST',
    `/api/invitations/${invitation._id}/renew`,
    {},
    nursing.cookie,
  )
  expect(renewed.statusCode, renewed.body).toBe(200)
  await doJobs()
  expect(lettersTo(to)).toHaveLength(1)
  expect(await listed()).toMatchObject({ mailed_at: expect.any(String), mail_refused_at: null })
})

it('of an invitation that was taken back is not sent', async () => {
  const to = email()
  const { invitation } = await invite(to)
  expect((await nursing.call('DELETE', `/api/invitations/${invitation._id}`)).statusCode).toBe(200)
  await doJobs()
  expect(lettersTo(to)).toEqual([])
})
