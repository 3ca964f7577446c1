import { todayIn } from '@vicino/domain/days/instant.ts'
import { password } from './installation.ts'

const nurses = ['infermiera', 'oss', 'infermiere', 'assistente'].map(name => `${name}@demo.vicino.test`)

/** A signed-in person: the cookie she sends and her id. */
type Person = { cookie: string; _id: string }

/** Signs somebody of the demo organisation in. */
export async function signIn(address: string, email: string): Promise<Person> {
  const answer = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`)
  const cookie = answer.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
  const me = await read<{ _id: string }>(address, '/api/users/me', cookie)
  return { cookie, _id: me._id }
}

export async function read<T>(address: string, path: string, cookie: string): Promise<T> {
  const answer = await fetch(`${address}${path}`, { headers: { cookie } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as T
}

/** Somebody with visits today: on a Sunday not every nurse works. */
export async function whoHasVisits(address: string): Promise<string> {
  const today = todayIn(new Date().toISOString())
  for (const email of nurses) {
    const { cookie, _id } = await signIn(address, email)
    const visits = await read<unknown[]>(address, `/api/tasks/date/${today}?operatorId=${_id}`, cookie)
    if (visits.length > 0) return email
  }
  throw new Error('nobody has visits today')
}
