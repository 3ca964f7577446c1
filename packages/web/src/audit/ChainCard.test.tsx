import { screen } from '@testing-library/react'
import type { ChainVerification } from '@vicino/domain/audit/audit.ts'
import { expect, test } from 'vitest'
import { answerCalls } from '../testing/answer-calls.ts'
import { show } from '../testing/show.tsx'
import { ChainCard } from './ChainCard.tsx'

const hash = 'a'.repeat(64)
const walk = (more: Partial<ChainVerification>): ChainVerification => ({
  intact: true,
  checked: 0,
  more: false,
  head: null,
  unlinked: 0,
  broken: null,
  ...more,
})
const factOf = (label: string) => screen.getByText(label).nextElementSibling

test('a long chain is walked call by call, each from the link where the last one ended', async () => {
  const answers = [
    walk({ checked: 50_000, more: true, head: { link: 50_000, hash } }),
    walk({ checked: 1234, unlinked: 7, head: { link: 51_234, hash } }),
  ]
  const sent = answerCalls(() => ({ body: answers.shift() }))
  const { user } = await show(<ChainCard />)
  await user.click(screen.getByRole('button', { name: 'Verifica la catena' }))
  expect(await screen.findByText('La catena è intatta.')).toBeVisible()
  expect(factOf('Anelli verificati')).toHaveTextContent("51'234")
  expect(factOf('Registrazioni non ancora collegate')).toHaveTextContent('7')
  expect(factOf('Ultimo anello sano')).toHaveTextContent(hash)
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/audit/verification',
    `/api/audit/verification?after=50000&hash=${hash}`,
  ])
})

test('a broken chain names what is wrong and the first link that is', async () => {
  const audit_id = '01a1fc0a-5a3b-7006-9c68-eb853133fd18'
  const broken = { fault: 'row_altered', link: 1042, audit_id } as const
  answerCalls(() => ({ body: walk({ intact: false, checked: 1041, broken, head: { link: 1041, hash } }) }))
  const { user } = await show(<ChainCard />)
  await user.click(screen.getByRole('button', { name: 'Verifica la catena' }))
  expect(await screen.findByText('La registrazione o il suo anello sono stati modificati.')).toBeVisible()
  expect(screen.getByText("Primo anello rotto: 1'042")).toBeVisible()
  expect(screen.getByText(audit_id)).toBeVisible()
  expect(screen.queryByText('La catena è intatta.')).toBeNull()
})
