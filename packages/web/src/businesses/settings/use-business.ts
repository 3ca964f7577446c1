import { usePerson } from '../../session/person.ts'

/** The business for which one works now: nobody comes to its settings without one. */
export function useBusiness() {
  const { business } = usePerson()
  if (!business) throw new Error('settings are opened by who works for a business')
  return business
}
