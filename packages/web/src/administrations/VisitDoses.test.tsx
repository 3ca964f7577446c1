import type { RoundVisit } from '@vicino/domain/administrations/round.ts'
import { someAdministration } from '@vicino/domain/testing/some-administration.ts'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PersonContext } from '../session/person.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { show } from '../testing/show.tsx'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { VisitDoses } from './VisitDoses.tsx'

const drug = someDrug({ name: 'Torasemide 5 mg', morning: 1 })
const { _id, dossierId, name } = drug
const answered = someAdministration({ drug: { ...someAdministration().drug, name } })
const visit: RoundVisit = {
  taskId: '01a1fc0a-5a3b-7006-9c68-eb853133fd61',
  date: '2026-11-20',
  start_time: '08:00',
  end_time: '08:30',
  status: 'completed',
  confirm_open_doses: null,
  dossierId,
  client: { _id: dossierId, name: 'Maria Bianchi', avatar: null },
  birthday: '1939-02-22',
  may_give: true,
  drugs: [drug],
  due: [{ drugId: _id, day: '2026-11-20', moment: 'morning', dose: 1, questions: [] }],
  as_needed: [],
  administrations: [answered],
}

const showVisit = (more: Partial<RoundVisit> = {}) =>
  show(
    <PersonContext value={somebody()}>
      <VisitDoses visit={{ ...visit, ...more }} isToday />
    </PersonContext>,
  )

test('a visit whose doses were all taken is folded away, and unfolds by a tap', async () => {
  const { user } = await showVisit()
  expect(screen.getByText('Tutto documentato')).toBeVisible()
  expect(screen.queryByText('Torasemide 5 mg')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Mostra tutto' }))
  expect(screen.getByText('Torasemide 5 mg')).toBeVisible()
})

test('a visit with an open dose stands open', async () => {
  const struck = { ...answered, struck: { reason: 'cliente sbagliato' } }
  await showVisit({ administrations: [struck] })
  expect(screen.getByText('1 dose aperta')).toBeVisible()
  expect(screen.getByText('Torasemide 5 mg')).toBeVisible()
})

test('a refused dose is not folded away', async () => {
  const refused = { ...answered, status: 'refused', status_reason: 'Nausea' } as const
  await showVisit({ administrations: [refused] })
  expect(screen.getByText('Nausea')).toBeVisible()
})

test('a dose that a colleague takes off while the round is open is struck through, and says by whom', async () => {
  const struck = {
    ...drug,
    version: 2,
    written_at: '2026-11-20T08:12:00.000Z',
    struck: { reason: 'Allergia riferita dalla figlia' },
  }
  answerCalls(() => ({ body: struck }))
  function Live() {
    const [shown, setShown] = useState<RoundVisit>({ ...visit, administrations: [] })
    return (
      <PersonContext value={somebody()}>
        <VisitDoses visit={shown} isToday />
        <button type="button" onClick={() => setShown({ ...shown, drugs: [], due: [] })}>
          arriva
        </button>
      </PersonContext>
    )
  }
  const { user } = await show(<Live />)
  expect(screen.getByRole('button', { name: /^Torasemide 5 mg: data alle|somministrata$/ })).toBeVisible()
  await user.click(screen.getByText('arriva'))
  expect(await screen.findByText('Tolta ora')).toBeVisible()
  expect(screen.getByText('Torasemide 5 mg').closest('s')).not.toBeNull()
  expect(screen.getByText('Allergia riferita dalla figlia')).toBeVisible()
  expect(screen.getByText('09:12, Marco Vassalli')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Torasemide/ })).toBeNull()
})
