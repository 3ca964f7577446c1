import { newId } from '@vicino/domain/wire/id.ts'
import { expect, test } from 'vitest'

import { installation } from './installation.ts'
import { openLedger } from './ledger.ts'
import { elsewhere } from './elsewhere.ts'
import { signUp } from './person.ts'
import { sendUntilKept, type Write } from './writing.ts'

test.skipIf(elsewhere)('twenty equal creates at once give one record', async () => {
  const place = await installation()
  const server = place.start()
  await server.ready()
  const person = await signUp(server.url)
  const write: Write = { _id: newId(), name: 'Farmaco', outcome: 'acknowledged' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendUntilKept(person, write)))
  const created = answers.filter(({ status }) => status === 201)
  expect(created).toHaveLength(1)
  for (const { body } of answers) expect(body).toEqual(created[0]!.body)
  const ledger = openLedger(place.data)
  expect(await ledger.read([write])).toEqual({ written: 1, lost: 0, doubled: 0, halved: 0 })
  await ledger.close()
})
