import { Agent, request } from 'node:http'

type Target = { port: number; cookie: string; origin?: string }
export type Shot = { method: 'GET' | 'POST' | 'PUT'; path: string; body?: () => unknown }

/** Sends `count` requests over `connections` kept connections; answers how long each took, in milliseconds. */
export async function shoot(
  target: Target,
  shot: Shot,
  count: number,
  connections: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let left = count
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const begun = performance.now()
      await send(agent, target, shot)
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  return times
}

function send(
  agent: Agent,
  { port, cookie, origin = 'http://127.0.0.1' }: Target,
  { method, path, body }: Shot,
): Promise<void> {
  const content = body && JSON.stringify(body())
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          cookie,
          origin,
          ...(content && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(content),
          }),
        },
      },
      answer => {
        if (answer.statusCode! >= 400)
          reject(new Error(`${method} ${path.split('?')[0]}: ${answer.statusCode}`))
        answer.resume().on('end', resolve)
      },
    )
    asked.on('error', reject)
    asked.end(content)
  })
}
