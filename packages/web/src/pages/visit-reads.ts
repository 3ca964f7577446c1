import type { Door } from '@vicino/domain/wire/endpoint.ts'

/** A read by its address, with what is only known later left open, and what one must hold to be answered. */
export type OpenRead = { address: string; permission: Door }

/**
 * What a visit that goes on reads as soon as it stands there: the dossier, the last values, the draft of new ones, the
 * services and the doses. The server names them with its page where it is known to go on; Oggi asks for them once it has
 * begun. Addresses, so that nobody carries the contract for them; what is left open stands in the domain (`namesOfVisit`).
 */
export const readsOfVisit: readonly OpenRead[] = [
  { address: '/api/dossiers/{visitDossier}', permission: 'dossier.list' },
  { address: '/api/dossiers/{visitDossier}/clinical_parameters/latest', permission: 'parameters.read' },
  { address: '/api/users/me/drafts/vitals.new.{visitDossier}', permission: 'signed_in' },
  { address: '/api/tasks/{visit}/performances', permission: 'dossier.list' },
  { address: '/api/tasks/{visit}/planned_services', permission: 'dossier.list' },
  { address: '/api/dossiers/{visitDossier}/administrations/around/{visitDay}', permission: 'drugs.read' },
]
