import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Failure } from '../calls/failure.ts'
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

test('what somebody took away says by whom, what is missing says nothing', async () => {
  answerCalls(() => ({ body: null }))
  const detail = 'Questo appuntamento è stato eliminato da Anna Alfa il 20.11.2026, 10:00.'
  await show(<FaultScreen error={new Failure(404, 'removed', { detail })} reset={() => undefined} />)
  expect(await screen.findByText(detail)).toBeVisible()
  await show(<FaultScreen error={new Failure(404, 'not_found', { detail })} reset={() => undefined} />)
  expect(await screen.findByText(/A questo indirizzo non c'è nulla/)).toBeVisible()
})
