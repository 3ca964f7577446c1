import type { DrugAnswer } from '@vicino/domain/drugs/drug-question.ts'
import { someDrug } from '@vicino/domain/testing/some-drug.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const { dossierId, _id } = someDrug()
const drugs = `/api/dossiers/${dossierId}/drugs`
const because = { it: 'penicilline', de: 'Penicilline', fr: 'pénicillines', en: 'penicillins' }
const question = {
  code: 'allergy',
  source: 'warning',
  text: 'Allergia alla penicillina',
  because,
} as const
const asked = { ...question, key: 'allergy:1' }
const refused = {
  status: 409,
  body: {
    type: 'urn:vicino:problem:drug_questions',
    title: 'drug_questions',
    status: 409,
    code: 'drug_questions',
    detail: "Prima di registrare questo farmaco c'è da leggere qualcosa.",
    errors: [],
    requestId: 'r',
    current: { questions: [asked, asked] },
  },
}
const answer: DrugAnswer = {
  question,
  reason: 'Tollerata nel 2024',
  by: someDrug().author,
  at: '2026-11-20T09:00:00.000Z',
}

test('what speaks against a drug is read before it is written, and a reason writes it', async () => {
  const sent = answerReads(writing('drugs.read', 'drugs.write_list'), {
    [`POST ${drugs}/create_drug`]: ({ body }: { body: { confirm?: object } }) =>
      body.confirm ? { status: 201, body: someDrug({ name: 'Co-Amoxi' }) } : refused,
    [`GET ${drugs}/get_drugs`]: [],
  })
  const posted = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
  const { user, address } = await showPage(`/dossier/${dossierId}/activity/drugs/new`)
  await user.type(await screen.findByRole('textbox', { name: 'Nome del farmaco' }), 'Co-Amoxi')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Modalità' }), 'OS')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  const sheet = await screen.findByRole('dialog', { name: 'Prima di registrare questo farmaco' })
  expect(sheet).toHaveTextContent('Allergia (penicilline). Avvertenza: Allergia alla penicillina')
  expect(sheet).toHaveTextContent('Non è un controllo delle interazioni')
  expect(within(sheet).getAllByRole('alert')).toHaveLength(1)
  await user.click(within(sheet).getByRole('button', { name: 'Già tollerato in passato' }))
  await user.click(within(sheet).getByRole('button', { name: 'Ho letto: salva il farmaco' }))
  await expect
    .poll(posted)
    .toMatchObject([
      { name: 'Co-Amoxi' },
      { name: 'Co-Amoxi', confirm: { reason: 'Già tollerato in passato', of: ['allergy:1'] } },
    ])
  await expect.poll(address).toContain(`/dossier/${dossierId}/activity/drugs#`)
})

test('who goes back from the question finds her form as she left it', async () => {
  answerReads(writing('drugs.read', 'drugs.write_list'), {
    [`POST ${drugs}/create_drug`]: () => refused,
  })
  const { user } = await showPage(`/dossier/${dossierId}/activity/drugs/new`)
  await user.type(await screen.findByRole('textbox', { name: 'Nome del farmaco' }), 'Co-Amoxi')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Modalità' }), 'OS')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  const sheet = await screen.findByRole('dialog')
  await user.click(within(sheet).getByRole('button', { name: 'Indietro' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Nome del farmaco' })).toHaveValue('Co-Amoxi')
})

test('a correction is asked about in the same way', async () => {
  const drug = someDrug({ name: 'Clamoxyl' })
  const sent = answerReads(writing('drugs.read', 'drugs.write_list'), {
    [`GET ${drugs}/${_id}`]: drug,
    [`PATCH ${drugs}/${_id}`]: ({ body }: { body: { confirm?: object } }) =>
      body.confirm ? { status: 200, body: { ...drug, version: 2 } } : refused,
  })
  const { user } = await showPage(`/dossier/${dossierId}/activity/drugs/${_id}/edit`)
  const name = await screen.findByRole('textbox', { name: 'Nome del farmaco' })
  await user.clear(name)
  await user.type(name, 'Floxapen')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  const why = await screen.findByRole('dialog', { name: 'Motivo della correzione' })
  await user.click(within(why).getByRole('button', { name: 'Cambiato dal medico' }))
  await user.click(within(why).getByRole('button', { name: 'Salva la correzione' }))
  const sheet = await screen.findByRole('dialog', { name: 'Prima di registrare questo farmaco' })
  await user.type(within(sheet).getByRole('textbox', { name: 'Motivo' }), 'Sentito il medico')
  await user.click(within(sheet).getByRole('button', { name: 'Ho letto: salva il farmaco' }))
  const patched = () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  await expect
    .poll(patched)
    .toMatchObject([{ name: 'Floxapen' }, { name: 'Floxapen', confirm: { reason: 'Sentito il medico' } }])
})

test('the answer stays on the page of the drug and in its history', async () => {
  const drug = someDrug({ name: 'Co-Amoxi', answered: [answer] })
  const later = { ...drug, version: 2, comments: 'Con il pasto' }
  answerReads(writing('drugs.read'), {
    [`GET ${drugs}/${_id}`]: later,
    [`GET ${drugs}/${_id}/versions`]: [later, drug],
  })
  await showPage(`/dossier/${dossierId}/activity/drugs/${_id}`)
  const told = 'Allergia (penicilline). Avvertenza: Allergia alla penicillina. Motivo: Tollerata nel 2024'
  expect((await screen.findByText('Letto e confermato')).nextElementSibling).toHaveTextContent(told)
  const [corrected, written] = await screen.findAllByRole('listitem')
  expect(corrected).not.toHaveTextContent('Tollerata')
  expect(written).toHaveTextContent(told)
})
