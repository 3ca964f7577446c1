import type { Administration } from '@vicino/domain/administrations/administration.ts'
import { isPermitted, type Standing } from '../http/dossier-access.ts'
import type { Session } from '../http/session.ts'

/** Whether the values of the client may be told to whoever calls. */
export const readsValues = ({ session, standing }: { session: Session; standing: Standing }): boolean =>
  isPermitted(session, standing, 'parameters.read', 'read')

/** A dose as it may be read: what was measured for it is a value of the client like any other. */
export const toldDose = (mayRead: boolean, administration: Administration): Administration =>
  mayRead ? administration : { ...administration, measured: null }
