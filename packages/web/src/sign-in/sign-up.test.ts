import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { rememberLanguage } from '../i18n/language.ts'
import { answerCalls } from '../testing/answer-calls.ts'

const [page] = Object.values(
  import.meta.glob<string>('../../sign-up.html', { query: '?raw', import: 'default', eager: true }),
)

it.each<[string, { kind: string; business_name?: string }, string]>([
  ['Studio infermieristico', { kind: 'independent' }, '/'],
  ['Organizzazione', { kind: 'business', business_name: "Spitex L'Ancora" }, '/plan/clients'],
])('leads the founder to where she begins: %s', async (kind, founded, firstPage) => {
  const replace = vi.spyOn(location, 'replace').mockReturnValue()
  const sent = answerCalls(() => ({ status: 201 }))
  document.body.innerHTML = /<body>([^]*)<script/.exec(page!)![1]!
  rememberLanguage('it')
  vi.resetModules()
  await import('./sign-up.ts')
  const user = userEvent.setup()
  await user.click(screen.getByText(kind))
  if (founded.business_name)
    await user.type(screen.getByLabelText("Nome dell'organizzazione"), founded.business_name)
  await user.type(screen.getByLabelText('Nome'), 'Anna')
  await user.click(screen.getByRole('button', { name: 'Inizia' }))
  await expect.poll(() => replace.mock.calls).toEqual([[firstPage]])
  const { kind: sentKind, business_name } = sent[0]!.body as Record<string, string>
  expect({ kind: sentKind, ...(business_name && { business_name }) }).toEqual(founded)
  replace.mockRestore()
})
