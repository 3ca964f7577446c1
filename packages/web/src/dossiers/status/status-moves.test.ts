import type { DossierStatus } from '@vicino/domain/dossiers/dossier.ts'
import { expect, it } from 'vitest'
import { statusMoves } from './status-moves.ts'

const week = { from: '2026-11-20', to: '2026-11-26' }

it.each<[DossierStatus, typeof week | null, string[]]>([
  ['active', null, ['Sospendi', 'Chiudi']],
  ['active', week, ['Cambia le date', 'Annulla la sospensione', 'Chiudi']],
  ['suspended', week, ['Cambia le date', 'Riattiva', 'Chiudi']],
  ['closed', null, ['Riapri']],
])('%s with suspension %j: %j', (status, suspension, labels) => {
  expect(statusMoves({ status, suspension }).map(({ label }) => label)).toEqual(labels)
})
