import { someOpenedProtocol } from '@vicino/domain/testing/some-protocol.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { show } from '../../testing/show.tsx'
import { ConfirmStepSheet } from './ConfirmStepSheet.tsx'

const note = 'Scarpe chiuse, suola buona'

test('a note about one client waits in her form, and never in that of another with the same step', async () => {
  const hers = someOpenedProtocol()
  const [step] = hers.steps
  const another = someOpenedProtocol({ steps: hers.steps })
  const draftOf = (openedId: string) =>
    `GET /api/users/me/drafts/opened_protocol.step.${openedId}.${step!._id}`
  const value = { _id: hers._id, stepId: step!._id, done_on: '2026-11-20', note }
  answerReads([], { [draftOf(hers._id)]: { value, saved_at: '2026-11-20T07:00:00.000Z' } })
  const noteOf = () => screen.findByRole('textbox', { name: /Che cosa è stato fatto/ })
  const first = await show(<ConfirmStepSheet step={step!} protocol={hers} onClose={() => undefined} />)
  expect(await noteOf()).toHaveValue(note)
  first.unmount()
  await show(<ConfirmStepSheet step={step!} protocol={another} onClose={() => undefined} />)
  expect(await noteOf()).toHaveValue('')
})
