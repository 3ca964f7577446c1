import { somePerformance } from '@vicino/domain/testing/some-performance.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { writing } from '../testing/open-dossier.tsx'
import { show } from '../testing/show.tsx'
import { PersonContext } from '../session/person.ts'
import { VisitPerformances } from './VisitPerformances.tsx'

const visit = someTask({ status: 'completed' })
const permissions = writing('performance.record', 'calendar.plan_all')
const path = `/api/tasks/${visit._id}`
const wash = {
  serviceId: '01906b97-5c00-7aaa-8aaa-000050030400',
  service_details: {
    code: '5003.040',
    group: '5003',
    letter: 'C',
    name: 'Igiene parziale',
    category: 'Igiene',
  },
  duration: 25,
  offered: true,
  left_out: false,
}

test('the rest of a visit is left out only once it is seen what that is', async () => {
  let planned = [wash]
  const sent = answerReads(permissions, {
    [`GET ${path}/performances`]: [somePerformance({ taskId: visit._id })],
    [`GET ${path}/planned_services`]: () => ({ body: planned }),
    [`POST ${path}/leave_out`]: () => {
      planned = [{ ...wash, left_out: true }]
      return { status: 200, body: planned }
    },
  })
  const posted = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
  const { user } = await show(
    <PersonContext value={somebody({ permissions })}>
      <VisitPerformances task={visit} dossierId={visit.dossierId!} />
    </PersonContext>,
  )
  const press = async () =>
    user.click(await screen.findByRole('button', { name: 'Il resto non è stato eseguito' }))
  const sheet = async () =>
    within(await screen.findByRole('dialog', { name: 'Il resto non è stato eseguito?' }))
  await press()
  expect((await sheet()).getByText('Igiene parziale, 25 min')).toBeVisible()
  await user.click((await sheet()).getByRole('button', { name: 'Indietro' }))
  expect(posted()).toEqual([])
  await press()
  await user.click((await sheet()).getByRole('button', { name: 'Segna come non eseguito' }))
  expect(await screen.findByRole('list', { name: 'Prestazioni non eseguite' })).toHaveTextContent(
    'Igiene parziale',
  )
  expect(posted()).toEqual([{ services: ['5003.040'] }])
})
