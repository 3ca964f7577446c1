import { setTimeout as sleep } from 'node:timers/promises'
import { addMinutes, clockAt } from '@vicino/domain/days/clock.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import type { InvoiceCard } from '@vicino/domain/invoices/invoice.ts'
import type { getAllInvoices } from '@vicino/domain/invoices/invoices.contract.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { chanceOf } from '@vicino/server/demo/chance.ts'
import { ordinaryMorning } from '@vicino/server/testing/ordinary-morning.ts'
import { readyHouse, readyToBill, type Writer } from '@vicino/server/testing/ready-to-bill.ts'
import { expect, test } from 'vitest'

import { elsewhere } from './elsewhere.ts'
import { installation } from './installation.ts'
import { type Answer, type Person, signUp } from './person.ts'
import { rounds, roundsPatienceMs, seed } from './rounds.ts'
import { untilReady } from './server.ts'

const month = '2027-03'
const clients = 12
/** So few go in one call that a kill falls between two of them, or into one. */
const atOnce = 3
/** Everybody's wound care of 27 minutes is billed with 25, at CHF 63.00 an hour. */
const total = 26.25
const longestWaitMs = 250

test.skipIf(elsewhere)(
  `${rounds} kills in the middle of two runs issue nothing half, nothing twice, and leave out no number (FAULT_SEED=${seed})`,
  { timeout: roundsPatienceMs },
  async () => {
    const chance = chanceOf(seed)
    const place = await installation()
    let server = place.start()
    await server.ready()
    const person = await signUp(server.url, 'independent')
    const { _id: nurse } = await written(person.call('GET', '/api/users/me'))
    const writer = writerOf(person, nurse)
    await readyHouse(writer)
    const dossiers: Id[] = []
    for (let at = 0; at < clients; at += 1) dossiers.push(await clientToBill(person, writer))

    for (let round = 0; round < rounds; round += 1) {
      for (const client of dossiers) await careFor(person, client, round)
      const running = Promise.all([run(person, dossiers), run(person, dossiers.toReversed())])
      await sleep(chance.whole(0, longestWaitMs))
      process.kill(server.pid, 'SIGKILL')
      await server.ended
      await running
      server = place.start()
      await untilReady(server.url)

      wholeAndInOrder(await invoicesOf(person), round)
      const answers = await Promise.all([run(person, dossiers), run(person, dossiers.toReversed())])
      expect(answers).toEqual([true, true])
      const all = await invoicesOf(person)
      wholeAndInOrder(all, round)
      expect(all).toHaveLength(clients * (round + 1))
      for (const dossier of dossiers)
        expect(all.filter(({ dossierId }) => dossierId === dossier)).toHaveLength(round + 1)
    }
    const { body } = await person.call('GET', '/api/audit/verification')
    expect(body).toMatchObject({ intact: true, broken: null })
  },
)

const writerOf = (person: Person, _id: Id): Writer => ({
  _id,
  business: person.business,
  call: async (method, path, body) => {
    const answer = await person.call(method, path, body)
    return { statusCode: answer.status, body: JSON.stringify(answer.body) }
  },
})

async function written(answer: Promise<Answer>): Promise<{ _id: Id }> {
  const { status, body } = await answer
  if (status !== 200 && status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body as { _id: Id }
}

/** A client of whose invoices nothing is missing. */
async function clientToBill(person: Person, writer: Writer): Promise<Id> {
  const dossier = newId()
  const client = { first_name: 'Rosa', last_name: 'Prova', birthday: '1941-03-08', gender: 'female' }
  await written(person.call('POST', '/api/dossiers/create_dossier', { _id: dossier, client }))
  const sanitary = { version: 1, without_avs: true }
  await written(person.call('PATCH', `/api/dossiers/${dossier}/sanitary_data`, sanitary))
  const insurer = { insurer: 'Cassa di Prova', from: `${month}-01`, until: '2027-06-01' }
  await readyToBill(writer, dossier, insurer)
  return dossier
}

/** A wound care of each round, on the day of the tests, never two of a client at once. */
async function careFor(person: Person, client: Id, round: number): Promise<void> {
  const date = todayIn(ordinaryMorning)
  const start_time = clockAt(5 * (round % 100))
  const end_time = addMinutes(start_time, 5)
  const visit = {
    title: 'Medicazione',
    date,
    start_time,
    end_time,
    status: 'completed',
    client,
    operators: [],
  }
  const { _id } = await written(person.call('POST', '/api/tasks/create_task', visit))
  const performances = [{ service_details: { code: '5002.340' }, duration: 27 }]
  await written(person.call('POST', `/api/tasks/${_id}/add_performances`, { performances }))
}

/** Issues some clients at a time, of a month that still runs; false where the server died on the way. */
async function run(person: Person, dossiers: readonly Id[]): Promise<boolean> {
  for (let at = 0; at < dossiers.length; at += atOnce) {
    const dossierIds = dossiers.slice(at, at + atOnce)
    const answer = await person
      .call('POST', '/api/invoices/issue', { month, dossierIds, doubtful: true })
      .catch((error: unknown) => {
        if (error instanceof TypeError) return null
        throw error
      })
    if (answer === null) return false
    if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
  }
  return true
}

async function invoicesOf(person: Person): Promise<InvoiceCard[]> {
  const all: InvoiceCard[] = []
  for (let page = 1, more = true; more; page += 1) {
    const { body } = await person.call('GET', `/api/invoices?month=${month}&limit=100&page=${page}`)
    const answer = body as AnswerOf<typeof getAllInvoices>
    all.push(...answer.items)
    more = answer.more
  }
  return all
}

/** Each says all that it is of, and together they have the numbers from one on. */
function wholeAndInOrder(invoices: readonly InvoiceCard[], round: number): void {
  expect(
    invoices.map(invoice => invoice.total),
    `round ${round}`,
  ).toEqual(invoices.map(() => total))
  const numbers = invoices.map(({ number }) => Number(number.split('-')[1])).toSorted((a, b) => a - b)
  expect(numbers, `round ${round}`).toEqual(invoices.map((_, at) => at + 1))
}
