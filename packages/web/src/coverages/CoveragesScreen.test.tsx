import { settingsDefaults } from '@vicino/domain/businesses/business-settings.ts'
import type { InsurerAgreement } from '@vicino/domain/businesses/insurer-agreement.ts'
import type { Coverage } from '@vicino/domain/coverages/coverage.ts'
import { directing, someBusiness } from '@vicino/domain/testing/some-business.ts'
import { someCoverage } from '@vicino/domain/testing/some-coverage.ts'
import { somebody } from '@vicino/domain/testing/somebody.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SentCall } from '../testing/answer-calls.ts'
import { answerReads } from '../testing/answer-reads.ts'
import { reading, someDossier, writing } from '../testing/open-dossier.tsx'
import { showPage } from '../testing/show-page.tsx'

const { _id: dossierId } = someDossier()
const path = `/api/dossiers/${dossierId}/coverages`
const page = `/dossier/${dossierId}/attributes/sanitary_data/coverages`

const coverage = (more: Partial<Coverage> = {}) => someCoverage({ dossierId, ...more })

test('those of today stand first, then those to come, of before, and struck ones', async () => {
  answerReads(reading('dossier.list', 'sanitary.read'), {
    [`GET ${path}`]: [
      coverage({ from: '2099-01-01', insurer: 'Cassa futura' }),
      coverage(),
      coverage({ from: '2020-01-01', until: '2020-12-31', insurer: 'Cassa vecchia' }),
      coverage({ insurer: 'Per errore', struck_reason: 'Cliente sbagliato' }),
    ],
  })
  await showPage(page)
  const named = async (group: string) => within(await screen.findByRole('list', { name: group }))
  expect((await named('Oggi')).getByText('Cassa di Prova')).toBeVisible()
  expect((await named('In futuro')).getByText('Cassa futura')).toBeVisible()
  expect((await named('Precedenti')).getByText(/01\.01\.2020 – 31\.12\.2020/)).toBeVisible()
  expect((await named('Annullate')).getByText('Per errore')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Aggiungi' })).toBeNull()
})

test('nothing yet: who may write is led to the first one', async () => {
  answerReads(writing('dossier.list', 'sanitary.read', 'sanitary.write'), { [`GET ${path}`]: [] })
  await showPage(page)
  expect(await screen.findByText('Nessuna copertura assicurativa')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Aggiungi copertura' })).toBeVisible()
})

test('a new one: the digits of the card name the insurer, an accident asks for its case', async () => {
  const sent = answerReads(writing('dossier.list', 'sanitary.read', 'sanitary.write'), {
    [`POST ${path}`]: ({ body }: SentCall) => ({ status: 201, body: coverage(body as Partial<Coverage>) }),
  })
  const { user } = await showPage(`${page}/new`)
  await user.type(
    await screen.findByRole('textbox', { name: 'Numero della tessera' }),
    '80756.01509.00026.47590',
  )
  await user.click(screen.getByRole('button', { name: 'Usa Sanitas' }))
  expect(screen.getByRole('textbox', { name: /^Nome dell'assicuratore/ })).toHaveValue('Sanitas')
  expect(screen.queryByRole('textbox', { name: 'Numero del caso' })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: /^Legge/ }), 'uvg')
  await user.type(screen.getByRole('textbox', { name: 'Numero del caso' }), 'U-17')
  expect(screen.queryByRole('textbox', { name: 'Numero della tessera' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await expect
    .poll(() => sent.find(({ method, path: to }) => method === 'POST' && to === path)?.body)
    .toMatchObject({
      law: 'uvg',
      insurer: 'Sanitas',
      case_number: 'U-17',
      treatment_reason: 'accident',
      card_number: null,
    })
})

test('an agreement with the insurer is told where the coverage says otherwise, and taken by a tap', async () => {
  const { _id: businessId, name } = someBusiness()
  const permissions = [
    ...writing('dossier.list', 'sanitary.read', 'sanitary.write'),
    ...reading('billing.read'),
  ]
  const agreement: InsurerAgreement = {
    insurer: 'Cassa Prova',
    contactId: null,
    law: 'kvg',
    tiers: 'garant',
    contract: null,
    from: '2024-01-01',
  }
  answerReads(permissions, {
    'GET /api/users/me': somebody({
      permissions: [...reading('dossier.list'), ...permissions],
      business: directing(someBusiness()),
    }),
    [`GET /api/businesses/${businessId}/settings`]: {
      ...settingsDefaults(name),
      businessId,
      version: 1,
      author: null,
      written_at: null,
      insurers: [agreement],
    },
  })
  const { user } = await showPage(`${page}/new`)
  const insurer = await screen.findByRole('textbox', { name: /^Nome dell'assicuratore/ })
  await user.type(insurer, 'Cassa Prov')
  expect(screen.queryByText(/^Secondo l'accordo/)).toBeNull()
  await user.type(insurer, 'a')
  expect(
    await screen.findByText("Secondo l'accordo con Cassa Prova dal 01.01.2024: Terzo garante."),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Usa Terzo garante' }))
  expect(screen.getByRole('button', { name: 'Terzo garante' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByText(/^Secondo l'accordo/)).toBeNull()
})

test('what the server refuses stands at its field', async () => {
  answerReads(writing('dossier.list', 'sanitary.read', 'sanitary.write'), {
    [`POST ${path}`]: () => ({
      status: 422,
      body: {
        code: 'unprocessable',
        detail: 'Controllare i dati.',
        errors: [
          { path: 'from', code: 'coverage_overlaps', message: 'In questi giorni vale già una copertura.' },
        ],
      },
    }),
  })
  const { user } = await showPage(`${page}/new`)
  await user.type(await screen.findByRole('textbox', { name: /^Nome dell'assicuratore/ }), 'Cassa di Prova')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText('In questi giorni vale già una copertura.')).toBeVisible()
})

test('its page says what changed from version to version', async () => {
  const first = coverage()
  const second = coverage({ _id: first._id, version: 2, until: '2026-12-31' })
  answerReads(writing('dossier.list', 'sanitary.read', 'sanitary.write'), {
    [`GET ${path}/${first._id}`]: second,
    [`GET ${path}/${first._id}/versions`]: [second, first],
  })
  await showPage(`${page}/${first._id}`)
  expect(await screen.findByText('Corretto')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Correggi' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Annulla la copertura' })).toBeVisible()
})
