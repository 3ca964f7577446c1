import { newId } from '@vicino/domain/wire/id.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { shoot, type Shot } from '../server/load.ts'
import type { Installation } from './installation.ts'
import { read, signIn } from './staff.ts'

const requests = 10_000
const connections = 16

/** Sends what a busy day sends, one write in ten; answers in words what was sent. */
export async function keepBusy({ address, port }: Installation): Promise<string> {
  const { cookie, _id } = await signIn(address, 'direzione@demo.vicino.test')
  const { items } = await read<{ items: { _id: string }[] }>(address, '/api/dossiers/all_dossiers', cookie)
  const today = todayIn(new Date().toISOString())
  const dossier = `/api/dossiers/${items[0]!._id}`
  const shots: [share: number, shot: Shot][] = [
    [0.1, { method: 'GET', path: '/api/users/me' }],
    [0.2, { method: 'GET', path: `/api/tasks/date/${today}?operatorId=${_id}` }],
    [0.2, { method: 'GET', path: '/api/dossiers/all_dossiers' }],
    [0.2, { method: 'GET', path: dossier }],
    [0.2, { method: 'GET', path: '/sign-up' }],
    [0.1, { method: 'POST', path: `${dossier}/drugs/create_drug`, body: newDrug }],
  ]
  for (const [share, shot] of shots)
    await shoot({ port, cookie, origin: address }, shot, requests * share, connections)
  return `${requests} requests, one in ten a write`
}

const newDrug = () => ({ _id: newId(), name: 'Misura 10 mg', modality: 'OS', morning: 0.5 })
