import { someReading } from '@vicino/domain/testing/some-reading.ts'
import { newId } from '@vicino/domain/wire/id.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const { dossierId } = someReading()
const path = `/api/dossiers/${dossierId}/clinical_parameters`
const colleague = { _id: newId(), name: 'Anna Ferrari', role: 'nurse_diploma', avatar: null }

async function openForm(team: readonly object[], answer: (body: object) => object) {
  const sent = answerReads(writing('parameters.read', 'parameters.write', 'dossier.list'), {
    [`POST ${path}/create`]: ({ body }: { body: unknown }) => answer(body as object),
    [`GET ${path}/get_clinical_parameters`]: [],
    [`GET ${path}/latest`]: [],
    [`GET /api/dossiers/${dossierId}/stakeholders`]: team.map(person => ({
      ...person,
      since: '2026-01-01',
      until: null,
    })),
  })
  const { user } = await showPage(`/dossier/${dossierId}/activity/clinical_parameters/new`)
  await user.type(await screen.findByRole('textbox', { name: 'Temperatura' }), '36,5')
  return {
    user,
    asked: () =>
      sent.filter(({ path: asked }) => asked.includes('/stakeholders')).map(({ path: asked }) => asked),
    posted: () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body),
    save: () => user.click(screen.getByRole('button', { name: 'Salva' })),
    turn: () => user.click(screen.getByRole('switch', { name: /^In consegna/ })),
  }
}
const stored = (body: object) => ({ status: 201, body: someReading(body) })
const forWhom = () => screen.findByRole('combobox', { name: 'Per chi' })

test('once it is on, the switch asks for whom of those who may read it, and anybody is the default', async () => {
  const { user, asked, posted, save, turn } = await openForm([colleague], stored)
  expect(screen.queryByRole('combobox', { name: 'Per chi' })).toBeNull()
  await turn()
  const whom = await forWhom()
  expect(
    within(whom)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Chiunque', 'Anna Ferrari'])
  expect(whom).toHaveDisplayValue('Chiunque')
  expect(asked()).toEqual([`/api/dossiers/${dossierId}/stakeholders?namedFor=ClinicalParameter`])
  await user.selectOptions(whom, 'Anna Ferrari')
  await save()
  await expect.poll(posted).toMatchObject([{ handover: true, handover_to: colleague._id }])
})

test('nobody is named by what is not handed over after all, nor by who names nobody', async () => {
  const { user, posted, save, turn } = await openForm([colleague], stored)
  await turn()
  await user.selectOptions(await forWhom(), 'Anna Ferrari')
  await turn()
  expect(screen.queryByRole('combobox', { name: 'Per chi' })).toBeNull()
  await turn()
  await user.selectOptions(await forWhom(), 'Chiunque')
  await save()
  await expect.poll(posted).toHaveLength(1)
  expect(posted()[0]).toMatchObject({ handover: true })
  expect(posted()[0]).not.toHaveProperty('handover_to')
})

test('who has no colleague is not asked for whom', async () => {
  const { posted, save, turn } = await openForm([], stored)
  await turn()
  await save()
  await expect.poll(posted).toMatchObject([{ handover: true }])
  expect(screen.queryByRole('combobox', { name: 'Per chi' })).toBeNull()
})

test('a colleague who is refused is said at the field', async () => {
  const refused = () => ({
    status: 422,
    body: {
      code: 'unprocessable',
      detail: 'Controllare i campi.',
      errors: [
        {
          path: 'handover_to',
          code: 'not_a_reader',
          message: "Scegliere qualcuno dell'équipe che può leggerlo.",
        },
      ],
    },
  })
  const { user, save, turn } = await openForm([colleague], refused)
  await turn()
  await user.selectOptions(await forWhom(), 'Anna Ferrari')
  await save()
  expect(await screen.findByText("Scegliere qualcuno dell'équipe che può leggerlo.")).toBeVisible()
  expect(await forWhom()).toHaveAttribute('aria-invalid', 'true')
})

test('a correction leaves it for whom it was, and takes her name off where that is chosen', async () => {
  const handed = someReading({ handover: true, temperature: 36.5 })
  const url = `${path}/${handed._id}`
  const sent = answerReads(writing('parameters.read', 'parameters.write', 'dossier.list'), {
    [`GET ${url}`]: handed,
    [`GET ${url}/versions`]: [handed],
    [`PATCH ${url}`]: ({ body }: { body: object }) => ({
      status: 200,
      body: { ...handed, ...body, version: 2 },
    }),
    [`GET /api/dossiers/${dossierId}/stakeholders`]: [{ ...colleague, since: '2026-01-01', until: null }],
  })
  const { user } = await showPage(`/dossier/${dossierId}/activity/clinical_parameters/${handed._id}/edit`)
  const whom = await forWhom()
  expect(whom).toHaveDisplayValue('Come prima')
  await user.selectOptions(whom, 'Chiunque')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  const why = await screen.findByRole('dialog')
  await user.type(within(why).getByRole('textbox', { name: /Motivo/ }), 'Ci penso io')
  await user.click(within(why).getByRole('button', { name: 'Salva la correzione' }))
  await expect
    .poll(() => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body))
    .toMatchObject([{ handover: true, handover_to: null }])
})
