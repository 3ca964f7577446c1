import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../../testing/answer-reads.ts'
import { someDossier, writing } from '../../testing/open-dossier.tsx'
import { showPage } from '../../testing/show-page.tsx'

const torem = someDrug({ name: 'Torem 10', morning: 1 })
const pantozol = someDrug({ _id: newId(), name: 'Pantozol 40 mg', morning: 1, version: 3 })
const dafalgan = someDrug({ _id: newId(), name: 'Dafalgan 1 g', morning: 1 })
const eliquis = someDrug({ _id: newId(), name: 'Eliquis 5 mg', morning: 1 })
const drugs = [torem, pantozol, dafalgan]
const path = `/api/dossiers/${torem.dossierId}/drugs/hospital_return`
const stay = { from: '2026-11-10', to: '2026-11-18' }

function server(answer: (body: object) => object = () => ({ status: 201, body: {} }), now = () => drugs) {
  const key = `GET /api/users/me/drafts/drugs.return.${torem.dossierId}`
  const sent = answerReads(writing('drugs.read', 'drugs.write_list'), {
    [`GET ${path}`]: () => ({ body: { stay, due: true, drugs: now() } }),
    [`POST ${path}`]: ({ body }: { body: object }) => answer(body),
    [`GET /api/dossiers/${torem.dossierId}/drugs/get_drugs`]: drugs,
    [key]: null,
  })
  return () => sent.filter(({ method, path: to }) => method === 'POST' && to === path).map(({ body }) => body)
}

const open = () => showPage(`/dossier/${torem.dossierId}/activity/drugs/return`)
const of = async (name: string) => within(await screen.findByRole('group', { name: new RegExp(name) }))
const save = () => screen.getByRole('button', { name: 'Salva' })

test('every drug is answered before the one save, and a changed one in its own fields', async () => {
  const posted = server()
  const { user } = await open()
  await user.click((await of('Torem')).getByRole('button', { name: 'Continua' }))
  await user.click((await of('Dafalgan')).getByRole('button', { name: 'Termina' }))
  expect(screen.getByText('1 farmaco senza risposta')).toBeVisible()
  expect(save()).toBeDisabled()
  await user.click((await of('Pantozol')).getByRole('button', { name: 'Modifica' }))
  const sheet = await screen.findByRole('dialog', { name: 'Modifica Pantozol 40 mg' })
  await user.click(await within(sheet).findByRole('button', { name: 'Sera: più' }))
  await user.click(within(sheet).getByRole('button', { name: 'Applica' }))
  expect(await screen.findByText('Modifica: Sera')).toBeVisible()
  await user.click(save())
  await expect.poll(posted).toHaveLength(1)
  expect(posted()[0]).toMatchObject({
    reason: "Rientro dall'ospedale",
    drugs: [
      { drugId: torem._id, version: torem.version, act: 'continue' },
      { drugId: pantozol._id, version: 3, act: 'change', evening: expect.any(Number) },
      { drugId: dafalgan._id, act: 'stop', end_date: expect.any(String) },
    ],
  })
})

test('what is typed of a drug that changed is kept before it is applied, and comes back', async () => {
  const keptAs = `/api/users/me/drafts/drugs.return.${torem.dossierId}.${pantozol._id}.3`
  const saved_at = '2026-11-20T08:00:00.000Z'
  let kept: object | null = null
  const sent = answerReads(writing('drugs.read', 'drugs.write_list'), {
    [`GET ${path}`]: { stay, due: true, drugs },
    [`GET ${keptAs}`]: () => ({ body: kept }),
    [`PUT ${keptAs}`]: ({ body }: { body: { value: object } }) => {
      kept = { value: body.value, saved_at }
      return { body: kept }
    },
  })
  const openSheet = async () => {
    const { user } = await open()
    await user.click((await of('Pantozol')).getByRole('button', { name: 'Modifica' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Modifica Pantozol 40 mg' }))
    return { user, sheet, notes: await sheet.findByRole('textbox', { name: /^Commenti/ }) }
  }
  const { user, notes } = await openSheet()
  await user.type(notes, 'Prima di colazione')
  await expect.poll(() => kept).toMatchObject({ value: { comments: 'Prima di colazione' } })
  expect(sent.filter(({ path: to, method }) => method === 'POST' && to === path)).toEqual([])
  cleanup()
  const again = await openSheet()
  expect(again.notes).toHaveValue('Prima di colazione')
  await again.user.click(again.sheet.getByRole('button', { name: 'Applica' }))
  expect(await screen.findByText('Modifica: Commenti')).toBeVisible()
})

test('the page of the return does not lead to itself', async () => {
  const permissions = writing('drugs.read', 'drugs.write_list')
  const head = someDossier({ permissions, hospital_return: stay })
  answerReads(permissions, {
    [`GET /api/dossiers/${head._id}`]: head,
    [`GET ${path}`]: { stay, due: true, drugs },
    [`GET /api/dossiers/${head._id}/drugs/get_drugs`]: drugs,
  })
  const strip = () => screen.queryByRole('link', { name: /^Rientro dall'ospedale/ })
  const { user } = await open()
  expect(await screen.findByRole('heading', { name: "Rientro dall'ospedale", level: 1 })).toBeVisible()
  expect(strip()).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Nuovo farmaco' }))
  await expect.poll(strip).not.toBeNull()
})

test('a drug that somebody else changed meanwhile is named', async () => {
  const refused = {
    code: 'stale',
    detail: 'Versione vecchia.',
    errors: [],
    current: { ...pantozol, version: 4 },
  }
  server(() => ({ status: 409, body: refused }))
  const { user } = await open()
  for (const name of ['Torem', 'Pantozol', 'Dafalgan'])
    await user.click((await of(name)).getByRole('button', { name: 'Continua' }))
  await user.click(save())
  expect(await screen.findByText(/^Pantozol 40 mg è stato cambiato nel frattempo/)).toBeVisible()
})

test('a drug that a colleague added meanwhile is named, and asked for its answer', async () => {
  const errors = [{ path: 'drugs', code: 'required', message: 'Campo obbligatorio.' }]
  const refused = { code: 'validation', detail: 'Ci sono campi da correggere.', errors }
  let stands = drugs
  const posted = server(
    () => {
      const isWhole = stands.length > drugs.length
      stands = [...drugs, eliquis]
      return isWhole ? { status: 201, body: {} } : { status: 422, body: refused }
    },
    () => stands,
  )
  const { user } = await open()
  for (const { name } of drugs) await user.click((await of(name)).getByRole('button', { name: 'Continua' }))
  await user.click(save())
  expect(await screen.findByText('Aggiunto nel frattempo: Eliquis 5 mg. Manca la risposta.')).toBeVisible()
  expect(save()).toBeDisabled()
  await user.click((await of('Eliquis')).getByRole('button', { name: 'Continua' }))
  expect(screen.queryByText(/Aggiunto nel frattempo/)).toBeNull()
  await user.click(save())
  await expect.poll(posted).toHaveLength(2)
  expect(posted()[1]).toMatchObject({ drugs: { length: 4 } })
})

test('a new drug that the hospital ordered leads back to the return', async () => {
  const { dossierId } = torem
  answerReads(writing('drugs.read', 'drugs.write_list'), {
    [`GET ${path}`]: { stay, due: true, drugs },
    [`GET /api/dossiers/${dossierId}/drugs/get_drugs`]: drugs,
    [`POST /api/dossiers/${dossierId}/drugs/create_drug`]: () => ({ status: 201, body: eliquis }),
  })
  const { user } = await open()
  await user.click(await screen.findByRole('link', { name: 'Nuovo farmaco' }))
  await user.type(await screen.findByRole('textbox', { name: 'Nome del farmaco' }), 'Eliquis 5 mg')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Modalità' }), 'OS')
  await user.click(save())
  expect(await screen.findByRole('heading', { name: "Rientro dall'ospedale", level: 1 })).toBeVisible()
})

test('each drug says all that its order holds, to be compared with the paper of the hospital', async () => {
  const metoprolol = someDrug({
    name: 'Metoprololo 50 mg',
    morning: 1,
    hold_rules: [{ parameter: 'hr', below: 50, above: null }],
    comments: 'A stomaco pieno',
  })
  server(undefined, () => [metoprolol])
  await open()
  expect(await screen.findByText('A stomaco pieno')).toBeVisible()
  expect(screen.getByText('Non dare se')).toBeVisible()
  expect(screen.queryByText('Scala')).toBeNull()
  expect(screen.getByText(/^Polso .*50/)).toBeVisible()
})
