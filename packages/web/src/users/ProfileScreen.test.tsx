import { screen } from '@testing-library/react'
import type { Role } from '@vicino/domain/access/role.ts'
import type { JobTitle } from '@vicino/domain/businesses/job-title.ts'
import type { SpokenLanguages } from '@vicino/domain/people/spoken-language.ts'
import { expect, it } from 'vitest'
import { answerReads } from '../testing/answer-reads.ts'
import { showPage } from '../testing/show-page.tsx'

const read = (roles: Role[], job_title: JobTitle | null, languages: SpokenLanguages = []) =>
  answerReads([], {
    'GET /api/profiles/laura-cavadini': {
      _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd88',
      name: 'Laura Cavadini',
      first_name: 'Laura',
      last_name: 'Cavadini',
      avatar: null,
      slug: 'laura-cavadini',
      bio: '',
      languages,
      roles,
      job_title,
    },
  })

it.each<[Role[], JobTitle | null, string[]]>([
  [['INF'], 'nurse_diploma', ['Inf. dipl. SSS']],
  [['INF', 'CE'], 'nurse_bsc', ['Inf. SUP (BSc)', 'Capo équipe']],
  [['OSS'], null, ['OSS']],
])('says once what %j and %s are', async (roles, jobTitle, lines) => {
  read(roles, jobTitle)
  await showPage('/laura-cavadini')
  const first = await screen.findByText(lines[0]!)
  expect(Array.from(first.parentElement!.children, ({ textContent }) => textContent)).toEqual(lines)
})

it('says which languages she speaks, by their names', async () => {
  read(['INF'], 'nurse_bsc', ['it', 'gsw', 'fil'])
  await showPage('/laura-cavadini')
  expect(await screen.findByText('Lingue: Italiano, Svizzero tedesco e Filippino')).toBeVisible()
})

it('leads the word of a business to its profile', async () => {
  const missing = () => ({ status: 404, body: { code: 'not_found', detail: '', errors: [] } })
  const business = { _id: '01a1fc0a-5a3b-7006-9c68-eb853133fd77', kind: 'business', name: 'Spitex Prova' }
  answerReads([], {
    'GET /api/profiles/spitex-prova': missing,
    'GET /api/businesses/spitex-prova': {
      ...business,
      slug: 'spitex-prova',
      bio: '',
      logo: null,
      demo: false,
    },
  })
  const { address } = await showPage('/spitex-prova')
  expect(await screen.findByRole('heading', { name: 'Spitex Prova' })).toBeVisible()
  expect(address()).toBe('/business/spitex-prova')
})
