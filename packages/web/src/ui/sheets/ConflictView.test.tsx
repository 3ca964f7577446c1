import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ConflictView } from './ConflictView.tsx'

const fields = [
  { id: 'morning', label: 'Mattina', mine: '1', theirs: '0.5' },
  { id: 'comments', label: 'Commenti', mine: 'Con la colazione', theirs: '' },
]

test('nothing is chosen beforehand, and every field must be', async () => {
  const resolved: unknown[] = []
  const { user } = await show(
    <ConflictView
      by="Sara Pedrini"
      at="20.11.2026, 14:32"
      fields={fields}
      onResolve={choices => resolved.push(choices)}
      onCancel={() => undefined}
    />,
  )
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(screen.getByRole('button', { name: 'Ancora 2 campi da scegliere' })).toBeDisabled()
  await user.click(
    within(screen.getByRole('group', { name: 'Mattina' })).getByRole('radio', { name: /Sara Pedrini/ }),
  )
  await user.click(
    within(screen.getByRole('group', { name: 'Commenti' })).getByRole('radio', { name: /ho scritto io/ }),
  )
  await user.click(screen.getByRole('button', { name: 'Salva le scelte' }))
  expect(resolved).toEqual([{ morning: 'theirs', comments: 'mine' }])
})
