import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import type { OpenDosesOfClient } from '@vicino/domain/administrations/open-doses.ts'
import { someAdministration } from '@vicino/domain/testing/some-administration.ts'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PersonContext } from '../../session/person.ts'
import { answerCalls, type SentCall } from '../../testing/answer-calls.ts'
import { show } from '../../testing/show.tsx'
import { OpenDosesOfTour } from './OpenDosesOfTour.tsx'

const drug = someDrug({ name: 'Torasemide 5 mg', morning: 1 })
const open: OpenDosesOfClient = {
  dossierId: drug.dossierId,
  client: { _id: drug.dossierId, name: 'Maria Bianchi', avatar: null },
  birthday: '1939-02-22',
  may_give: true,
  count: 1,
  doses: [{ drug, dose: 1, day: '2026-11-18', moment: 'morning', questions: [] }],
}
const most = [{ dossierId: drug.dossierId, client: open.client, count: 3 }]
const house = { doses: 4, clients: 2, most }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') })
})
afterEach(() => vi.useRealTimers())

/** A server that has these open doses, until one of them gets its answer. */
const server = (clients: OpenDosesOfClient[], leads: typeof house | null = null): SentCall[] => {
  let answered = false
  return answerCalls(({ method, path }) => {
    if (path.startsWith('/api/users/me/drafts/')) return { body: null }
    if (path === '/api/rounds/open') return { body: { clients: answered ? [] : clients, house: leads } }
    if (method === 'POST') answered = true
    return { status: 201, body: someAdministration({ status: 'missed', status_reason: 'Dimenticata' }) }
  })
}
const showTour = (props: Parameters<typeof OpenDosesOfTour>[0] = {}) =>
  show(
    <PersonContext value={somebody()}>
      <OpenDosesOfTour {...props} />
    </PersonContext>,
  )

test('a dose of two days ago stands with its day and its client until it is answered', async () => {
  const sent = server([open])
  const { user } = await showTour()
  const section = await screen.findByRole('region', { name: 'Ancora aperte' })
  expect(section).toHaveTextContent('Maria Bianchi')
  expect(section).toHaveTextContent('Mattina, mer 18 nov')
  expect(within(section).queryByRole('button', { name: /dare ora$/ })).toBeNull()
  await user.click(within(section).getByRole('button', { name: 'Torasemide 5 mg: non data' }))
  const sheet = await screen.findByRole('dialog')
  await user.click(await within(sheet).findByRole('button', { name: 'Dimenticata' }))
  await user.click(within(sheet).getByRole('button', { name: 'Salva' }))
  await expect
    .poll(() => sent.find(({ method, path }) => method === 'POST' && path.endsWith('/create'))?.body)
    .toMatchObject({ day: '2026-11-18', moment: 'morning', status: 'missed', drug_version: 1 })
  await expect.poll(() => screen.queryByRole('region', { name: 'Ancora aperte' })).toBeNull()
})

test('whoever may not give sees it without a tap, and of many it says how many more there are', async () => {
  server([{ ...open, may_give: false, count: 45 }])
  await showTour()
  const section = await screen.findByRole('region', { name: 'Ancora aperte' })
  expect(within(section).queryByRole('button')).toBeNull()
  expect(section).toHaveTextContent('45 dosi aperte')
  expect(section).toHaveTextContent('E altre 44 precedenti')
})

test('what the page shows in its own place is not said twice', async () => {
  server([open])
  await showTour({ isShown: () => true })
  expect(screen.queryByRole('region', { name: 'Ancora aperte' })).toBeNull()
})

test('whoever leads reads how much of the day is open, and where', async () => {
  server([], house)
  await showTour({ folded: true })
  expect(await screen.findByText('Dosi di oggi senza risposta: 4 (clienti: 2)')).toBeInTheDocument()
  expect(screen.getByText('Maria Bianchi')).toBeInTheDocument()
})

test('what is asked before a dose stands on its line, also where its window is over', async () => {
  const rule = { parameter: 'hr', below: 50, above: null, value: null, measured_at: null } as const
  const questions = [
    { code: 'hold' as const, key: 'hold:1', until: null, rules: [rule] } satisfies DoseQuestion,
  ]
  server([{ ...open, doses: [{ ...open.doses[0]!, day: '2026-11-19', questions }] }])
  const { user } = await showTour()
  const section = await screen.findByRole('region', { name: 'Ancora aperte' })
  expect(section).toHaveTextContent('Prima misurare: Polso, non dare se sotto 50')
  await user.click(within(section).getByRole('button', { name: /dare ora$/ }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('Prima misurare: Polso')
})
