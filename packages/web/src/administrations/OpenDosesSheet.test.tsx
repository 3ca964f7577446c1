import type { DoseQuestion } from '@vicino/domain/administrations/dose-question.ts'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import type { VisitDose } from '@vicino/domain/tasks/visit-sheet.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PersonContext } from '../session/person.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { inDossier } from '../testing/open-dossier.tsx'
import { show } from '../testing/show.tsx'
import { OpenDosesSheet } from './OpenDosesSheet.tsx'

const {
  _id: drugId,
  dossierId,
  name,
  modality,
  dose_unit,
  dose_scale,
  comments,
} = someDrug({
  name: 'Metoprololo 50 mg',
})
const place = { drugId, day: '2026-11-20', moment: 'morning' } as const
const dose: VisitDose = {
  ...place,
  drug_version: 1,
  name,
  modality,
  dose_unit,
  dose_scale,
  comments,
  dose: 1,
  change_on: null,
  answer: null,
}
const hold: DoseQuestion = {
  code: 'hold',
  key: 'hold:1',
  until: null,
  rules: [{ parameter: 'hr', below: 50, above: null, value: null, measured_at: null }],
}

test('what is asked of a dose stands on its line before the visit ends', async () => {
  answerCalls(({ path }) => ({
    body: path.includes('/around/')
      ? { administrations: [], doses: [{ ...place, questions: [hold] }] }
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
