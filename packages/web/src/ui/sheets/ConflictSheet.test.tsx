import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ConflictSheet } from './ConflictSheet.tsx'
import type { ShownField } from './merge-sides.ts'

type Values = { name: string; morning: string; comments: string }

const fields: readonly ShownField<Values>[] = [
  { field: 'name', label: 'Nome', words: ({ name }) => name },
  { field: 'morning', label: 'Mattina', words: ({ morning }) => morning },
  { field: 'comments', label: 'Commenti', words: ({ comments }) => comments },
]
const base: Values = { name: 'Torasemide', morning: '1', comments: '' }

async function conflict(began: Values | null, mine: Partial<Values>, theirs: Partial<Values>) {
  const resolved: Values[] = []
  const { user } = await show(
    <ConflictSheet
      title="Due versioni"
      fields={fields}
      base={began}
      mine={{ ...base, ...mine }}
      theirs={{ ...base, ...theirs }}
      by="Sara Pedrini"
      at="20.11.2026, 14:32"
      busy={false}
      onResolve={values => resolved.push(values)}
      onCancel={() => undefined}
    />,
  )
  const choose = (field: string, side: RegExp) =>
    user.click(within(screen.getByRole('group', { name: field })).getByRole('radio', { name: side }))
  return { user, resolved, choose }
}

test('of what both changed nothing is chosen beforehand, and every field must be', async () => {
  const mine = { morning: '2', comments: 'Con la colazione' }
  const { user, resolved, choose } = await conflict(base, mine, { morning: '0.5', comments: 'A digiuno' })
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(screen.getByRole('button', { name: 'Ancora 2 campi da scegliere' })).toBeDisabled()
  await choose('Mattina', /^0.5 Sara Pedrini, 20.11.2026, 14:32$/)
  expect(screen.getByRole('button', { name: 'Ancora 1 campo da scegliere' })).toBeDisabled()
  await choose('Commenti', /ho scritto io/)
  await user.click(screen.getByRole('button', { name: 'Salva le scelte' }))
  expect(resolved).toEqual([{ ...base, morning: '0.5', comments: 'Con la colazione' }])
})

test('what one side alone changed is merged and shown, without a question', async () => {
  const { user, resolved } = await conflict(base, { comments: 'Con la colazione' }, { morning: '0.5' })
  expect(screen.queryByRole('radio')).toBeNull()
  const changedBy = (who: string) => screen.getByRole('group', { name: who })
  expect(changedBy('Sara Pedrini ha cambiato')).toHaveTextContent('Mattina: 1 0.5')
  expect(changedBy('Io ho cambiato')).toHaveTextContent('Commenti: (vuoto) Con la colazione')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  expect(resolved).toEqual([{ name: 'Torasemide', morning: '0.5', comments: 'Con la colazione' }])
})

test('over a version that nobody knows any more, all that differs is asked', async () => {
  await conflict(null, { comments: 'Con la colazione' }, { morning: '0.5' })
  expect(screen.getByRole('button', { name: 'Ancora 2 campi da scegliere' })).toBeDisabled()
})
