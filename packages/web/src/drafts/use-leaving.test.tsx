import { createBrowserHistory, Link, type RouterHistory, useLocation } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { LeavingSheet } from './LeavingSheet.tsx'
import { useLeaving } from './use-leaving.ts'

type Form = Parameters<typeof useLeaving>[0]

/** A form and a way out of it; where the way leads stands beside it. */
function FormPage(form: Form) {
  const leaving = useLeaving(form)
  const { pathname } = useLocation()
  return (
    <>
      <p>{pathname}</p>
      <Link to="/rounds">via</Link>
      <LeavingSheet leaving={leaving} away />
    </>
  )
}

const showForm = (form: Partial<Form>, history?: RouterHistory) =>
  show(<FormPage hasTyped={() => true} atRisk={() => true} flush={async () => false} {...form} />, history)

const wayOut = (): HTMLElement => screen.getByText('via')
const question = () => screen.findByRole('dialog', { name: 'Lasciare la pagina?' })

afterEach(() => vi.useRealTimers())

test('whose last words are not safe is asked before she leaves, and may stay', async () => {
  const { user } = await showForm({})
  await user.click(wayOut())
  await question()
  await user.click(screen.getByRole('button', { name: 'Resta qui' }))
  expect(screen.getByText('/')).toBeInTheDocument()
  await user.click(wayOut())
  await question()
  await user.click(screen.getByRole('button', { name: 'Lascia la pagina' }))
  expect(await screen.findByText('/rounds')).toBeInTheDocument()
})

test('what is safe lets her go, and says that it is kept', async () => {
  const { user } = await showForm({ flush: async () => true })
  await user.click(wayOut())
  expect(await screen.findByText('/rounds')).toBeInTheDocument()
  expect(screen.getByText(/^La bozza è conservata/)).toBeInTheDocument()
})

test('what stands in the field with the cursor counts before it is decided', async () => {
  let typed = ''
  const history = createBrowserHistory()
  const field = <input aria-label="Peso" onBlur={event => (typed = event.currentTarget.value)} />
  const form = { hasTyped: () => typed !== '', flush: async () => false }
  const { user } = await show(
    <>
      {field}
      <FormPage atRisk={() => false} {...form} />
    </>,
    history,
  )
  await user.type(screen.getByRole('textbox'), '70')
  history.push('/rounds')
  await question()
  expect(typed).toBe('70')
  await user.click(screen.getByRole('button', { name: 'Lascia la pagina' }))
  await screen.findByText('/rounds')
  history.push('/')
})

test('a form in which nothing was typed lets her go without a word', async () => {
  const { user } = await showForm({ hasTyped: () => false })
  await user.click(wayOut())
  expect(await screen.findByText('/rounds')).toBeInTheDocument()
  expect(screen.queryByText(/^La bozza è conservata/)).toBeNull()
})

test('a server that says nothing for three seconds keeps nobody waiting: she is asked', async () => {
  const { user } = await showForm({ flush: () => new Promise(() => undefined) })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const pressed = user.click(wayOut())
  await vi.advanceTimersByTimeAsync(3100)
  vi.useRealTimers()
  await pressed
  expect(await question()).toBeVisible()
})

test.each([true, false])(
  'the browser asks before the page is closed while something is at risk: %s',
  async risk => {
    const history = createBrowserHistory()
    await showForm({ atRisk: () => risk }, history)
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(risk)
    history.destroy()
  },
)
