import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { someVisitDose } from '@vicino/domain/testing/some-visit-dose.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PersonContext } from '../../session/person.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { inDossier } from '../../testing/open-dossier.tsx'
import { show } from '../../testing/show.tsx'
import { OpenDosesSheet } from './OpenDosesSheet.tsx'

const drug = someDrug({ name: 'Metoprololo 50 mg' })
const { dossierId } = drug
const dose = someVisitDose(drug)
const place = { drug, dose: dose.dose, day: dose.day, moment: dose.moment }
const hold: DoseQuestion = {
  code: 'hold',
  key: 'hold:1',
  until: null,
  rules: [{ parameter: 'hr', below: 50, above: null, value: null, measured_at: null }],
}

test('what is asked of a dose stands on its line before the visit ends', async () => {
  answerCalls(({ path }) => ({
    body: path.includes('/around/')
      ? { administrations: [], doses: [{ ...place, questions: [hold] }], without_dose: [], as_needed: [] }
      : null,
  }))
  await show(
    <PersonContext value={somebody()}>
      {inDossier(
        <OpenDosesSheet
          dossierId={dossierId}
          doses={[dose]}
          onAnswered={() => {}}
          onLeave={() => {}}
          onClose={() => {}}
        />,
      )}
    </PersonContext>,
  )
  expect(await screen.findByText('Prima misurare: Polso, non dare se sotto 50')).toBeVisible()
})
