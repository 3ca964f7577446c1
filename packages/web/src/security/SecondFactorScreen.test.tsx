import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PersonContext } from '../session/person.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { show } from '../testing/show.tsx'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { SecondFactorScreen } from './SecondFactorScreen.tsx'

const totpURI = 'otpauth://totp/Vicino:anna@prova.vicino.test?secret=JBSWY3DPEHPK3PXPAB&issuer=Vicino'
const recovery_codes = ['aaaaa-bbbbb', 'ccccc-ddddd']

test('password, app, codes: the recovery codes are shown once the first code of the app was right', async () => {
  const sent = answerCalls(({ path }) => ({
    body: path.endsWith('/enable') ? { totpURI, recovery_codes } : {},
  }))
  const { user } = await show(
    <PersonContext value={somebody()}>
      <SecondFactorScreen />
    </PersonContext>,
  )
  await user.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'quattro parole lunghe{Enter}')
  expect(await screen.findByRole('img', { name: "Codice QR per l'app" })).toBeVisible()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP AB')).toBeVisible()
  expect(screen.queryByText('aaaaa-bbbbb')).toBeNull()

  await user.type(screen.getByLabelText(/^Codice dell'app/), '123 456{Enter}')
  expect(await screen.findByText('aaaaa-bbbbb')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Indietro' })).toBeNull()
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { password: 'quattro parole lunghe' },
    { code: '123456' },
  ])
})
