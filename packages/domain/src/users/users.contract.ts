import { endpoint } from '../wire/endpoint.ts'
import { Me } from './me.ts'

export const getMe = endpoint({
  method: 'GET',
  path: '/api/users/me',
  summary: 'Who is signed in, where she works and what she may do there',
  permission: 'signed_in',
  entity: 'person',
  answer: Me,
  problems: [],
})
