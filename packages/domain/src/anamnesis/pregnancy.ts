import { type AskedClient, isForClient } from '../form/asked-form.ts'
import { healthState } from './sections/health-state.ts'

/** Whether a client is pregnant by what her anamnesis says: an answer counts only while the question is for her. */
export const isPregnant = (said: string | null, client: AskedClient): boolean =>
  said === 'yes' && isForClient(healthState.fields.pregnancy, client)
