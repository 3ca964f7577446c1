import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PersonContext } from '../session/person.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { show } from '../testing/show.tsx'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { NewPasskeyForm } from './NewPasskeyForm.tsx'

const begin = '/api/auth/passkey/generate-register-options'
const wrong = {
  code: 'unprocessable',
  detail: 'Controllare i campi segnalati.',
  errors: [{ path: 'password', code: 'wrong_password', message: 'La password non è giusta.' }],
}

test('a passkey is asked for with the password; a wrong one is said at its field', async () => {
  const sent = answerCalls(() => ({ status: 422, body: wrong }))
  const { user } = await show(
    <PersonContext value={somebody()}>
      <NewPasskeyForm onClose={() => undefined} />
    </PersonContext>,
  )
  const password = screen.getByLabelText(/^Password \*/)
  await user.click(screen.getByRole('button', { name: 'Continua sul dispositivo' }))
  expect(await screen.findByText('Compilare questo campo.')).toBeVisible()
  expect(sent).toEqual([])
  await user.type(password, 'non è questa{Enter}')
  expect(await screen.findByText('La password non è giusta.')).toBeVisible()
  expect(password).toHaveFocus()
  expect(sent).toMatchObject([{ method: 'POST', path: begin, body: { password: 'non è questa' } }])
})
