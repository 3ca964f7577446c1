import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Failure } from '../../calls/failure.ts'
import { show } from '../../testing/show.tsx'
import { LoadError } from './LoadError.tsx'

it('says what failed and offers to try again', async () => {
  const retry = vi.fn<() => void>()
  const failure = new Failure(500, 'fault', { detail: 'Errore del server.', requestId: '01a1' })
  const { user } = await show(<LoadError failure={failure} onRetry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Errore del server.')
  await user.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('is no fault where the role does not allow it: it leads back and does not try again', async () => {
  const failure = new Failure(403, 'forbidden', { detail: 'Il suo ruolo non consente questa azione.' })
  await show(<LoadError failure={failure} onRetry={() => undefined} />)
  expect(screen.getByText('Non previsto per il suo ruolo')).toBeVisible()
  expect(screen.getByRole('link', { name: "Torna all'inizio" })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
