import { type DossierStatus, mayBecome, type Suspension } from '@vicino/domain/dossiers/dossier.ts'

/** What can be done with a dossier's status; reopening a closed one is named apart from ending a suspension. */
type StatusMove = { value: DossierStatus; label: string }

type DossierNow = { status: DossierStatus; suspension: Suspension | null }

/**
 * The moves from how a dossier stands. One with a suspension still to come reads as active but can already be
 * moved as a suspended one: its days changed, or the suspension called off.
 */
export function statusMoves({ status, suspension }: DossierNow): StatusMove[] {
  const from: DossierStatus = status === 'active' && suspension ? 'suspended' : status
  const moves = [
    { value: 'suspended', label: from === 'suspended' ? 'Cambia le date' : 'Sospendi' },
    {
      value: 'active',
      label: from === 'closed' ? 'Riapri' : status === 'active' ? 'Annulla la sospensione' : 'Riattiva',
    },
    { value: 'closed', label: 'Chiudi' },
  ] as const satisfies StatusMove[]
  return moves.filter(({ value }) => mayBecome(from, value))
}
