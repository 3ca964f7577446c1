import type { Role } from '../access/role.ts'

/** The roles that care for clients: whoever holds one is a professional. */
export const professionalRoles = [
  'DS',
  'CE',
  'INF',
  'IND',
  'OSS',
  'AC',
  'AUS',
  'TER',
  'MED',
] as const satisfies readonly Role[]

type Held = { roles: readonly Role[] }

/** Whether somebody's role cares for clients: nobody else is booked on a client's visit. */
export const caresForClients = ({ roles }: Held): boolean =>
  professionalRoles.some(role => roles.includes(role))

const isOnlyPhysician = ({ roles }: Held): boolean =>
  professionalRoles.filter(role => roles.includes(role)).every(role => role === 'MED')

/** Those who may be booked on a client's visit, in their order, but physicians last. */
export function bookable<Person extends Held>(people: readonly Person[]): Person[] {
  const carers = people.filter(caresForClients)
  return carers.toSorted((one, other) => Number(isOnlyPhysician(one)) - Number(isOnlyPhysician(other)))
}
