import type { HeldPermission } from '@vicino/domain/access/held-permissions.ts'
import type { Performance } from '@vicino/domain/performances/performance.ts'
import { addDays } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { todayIn } from '@vicino/domain/days/instant.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showDay } from '../ui/fields/read-day.ts'
import type { SentCall } from '../testing/answer-calls.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'
import { somePerformance } from '@vicino/domain/testing/some-performance.ts'
import { someTask } from '@vicino/domain/testing/some-task.ts'

const now = new Date().toISOString()
const today = todayIn(now)
const visit = someTask({ date: today, end_date: today, status: 'completed' })
const dossierId = visit.dossierId!
const page = `/dossier/${dossierId}/performances`
const path = `/api/dossiers/${dossierId}/performances`

const dressing = somePerformance({ date: today, created_at: now })
const wash = somePerformance({
  _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd51',
  date: today,
  created_at: now,
  duration: 40,
  service_details: {
    code: '5003.040',
    group: '5003',
    letter: 'C',
    name: 'Igiene parziale',
    category: 'Igiene',
  },
})
const records = writing('performance.record')

function server(
  performances: readonly Performance[],
  permissions: HeldPermission[] = records,
  patch: (call: SentCall) => object = ({ body }) => ({
    body: { ...dressing, ...(body as object), version: 2 },
  }),
  more: Record<string, unknown> = {},
) {
  const sent = answerReads([...permissions, ...reading('dossier.list')], {
    [`GET ${path}`]: performances,
    'GET /api/tasks/all_tasks': [visit],
    [`PATCH ${path}/${dressing._id}`]: patch,
    [`PATCH ${path}/${wash._id}`]: ({ body }: SentCall) => ({
      body: { ...wash, ...(body as object), version: 2 },
    }),
    ...more,
  })
  const asked = () => sent.map(call => call.path).filter(one => one.startsWith(`${path}?`))
  const patched = () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  const drafts = (method: string) =>
    sent.filter(call => call.method === method && call.path.includes('/drafts/performances.correct.'))
  return { asked, patched, drafts, sent }
}

const select = (name: string) => screen.findByRole('checkbox', { name: `Seleziona ${name}` })

test('today is shown unless one asks otherwise, empty with its words and the way to add', async () => {
  const { asked } = server([])
  await showPage(page)
  expect(await screen.findByText('Non ci sono prestazioni')).toBeVisible()
  expect(asked()[0]).toBe(`${path}?endDate=${today}&startDate=${today}`)
  expect(screen.getByText('Nessuna prestazione registrata')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Aggiungi prestazione' })).toHaveAttribute(
    'href',
    expect.stringContaining(`taskId=${visit._id}`),
  )
})

test('a day without any says when the last ones were, and leads there', async () => {
  const day = addDays(today, -3)
  const before = somePerformance({ ...wash, date: day })
  const { asked, sent } = server([], records, undefined, {
    [`GET ${path}`]: (call: SentCall) => ({ body: call.path.includes(`startDate=${day}`) ? [before] : [] }),
    [`GET ${path}/last_day`]: { day },
  })
  const { user } = await showPage(page)
  const words = formatIn('it').longDay(day)
  expect(await screen.findByText(`Ultime prestazioni: ${words}`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Apri quel giorno' }))
  expect(await screen.findByText('Igiene parziale')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Dal' })).toHaveValue(showDay(day))
  expect(asked().at(-1)).toBe(`${path}?endDate=${day}&startDate=${day}`)
  const looked = sent.map(call => call.path).find(one => one.startsWith(`${path}/last_day`))
  expect(looked).toBe(`${path}/last_day?before=${today}`)
})

test('both days are needed to filter, and it says so where one is missing', async () => {
  const { asked } = server([dressing])
  const { user, address } = await showPage(page)
  const from = await screen.findByRole('textbox', { name: 'Dal' })
  await user.clear(from)
  await user.tab()
  expect(screen.getByText('Per filtrare servono tutte e due le date.')).toBeVisible()
  expect(screen.getByText('Medicazione semplice')).toBeVisible()
  await user.type(from, '01.11.2026')
  await user.tab()
  const to = screen.getByRole('textbox', { name: 'Al' })
  await user.clear(to)
  await user.type(to, '31.10.2026')
  await user.tab()
  expect(screen.getByText("La fine non può precedere l'inizio.")).toBeVisible()
  await user.clear(to)
  await user.type(to, '20.11.2026')
  await user.tab()
  await expect.poll(asked).toContain(`${path}?endDate=2026-11-20&startDate=2026-11-01`)
  expect(address()).toContain('startDate=2026-11-01')
  await user.click(screen.getByRole('button', { name: 'Oggi' }))
  expect(screen.getByRole('textbox', { name: 'Dal' })).toHaveValue(showDay(today))
})

test('minutes are added by letter, struck ones apart', async () => {
  server([
    dressing,
    wash,
    somePerformance({
      _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd52',
      date: today,
      struck: { reason: 'Doppione' },
    }),
  ])
  await showPage(page)
  expect(await screen.findByText('Totale 65 min: B 25, C 40')).toBeVisible()
  expect(screen.getByText(/Annullato: Doppione/)).toBeVisible()
})

test('all or none are selected by one tap, and corrected together in the edit panel', async () => {
  const { patched } = server([dressing, wash])
  const { user } = await showPage(page)
  await user.click(await screen.findByRole('button', { name: 'Seleziona tutto' }))
  expect(screen.getByText('Selezionate: 2')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Deseleziona tutto' }))
  expect(screen.queryByText(/Selezionate/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Seleziona tutto' }))
  await user.click(screen.getByRole('button', { name: 'Modifica' }))
  const group = within(await screen.findByRole('group', { name: /Medicazione/ }))
  await user.clear(group.getByRole('textbox', { name: 'Durata' }))
  await user.type(group.getByRole('textbox', { name: 'Durata' }), '75')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(patched()).toEqual([])
  await user.click(group.getByRole('button', { name: 'Mantieni 75' }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await expect.poll(patched).toEqual([{ version: 1, duration: 75 }])
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

const theirs = {
  ...dressing,
  author: { ...dressing.author, _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd99', name: 'Marco Vassalli' },
}

test("a colleague's entry is corrected with a reason, by whom that is given", async () => {
  const { patched } = server([theirs], writing('performance.correct_others'))
  const { user } = await showPage(page)
  await user.click(await select('Medicazione semplice'))
  await user.click(screen.getByRole('button', { name: 'Modifica' }))
  await user.click(await screen.findByRole('button', { name: 'Durata: più' }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await user.click(await screen.findByRole('button', { name: 'Tempo errato' }))
  await user.click(screen.getByRole('button', { name: 'Salva la correzione' }))
  await expect.poll(patched).toEqual([{ version: 1, duration: 30, reason: 'Tempo errato' }])
})

test('who may only read selects nothing and adds nothing', async () => {
  server([dressing], reading('prescription.read'))
  await showPage(page)
  expect(await screen.findByText('Medicazione semplice')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Aggiungi prestazione' })).toBeNull()
})

test('what somebody else saved meanwhile is shown, and it is chosen what holds', async () => {
  const current = {
    ...dressing,
    version: 2,
    duration: 45,
    author: { ...dressing.author, _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd99', name: 'Marco Vassalli' },
  }
  const answers = [
    { status: 409, body: { code: 'stale', detail: 'Versione vecchia.', errors: [], current } },
    { body: { ...dressing, version: 3, duration: 30 } },
  ]
  const { patched } = server(
    [dressing],
    writing('performance.record', 'performance.correct_others'),
    () => answers.shift()!,
  )
  const { user } = await showPage(page)
  await user.click(await select('Medicazione semplice'))
  await user.click(screen.getByRole('button', { name: 'Modifica' }))
  await user.click(await screen.findByRole('button', { name: 'Durata: più' }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText('Nel frattempo Marco Vassalli ha scritto 45 minuti.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Mantieni ciò che ho scritto' }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await user.click(await screen.findByRole('button', { name: 'Errore di scrittura' }))
  await user.click(screen.getByRole('button', { name: 'Salva la correzione' }))
  await expect.poll(() => patched()[1]).toEqual({ version: 2, duration: 30, reason: 'Errore di scrittura' })
})

test('several are struck with one reason', async () => {
  const { patched } = server([dressing, wash])
  const { user } = await showPage(page)
  await user.click(await screen.findByRole('button', { name: 'Seleziona tutto' }))
  await user.click(screen.getByRole('button', { name: 'Annulla le prestazioni' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: 'Cliente sbagliato' }))
  await user.click(sheet.getByRole('button', { name: 'Annulla le prestazioni' }))
  const struck = { version: 1, struck: { reason: 'Cliente sbagliato' } }
  await expect.poll(patched).toEqual([struck, struck])
})

test('a correction that was begun stands there again, over the version that it was written over', async () => {
  const drafted = { before: dressing, line: { ...dressing, comment: 'Bordi arrossati', handover_to: null } }
  const { patched } = server(
    [{ ...dressing, version: 2, duration: 45 }],
    writing('performance.record', 'performance.correct_others'),
    () => ({
      status: 409,
      body: { code: 'stale', detail: '', errors: [], current: { ...dressing, version: 2 } },
    }),
    {
      [`GET /api/users/me/drafts/performances.correct.${dressing._id}.1`]: {
        value: { items: [drafted], reason: '' },
        saved_at: now,
      },
    },
  )
  const { user } = await showPage(page)
  await user.click(await select('Medicazione semplice'))
  await user.click(screen.getByRole('button', { name: 'Modifica' }))
  expect(await screen.findByDisplayValue('Bordi arrossati')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await expect.poll(patched).toEqual([{ version: 1, comment: 'Bordi arrossati' }])
  expect(await screen.findByRole('button', { name: 'Mantieni ciò che ho scritto' })).toBeVisible()
})

test('the reason of a correction is kept with its lines while it is typed', async () => {
  const { drafts } = server([theirs], writing('performance.correct_others'))
  const { user } = await showPage(page)
  await user.click(await select('Medicazione semplice'))
  await user.click(screen.getByRole('button', { name: 'Modifica' }))
  await user.click(await screen.findByRole('button', { name: 'Durata: più' }))
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await user.type(await screen.findByRole('textbox', { name: /Motivo/ }), 'Contati due volte')
  await expect
    .poll(() => drafts('PUT').at(-1)?.body)
    .toMatchObject({ value: { items: [{ line: { duration: 30 } }], reason: 'Contati due volte' } })
})

test('a reason that was begun stands in its sheet again, and goes with the correction', async () => {
  const line = { ...theirs, comment: 'Bordi arrossati', handover_to: null }
  const { patched, drafts } = server([theirs], writing('performance.correct_others'), undefined, {
    [`GET /api/users/me/drafts/performances.correct.${theirs._id}.1`]: {
      value: { items: [{ before: theirs, line }], reason: 'Visto con il medico' },
      saved_at: now,
    },
  })
  const { user } = await showPage(page)
  await user.click(await select('Medicazione semplice'))
  await user.click(screen.getByRole('button', { name: 'Modifica' }))
  expect(await screen.findByDisplayValue('Bordi arrossati')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByDisplayValue('Visto con il medico')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Salva la correzione' }))
  await expect
    .poll(patched)
    .toEqual([{ version: 1, comment: 'Bordi arrossati', reason: 'Visto con il medico' }])
  await expect.poll(() => drafts('DELETE').length).toBe(1)
})
