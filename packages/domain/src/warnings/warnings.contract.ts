import * as z from 'zod/mini'
import { permissionForWarning, Warning, WarningChange, WarningKind, NewWarning } from './warning.ts'
import { type Also, endpoint } from '../wire/endpoint.ts'

const path = '/api/dossiers/{dossierId}/warnings'

/** What each kind asks of who writes it: clinical ones the anamnesis, practical ones the personal data. */
const writerOfKind = WarningKind.options.map(
  (kind): Also => ({ permission: permissionForWarning(kind, 'write'), field: 'kind', is: [kind] }),
)

export const getWarnings = endpoint({
  method: 'GET',
  path,
  summary: 'The warnings of a dossier that the reader may read, standing ones first, then ended ones',
  permission: 'dossier.list',
  entity: 'warning',
  answer: z.array(Warning),
  problems: [],
})

export const createWarning = endpoint({
  method: 'POST',
  path,
  summary: 'Writes a warning',
  permission: 'dossier.list',
  need: 'read',
  also: writerOfKind,
  entity: 'warning',
  creates: true,
  body: NewWarning,
  answer: Warning,
  problems: [],
})

export const changeWarning = endpoint({
  method: 'PATCH',
  path,
  summary: 'Rewords a warning, hands it over, or ends it with a reason',
  permission: 'dossier.list',
  need: 'read',
  entity: 'warning',
  body: WarningChange,
  answer: Warning,
  problems: ['stale', 'ended'],
  current: { stale: Warning, ended: Warning },
})
