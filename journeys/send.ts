import { expect, type Page, test } from '@playwright/test'

/** Sends a change as the page's own program does, for whoever is signed in there, and answers what came of it. */
export async function send<Answer>(
  { request }: Page,
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  data: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const origin = test.info().project.use.baseURL!
  const answer = await request.fetch(path, { method, headers: { origin, ...headers }, data })
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}
