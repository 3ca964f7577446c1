import { screen } from '@testing-library/react'
import { someAnamnesis, someSavedSection } from '@vicino/domain/testing/some-anamnesis.ts'
import { expect, test } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

const norton = { physical_condition: 3, mental_condition: 3, activity: 3, mobility: 3, incontinence: 3 }
const earlier = someAnamnesis(
  [
    someSavedSection('body_care', {
      answers: { norton, skin_condition: 'altered', scalp: 'intact' },
      derived: { norton: { total: 15, band: 'not_at_risk', scale_version: 1 } },
    }),
  ],
  { _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd71', created_at: '2025-03-03T09:00:00.000Z', current: false },
)
const current = someAnamnesis([
  someSavedSection('body_care', { answers: { skin_condition: 'intact', scalp: 'intact' } }),
])

test.each([
  ['the current one', current, earlier],
  ['the earlier one', earlier, current],
])(
  'seen from %s, what only the earlier one says was not taken up, and is not struck',
  async (_, own, other) => {
    const { dossierId } = own
    const api = `/api/dossiers/${dossierId}/anamnesis`
    answerReads(writing('anamnesis.read', 'scales.assess'), {
      [`GET ${api}/all_anamnesis`]: [current, earlier].map(one => ({ ...one, sections: [] })),
      [`GET ${api}/${own._id}`]: own,
      [`GET ${api}/${other._id}`]: other,
    })
    await showPage(`/dossier/${dossierId}/anamnesis/${own._id}/compare`)
    const left = await screen.findByText(/^Scala di Norton · Mobilità/)
    expect(left).toHaveTextContent('Scala di Norton · Mobilità: Leggermente limitata (non ripreso)')
    expect(left.querySelector('del')).toBeNull()
    expect(screen.getByText(/^Norton:/)).toHaveTextContent('Norton: 15 · Non a rischio (non ripreso)')
    const changed = screen.getByText(/^Cute:/)
    expect(changed.querySelector('del')).toHaveTextContent('Alterata')
    expect(changed.querySelector('ins')).toHaveTextContent('Intatta')
  },
)
