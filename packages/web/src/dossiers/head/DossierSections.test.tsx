import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inDossier, reading, someDossier } from '../../testing/open-dossier.tsx'
import { show } from '../../testing/show.tsx'
import { DossierSections } from './DossierSections.tsx'

it('shows only the sections that the person may read, and no group without one', async () => {
  const head = someDossier({ permissions: reading('drugs.read') })
  await show(inDossier(<DossierSections />, head))
  const shown = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(shown).toEqual(
    expect.arrayContaining(['Panoramica', 'Attività', 'Farmaci', 'Calendario', 'Operatori']),
  )
  expect(shown).not.toContain('Fatture')
  expect(shown).not.toContain('Dati personali')
})
