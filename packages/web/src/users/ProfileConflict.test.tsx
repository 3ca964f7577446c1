import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../testing/show.tsx'
import { somebody } from '../testing/somebody.ts'
import { ProfileConflict } from './ProfileConflict.tsx'
import { profileOf, profileSections } from './profile-sections.ts'

test('only what differs is asked; what was chosen goes over what the other device wrote', async () => {
  const mine = profileOf(somebody({ first_name: 'Anna Maria', birthday: '1990-02-03' }))
  const theirs = somebody({ version: 4, last_name: 'Ferrari', birthday: '1991-02-03', phone: '+41791234567' })
  const resolved: unknown[] = []
  const { user } = await show(
    <ProfileConflict
      fields={profileSections.personal_info.fields}
      mine={mine}
      theirs={theirs}
      busy={false}
      onCancel={() => undefined}
      onResolve={values => resolved.push(values)}
    />,
  )
  expect(screen.queryByRole('group', { name: 'Cognome' })).toBeNull()
  const choose = (field: string, side: RegExp) =>
    user.click(within(screen.getByRole('group', { name: field })).getByRole('radio', { name: side }))
  await choose('Nome', /ho scritto io/)
  await choose('Data di nascita', /03\.02\.1991/)
  await user.click(screen.getByRole('button', { name: 'Salva le scelte' }))
  expect(resolved).toEqual([{ ...profileOf(theirs), first_name: 'Anna Maria' }])
})
