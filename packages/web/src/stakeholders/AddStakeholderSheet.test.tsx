import { screen } from '@testing-library/react'
import type { Collaborator } from '@vicino/domain/businesses/collaborator.ts'
import { addMonths } from '@vicino/domain/days/day.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { someCollaborator } from '@vicino/domain/testing/some-collaborator.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { expect, it, vi } from 'vitest'
import { answerCalls } from '../testing/answer-calls.ts'
import { inDossier } from '../testing/open-dossier.tsx'
import { show } from '../testing/show.tsx'
import { AddStakeholderSheet } from './AddStakeholderSheet.tsx'

const collaborator = (name: string, more: Partial<Collaborator>): Collaborator =>
  someCollaborator({ _id: newId(), userId: newId(), name, ...more })

const nurse = collaborator('Anna Ferrari', {})
const doctor = collaborator('Luca Rossi', { role: 'MED', roles: ['MED'], job_title: 'physician' })
const today = todayIn(new Date().toISOString())

const answering = () =>
  answerCalls(({ method, body }) =>
    method === 'GET'
      ? { body: { items: [nurse, doctor], page: 1, limit: 10, total: 2, more: false } }
      : {
          status: 201,
          body: {
            _id: (body as { userId: string }).userId,
            name: '',
            role: '',
            avatar: null,
            since: today,
            until: null,
          },
        },
  )

it('adds a colleague with one tap', async () => {
  const close = vi.fn<() => void>()
  const sent = answering()
  const { user } = await show(inDossier(<AddStakeholderSheet team={[]} onClose={close} />))
  await user.click(await screen.findByRole('button', { name: /Anna Ferrari/ }))
  await expect.poll(() => close).toHaveBeenCalledOnce()
  expect(sent.at(-1)?.body).toMatchObject({ userId: nurse.userId, until: null })
})

it('asks until when somebody from outside may see the dossier', async () => {
  const sent = answering()
  const { user } = await show(inDossier(<AddStakeholderSheet team={[]} onClose={() => undefined} />))
  await user.click(await screen.findByRole('button', { name: /Luca Rossi/ }))
  await user.click(screen.getByRole('button', { name: 'Aggiungi operatore' }))
  await expect
    .poll(() => sent.at(-1)?.body)
    .toMatchObject({ userId: doctor.userId, until: addMonths(today, 3) })
})

it('says who is in the team already', async () => {
  answering()
  const member = {
    _id: nurse.userId,
    name: nurse.name,
    role: 'nurse_diploma',
    avatar: null,
    since: today,
    until: null,
  }
  await show(inDossier(<AddStakeholderSheet team={[member]} onClose={() => undefined} />))
  expect(await screen.findByText('Già presente')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Anna Ferrari/ })).toBeNull()
})
