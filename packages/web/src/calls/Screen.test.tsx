import { screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Failure } from './failure.ts'
import { show } from '../testing/show.tsx'
import { bothRead, Loaded, type Read } from './Loaded.tsx'
import { Screen } from './Screen.tsx'

const refetch = vi.fn<() => void>()
const onItsWay: Read<string> = { data: undefined, error: null, refetch }
const there: Read<string> = { ...onItsWay, data: 'Dafalgan' }
const failed = (status: number, code: Failure['code']): Read<string> => ({
  ...onItsWay,
  error: new Failure(status, code, { detail: 'Perché.' }),
})
const missing = failed(404, 'not_found')

/** Shows what the router is handed. */
class Router extends Component<{ children: ReactNode }, { thrown: unknown }> {
  override state = { thrown: null }
  static getDerivedStateFromError = (thrown: unknown) => ({ thrown })
  override componentDidCatch() {}
  override render() {
    const thrown: unknown = this.state.thrown
    return thrown instanceof Failure ? <p>handed over: {thrown.status}</p> : this.props.children
  }
}

const showScreen = (read: Read<string>, more: { writes?: boolean; keeps?: boolean } = {}) =>
  show(
    <Router>
      <Screen title="Farmaco" read={read} {...more}>
        {name => <p>{name}</p>}
      </Screen>
    </Router>,
  )

const waiting = { name: 'Caricamento in corso' }
const heading = () => screen.getByRole('heading', { level: 1, name: 'Farmaco' })

describe('a screen', () => {
  it('has its heading while what it reads is on its way', async () => {
    await showScreen(onItsWay)
    expect(heading()).toBeVisible()
    expect(screen.getByRole('status', waiting)).toBeVisible()
  })

  it('shows what was read', async () => {
    await showScreen(there)
    expect(heading()).toBeVisible()
    expect(screen.getByText('Dafalgan')).toBeVisible()
    expect(screen.queryByRole('status', waiting)).toBeNull()
  })

  it('says that reading failed and reads again', async () => {
    const { user } = await showScreen(failed(500, 'fault'))
    expect(screen.getByRole('alert')).toHaveTextContent('Perché.')
    await user.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('is not for everybody', async () => {
    await showScreen(failed(403, 'forbidden'))
    expect(screen.getByText('Non previsto per il suo ruolo')).toBeVisible()
  })

  it('keeps in sight what stood when a later reading fails', async () => {
    await showScreen({ ...failed(0, 'away'), data: 'Dafalgan' })
    expect(screen.getByText('Dafalgan')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('can only be read by who may not write', async () => {
    await showScreen(there, { writes: false })
    expect(screen.getByText('Sola lettura')).toBeVisible()
    expect(screen.queryByText('Dafalgan')).toBeNull()
  })

  it.each([
    ['nothing stood', missing, {}, true],
    ['it was taken from her', { ...missing, data: 'Dafalgan' }, {}, true],
    ['nothing stood, in a form', missing, { keeps: true }, true],
    ['somebody is typing in it', { ...missing, data: 'Dafalgan' }, { keeps: true }, false],
  ])('hands what is missing to the router: %s', async (_, read, more, handed) => {
    const silent = vi.spyOn(console, 'error').mockReturnValue()
    await showScreen(read, more)
    expect(screen.queryByText('handed over: 404') !== null).toBe(handed)
    expect(screen.queryByText('Dafalgan') !== null).toBe(!handed)
    silent.mockRestore()
  })
})

describe('two readings as one', () => {
  it.each([
    ['both', there, there, 'Dafalgan and Dafalgan'],
    ['one is on its way', there, onItsWay, null],
    ['none', onItsWay, onItsWay, null],
  ])('%s', async (_, one, other, words) => {
    await show(<Loaded read={bothRead(one, other)}>{([a, b]) => `${a} and ${b}`}</Loaded>)
    expect(screen.queryByRole('status', waiting) === null).toBe(words !== null)
    expect(screen.queryByText(words ?? 'undefined', { exact: false }) !== null).toBe(words !== null)
  })

  it('reads again only what failed', async () => {
    const again = vi.fn<() => void>()
    const other = { ...failed(500, 'fault'), refetch: again }
    const { user } = await show(<Loaded read={bothRead(there, other)}>{() => 'nothing'}</Loaded>)
    await user.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(again).toHaveBeenCalledOnce()
  })
})
