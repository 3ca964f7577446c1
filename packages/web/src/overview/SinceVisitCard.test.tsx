import type { NewsSince } from '@vicino/domain/activity/news-since.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inDossier, someDossier } from '../testing/open-dossier.tsx'
import { show } from '../testing/show.tsx'
import { SinceVisitCard } from './SinceVisitCard.tsx'

const { _id: dossierId } = someDossier()
const focusId = newId()

const nothing: NewsSince = {
  last_visit: '2026-11-18T07:00:00.000Z',
  since: '2026-11-18T07:00:00.000Z',
  open_doses: 0,
  lines: [],
  more: 0,
}

const line = (more: Partial<NewsSince['lines'][number]>): NewsSince['lines'][number] => ({
  _id: newId(),
  dataModel: 'FocusGroup',
  entityId: focusId,
  action: 'created',
  stakeholderId: { _id: newId(), name: 'Anna Prova', role: 'registered_nurse', avatar: null },
  populatedData: { focus: 'Edemi' },
  focusTopicId: null,
  handover: true,
  createdAt: '2026-11-19T07:00:00.000Z',
  why: 'handed_over',
  waiting: true,
  ...more,
})

const course = [
  {
    from: '1939-02-22T00:00:00.000Z',
    ordered_by: 'Dr. Prova',
    news2_scale: 1 as const,
    limits: { glyc: { yellow_high: 10 } },
    norms: true,
  },
]

const measured = (why: 'critical_value' | 'value_out_of_range') =>
  line({
    dataModel: 'ClinicalParameter',
    populatedData: {
      measured_at: '2026-11-19T07:00:00.000Z',
      bp_max: 124,
      bp_min: 72,
      hr: 140,
      glyc: 11.1,
      critical: ['hr'],
      news2: null,
    },
    why,
  })

it.each([
  ['critical_value', 'Polso 140/min'],
  ['value_out_of_range', 'Polso 140/min, Glicemia 11.1 mmol/l'],
] as const)('names of a reading only the values for which it is told: %s', async (why, title) => {
  await show(inDossier(<SinceVisitCard course={course} news={{ ...nothing, lines: [measured(why)] }} />))
  expect(screen.getByText(title)).toBeVisible()
})

it('leads to each thing that is new, and to the log for what does not fit', async () => {
  await show(inDossier(<SinceVisitCard course={course} news={{ ...nothing, lines: [line({})], more: 4 }} />))
  const told = screen.getByRole('link', { name: /Edemi.*In consegna\u00a0· Nuovo focus\u00a0· Anna Prova/ })
  expect(told).toHaveAttribute('href', `/dossier/${dossierId}/activity/focus/${focusId}/events#${focusId}`)
  const more = screen.getByRole('link', { name: 'e altri 4' })
  expect(more.getAttribute('href')).toContain(`/dossier/${dossierId}/activity?from=`)
})

it('says of a refused dose too that it waits for somebody', async () => {
  const refused = {
    dataModel: 'Administration',
    populatedData: { drug: { name: 'Torem 10' }, status: 'refused' },
  } as const
  const lines = [line({ ...refused, why: 'dose_not_taken' })]
  await show(inDossier(<SinceVisitCard course={course} news={{ ...nothing, lines }} />))
  expect(screen.getByRole('link', { name: /Torem 10.*In consegna\u00a0· Dose rifiutata/ })).toBeVisible()
})

it('puts doses without an answer after what is critical', async () => {
  const lines = [measured('critical_value'), line({})]
  await show(inDossier(<SinceVisitCard course={course} news={{ ...nothing, lines, open_doses: 2 }} />))
  const order = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(order.map(text => /Polso|2 dosi senza risposta|Edemi/.exec(text)?.[0])).toEqual([
    'Polso',
    '2 dosi senza risposta',
    'Edemi',
  ])
})

it('opens the sheet of the warnings for a changed one', async () => {
  const opened: string[] = []
  const warning = line({ dataModel: 'Warning', populatedData: { text: 'Cade' }, why: 'warning' })
  const card = <SinceVisitCard course={course} news={{ ...nothing, lines: [warning] }} />
  const { user } = await show(inDossier(card, someDossier(), () => opened.push('warnings')))
  await user.click(screen.getByRole('button', { name: /Cade/ }))
  expect(opened).toEqual(['warnings'])
})

it.each([
  [nothing, 'Niente da segnalare'],
  [{ ...nothing, last_visit: null }, 'Finora nessuna sua visita: ultimi 7 giorni'],
])('says in one line that there is nothing, or that she was never there: %#', async (news, words) => {
  await show(inDossier(<SinceVisitCard course={course} news={news} />))
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})
