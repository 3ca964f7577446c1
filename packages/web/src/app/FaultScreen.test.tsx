import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { reportAway, reportBack } from '../calls/server-away.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { show } from '../testing/show.tsx'
import { FaultScreen } from './FaultScreen.tsx'

test('a page whose code could not be loaded is tried again when the server is back', async () => {
  answerCalls(() => ({ body: null }))
  const reset = vi.fn<() => void>()
  await show(
    <FaultScreen error={new TypeError('Failed to fetch dynamically imported module')} reset={reset} />,
  )
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible()
  reportAway()
  expect(reset).not.toHaveBeenCalled()
  reportBack()
  expect(reset).toHaveBeenCalledOnce()
})
