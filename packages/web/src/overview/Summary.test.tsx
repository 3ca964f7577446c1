import { instantAt } from '@vicino/domain/days/instant.ts'
import { timeOfDose, usualWindows } from '@vicino/domain/drugs/dose-windows.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { PersonContext } from '../session/person.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { inDossier, reading, someDossier } from '../testing/open-dossier.tsx'
import { show } from '../testing/show.tsx'
import { SummaryDoses, SummaryNews } from './Summary.tsx'

const dossier = someDossier()
const day = '2026-11-20'

const dose = () => ({
  drugId: newId(),
  drug_version: 1,
  name: 'Torem 10',
  modality: 'OS',
  dose_unit: 'tablet',
  dose_scale: null,
  comments: '',
  dose: 1,
  day,
  moment: 'morning',
  change_on: null,
  answer: null,
  time: timeOfDose(day, 'morning', usualWindows, instantAt(Date.now())),
})

it('says of doses that their time is over once it is, on a page that stands open', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse(`${day}T09:59:00Z`) })
  onTestFinished(() => void vi.useRealTimers())
  answerReads(reading('drugs.read'), {
    [`GET /api/dossiers/${dossier._id}/summary`]: () => ({
      body: { news: null, unread: 0, waiting: 0, doses: [dose()], values: null, focuses: null },
    }),
  })
  await show(
    inDossier(
      <PersonContext value={somebody({ permissions: reading('drugs.read') })}>
        <SummaryNews />
        <SummaryDoses />
      </PersonContext>,
      dossier,
    ),
  )
  expect(await screen.findByText('1 dose da dare')).toBeVisible()
  await act(async () => void vi.advanceTimersByTime(120_000))
  expect(await screen.findByText('1 dose senza risposta')).toBeVisible()
})
