import { screen, waitFor } from '@testing-library/react'
import { changePassword } from '@vicino/domain/sign-in/sign-in.contract.ts'
import { expect, test } from 'vitest'
import { PersonContext } from '../session/person.ts'
import { fieldOf } from '../drafts/field-of.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { show } from '../testing/show.tsx'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { SecretForm } from './SecretForm.tsx'
import { useSecretForm } from './use-secret-form.ts'

const done: unknown[] = []

function Change() {
  const state = useSecretForm({
    endpoint: changePassword,
    start: { currentPassword: '', newPassword: '' },
    onDone: answer => done.push(answer),
  })
  return (
    <SecretForm state={state} sendLabel="Cambia">
      <PasswordField
        label="Attuale"
        autoComplete="current-password"
        {...fieldOf(state.form, 'currentPassword')}
      />
      <PasswordField label="Nuova" autoComplete="new-password" {...fieldOf(state.form, 'newPassword')} />
    </SecretForm>
  )
}

const open = () => {
  done.length = 0
  return show(
    <PersonContext value={somebody()}>
      <Change />
    </PersonContext>,
  )
}

test('what the rule refuses is not sent; the cursor goes to the first field that is wrong', async () => {
  const sent = answerCalls(() => ({ body: {} }))
  const { user } = await open()
  await user.type(screen.getByLabelText('Attuale'), 'di prima')
  await user.type(screen.getByLabelText('Nuova'), 'corta{Enter}')
  expect(await screen.findByText('La password deve avere almeno 12 caratteri.')).toBeVisible()
  expect(screen.getByLabelText('Nuova')).toHaveFocus()
  expect(sent).toEqual([])
})

test('a wrong password is said at its field, and what was typed stays', async () => {
  const errors = [{ path: 'currentPassword', code: 'wrong_password', message: 'Non è corretta.' }]
  answerCalls(() => ({ status: 422, body: { code: 'unprocessable', detail: 'Controllare.', errors } }))
  const { user } = await open()
  await user.type(screen.getByLabelText('Attuale'), 'sbagliata')
  await user.type(screen.getByLabelText('Nuova'), 'quattro parole lunghe{Enter}')
  expect(await screen.findByText('Non è corretta.')).toBeVisible()
  expect(screen.getByLabelText('Attuale')).toHaveFocus()
  expect(screen.getByLabelText('Nuova')).toHaveValue('quattro parole lunghe')
  expect(done).toEqual([])
})

test('a password goes to its call alone: no draft keeps it', async () => {
  const sent = answerCalls(() => ({ body: {} }))
  const { user } = await open()
  await user.type(screen.getByLabelText('Attuale'), 'di prima')
  await user.type(screen.getByLabelText('Nuova'), 'quattro parole lunghe{Enter}')
  await waitFor(() => expect(done).toEqual([{}]))
  expect(sent.map(({ path }) => path)).toEqual([changePassword.path])
})

test('a password is hidden until one wants to see it', async () => {
  const { user } = await open()
  const field = screen.getByLabelText('Nuova')
  expect(field).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Nuova: mostra' }))
  expect(field).toHaveAttribute('type', 'text')
})
