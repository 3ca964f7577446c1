import { AuditScreen } from '../../audit/AuditScreen.tsx'
import { NotFoundScreen } from '../NotFoundScreen.tsx'

/** The log of accesses, or the page of an unknown address for whom may not read it. */
export const AuditFrame = () => <AuditScreen missing={<NotFoundScreen />} />
