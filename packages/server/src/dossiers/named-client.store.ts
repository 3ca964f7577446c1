import type { Fragment } from 'postgres'
import type { Tx } from '../db/tenant.ts'

/** A client as a `NamedPerson`, read from `dossier d`. */
export const namedClient = (tx: Tx): Fragment => tx`
  json_build_object('_id', d._id, 'name', d.first_name || ' ' || d.last_name, 'avatar', null)`
