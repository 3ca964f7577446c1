import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { Failure } from './failure.ts'
import { PagedScreen } from './PagedScreen.tsx'
import type { Pages } from './use-pages.ts'

const refetch = vi.fn<() => void>()
const showMore = vi.fn<() => void>()
const away = new Failure(0, 'away')
const onItsWay: Pages<string> = {
  data: undefined,
  error: null,
  refetch,
  total: 0,
  more: false,
  loadingMore: false,
  moreError: null,
  showMore,
}
const there: Pages<string> = { ...onItsWay, data: ['Dafalgan', 'Aspirina'], total: 14, more: true }

const showPages = (pages: Pages<string>) =>
  show(
    <PagedScreen title="Farmaci" pages={pages} empty={<p>Nessun farmaco</p>}>
      {names => names.map(name => <p key={name}>{name}</p>)}
    </PagedScreen>,
  )

const waiting = () => screen.queryByRole('status', { name: 'Caricamento in corso' })

describe('a screen over a paged list', () => {
  it('has its heading, and nothing of a list, while the first page is on its way', async () => {
    await showPages(onItsWay)
    expect(screen.getByRole('heading', { level: 1, name: 'Farmaci' })).toBeVisible()
    expect(waiting()).toBeVisible()
    expect(screen.queryByText('Nessun farmaco')).toBeNull()
  })

  it('says that there is nothing only when that was read', async () => {
    await showPages({ ...onItsWay, data: [] })
    expect(screen.getByText('Nessun farmaco')).toBeVisible()
    expect(waiting()).toBeNull()
  })

  it('reads again where the first page failed', async () => {
    const { user } = await showPages({ ...onItsWay, error: away })
    expect(screen.queryByText('Nessun farmaco')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('says how many of how many stand, and shows more', async () => {
    const { user } = await showPages(there)
    expect(screen.getByText('2 di 14')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mostra altri' }))
    expect(showMore).toHaveBeenCalledOnce()
  })

  it('keeps what stands when the next page fails, says so and asks for that page again', async () => {
    showMore.mockClear()
    const { user } = await showPages({ ...there, error: away, moreError: away })
    expect(screen.getByText('Dafalgan')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Il server non risponde')
    await user.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(showMore).toHaveBeenCalledOnce()
  })

  it('keeps what stands in silence when it could not be read anew: the banner says that the server is away', async () => {
    await showPages({ ...there, error: away })
    expect(screen.getByText('Dafalgan')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
