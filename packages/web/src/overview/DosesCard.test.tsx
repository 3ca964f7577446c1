import type { DoseOfToday } from '@vicino/domain/dossiers/dossier-summary.contract.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { now } from '../i18n/use-today.ts'
import { inDossier, someDossier } from '../testing/open-dossier.tsx'
import { show } from '../testing/show.tsx'
import { DosesCard } from './DosesCard.tsx'

const today = todayIn(now())

const dose = (name: string, more: Partial<DoseOfToday> = {}): DoseOfToday => ({
  drugId: newId(),
  drug_version: 1,
  name,
  modality: 'OS',
  dose_unit: 'tablet',
  dose_scale: null,
  comments: '',
  dose: 1,
  day: today,
  moment: 'morning',
  change_on: null,
  answer: null,
  time: 'now',
  ...more,
})

const rows = async (doses: readonly DoseOfToday[]) => {
  await show(inDossier(<DosesCard doses={doses} />))
  return within(screen.getByRole('list', { name: 'Dosi di oggi' })).getAllByRole('listitem')
}

it('says of what was given that it was, as long as another dose of that moment is open', async () => {
  const [row] = await rows([dose('Torem 10', { answer: 'given' }), dose('Eliquis 5')])
  expect(row).toHaveTextContent(/Torem 10, 1 compressa: Somministrata.*Eliquis 5, 1 compressa1 dose da dare/)
})

it('says of a moment that is over only what was not simply taken', async () => {
  const [row] = await rows([dose('Torem 10', { answer: 'given' }), dose('Eliquis 5', { answer: 'refused' })])
  expect(row).toHaveTextContent(/Torem 10, 1 compressaEliquis 5, 1 compressa: Rifiutata/)
})

it("tells last night's doses apart from tonight's, each leading to where they are given", async () => {
  const night = { moment: 'night' } as const
  const [last, tonight] = await rows([
    dose('Torem 10', { ...night, day: addDays(today, -1) }),
    dose('Torem 10', { ...night, time: 'later' }),
  ])
  expect(last).toHaveTextContent(/Notte, /)
  expect(tonight).not.toHaveTextContent(/Notte, /)
  const { _id: dossierId } = someDossier()
  expect(within(last!).getByRole('link').getAttribute('href')).toBe(
    `/dossier/${dossierId}/activity/drugs/doses`,
  )
})
