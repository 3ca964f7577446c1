import type { OrderedDose } from '@vicino/domain/administrations/dose-to-give.ts'
import { someAdministration } from '@vicino/domain/testing/some-administration.ts'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { someDossier, writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

const { _id: dossierId } = someDossier()
const base = `/api/dossiers/${dossierId}`
const then = someDrug({ dossierId, name: 'Torasemide 5 mg', morning: 2, evening: 2 })
const now = { ...then, version: 2, morning: 1, evening: 1 }
const day = '2026-11-20'
const morning: OrderedDose = { drug: then, dose: 2, day, moment: 'morning' }
const evening: OrderedDose = { drug: now, dose: 1, day, moment: 'evening' }
const before: OrderedDose = { ...morning, day: '2026-11-19' }
const asked = (dose: OrderedDose) => ({ ...dose, questions: [] })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T14:00:00Z') })
  return () => vi.useRealTimers()
})

const gives = writing('dossier.list', 'drugs.read', 'drugs.administer')
const showDay = (administrations: object[] = [], search = '', more: object = {}, permissions = gives) => {
  const doses = [morning, evening].map(asked)
  const around = { administrations, doses, as_needed: [], without_dose: [], ...more }
  const sent = answerReads(permissions, {
    [`GET ${base}/administrations/around/${day}`]: around,
    [`GET ${base}/administrations/around/2026-11-19`]: { ...around, doses: [asked(before)], ...more },
    [`GET ${base}/administrations/open`]: {
      may_give: true,
      count: 2,
      doses: [morning, before].map(asked),
    },
    [`GET ${base}/administrations/to_record/${day}`]: [],
    [`GET ${base}/administrations/to_record/2026-11-19`]: [before, { ...before, moment: 'evening' }].map(
      ({ drug, moment, dose }) => ({ drug, moment, dose }),
    ),
  })
  return showPage(`/dossier/${dossierId}/activity/drugs/doses${search}`).then(page => ({ ...page, sent }))
}
const placeOf = async (moment: string): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { name: new RegExp(`^${moment}`) })).closest('section')!

test('each dose of a day stands in its own place as it was ordered, one of before among what is still open', async () => {
  const { user, sent } = await showDay()
  expect(await placeOf('Mattina')).toHaveTextContent('2 compresse')
  expect(await placeOf('Sera')).toHaveTextContent('1 compressa')
  const open = await screen.findByRole('region', { name: 'Ancora aperte' })
  expect(open).toHaveTextContent('1 dose aperta')
  expect(open).toHaveTextContent('Mattina, gio 19 nov')
  await user.click(
    within(await placeOf('Mattina')).getByRole('button', { name: 'Torasemide 5 mg: non data' }),
  )
  const sheet = await screen.findByRole('dialog')
  await user.click(await within(sheet).findByRole('button', { name: 'Dimenticata' }))
  await user.click(within(sheet).getByRole('button', { name: 'Salva' }))
  await expect
    .poll(() => sent.find(({ path }) => path.endsWith('/administrations/create'))?.body)
    .toMatchObject({ drug_version: 1, day, moment: 'morning' })
})

test('where the allergies cannot be read, that is said above the doses', async () => {
  await showDay()
  expect(await placeOf('Mattina')).toBeVisible()
  expect(await screen.findByText('Allergie: ora non si possono leggere')).toBeVisible()
})

test('of another day everything stands in its own place', async () => {
  await showDay([], '?day=2026-11-19')
  expect(await placeOf('Mattina')).toHaveTextContent('2 compresse')
  expect(screen.queryByRole('region', { name: 'Ancora aperte' })).toBeNull()
})

test('what was given of a dose that nobody had ordered stands outside the scheme', async () => {
  const { drug, ...given } = someAdministration()
  const other = { ...given, day, moment: 'afternoon', drug: { ...drug, _id: then._id, name: then.name } }
  await showDay([other])
  expect(await placeOf('Fuori schema')).toHaveTextContent('Torasemide 5 mg')
})

test('of another day a dose from paper is one that was ordered then', async () => {
  const { user, sent } = await showDay([], '?day=2026-11-19')
  await user.click(await screen.findByRole('button', { name: 'Registra una dose da carta' }))
  const sheet = await screen.findByRole('dialog', { name: 'Quale dose?' })
  await user.selectOptions(within(sheet).getByRole('combobox', { name: /Farmaco/ }), 'Torasemide 5 mg')
  await user.click(within(sheet).getByRole('button', { name: 'Mattina' }))
  await user.click(within(sheet).getByRole('button', { name: 'Avanti' }))
  const form = await screen.findByRole('dialog', { name: 'Esito della dose' })
  await user.type(within(form).getByLabelText(/Ora/), '0810')
  await user.click(within(form).getByRole('button', { name: 'Salva' }))
  await expect
    .poll(() => sent.find(({ path }) => path.endsWith('/administrations/create'))?.body)
    .toMatchObject({ drug_version: 1, day: '2026-11-19', moment: 'morning', from_paper: true })
})

test.each([
  [
    'who writes the drugs',
    writing('dossier.list', 'drugs.read', 'drugs.administer', 'drugs.write_list'),
    'precisa la dose',
    '/edit',
  ],
  ['who does not', gives, 'apri', ''],
] as const)(
  'a drug without a dose is no empty day, and leads %s to the drug',
  async (_, permissions, words, end) => {
    const untold = someDrug({ dossierId, name: 'Pantoprazolo 20 mg' })
    await showDay([], '?day=2026-11-19', { doses: [], without_dose: [untold] }, [...permissions])
    const place = await placeOf('Dose da precisare')
    expect(place).toHaveTextContent('Pantoprazolo 20 mg')
    expect(within(place).queryByRole('button')).toBeNull()
    expect(within(place).getByRole('link', { name: `Pantoprazolo 20 mg: ${words}` })).toHaveAttribute(
      'href',
      `/dossier/${dossierId}/activity/drugs/${untold._id}${end}`,
    )
    expect(screen.queryByText('Niente da dare in questo giorno')).toBeNull()
  },
)
