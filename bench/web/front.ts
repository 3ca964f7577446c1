import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { makeOwnCertificate } from './own-certificate.ts'

/** What stands before the program where it has a public address: https by HTTP/2, any number of files at a time. */
type Front = {
  address: string
  /** By which a browser is told to believe it. */
  keyName: string
  stop(): Promise<void>
}

/** Headers that speak of one connection, which is another one on either side. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding']

function withoutConnection<Headers extends object>(headers: Headers): Partial<Headers> {
  const kept = Object.entries(headers).filter(
    ([name]) => !name.startsWith(':') && !ofConnection.includes(name),
  )
  return Object.fromEntries(kept) as Partial<Headers>
}

/** Stands before a program that answers at an address of this machine, and speaks to it as a page of its own does. */
export async function startFront(program: string): Promise<Front> {
  const { key, cert, keyName } = makeOwnCertificate()
  const agent = new Agent({ keepAlive: true })
  const handOn = (asked: Http2ServerRequest, answer: Http2ServerResponse): void => {
    const { host } = new URL(program)
    const origin = asked.headers['origin'] === undefined ? {} : { origin: program }
    const headers = { ...withoutConnection(asked.headers), host, ...origin }
    const asking = request(new URL(asked.url, program), { agent, method: asked.method, headers }, told => {
      answer.writeHead(told.statusCode!, withoutConnection(told.headers))
      pipeline(told, answer, () => undefined)
    })
    // A page that is left breaks off what it asked for.
    answer.on('close', () => asking.destroy())
    asking.on('error', () => answer.stream.close())
    asked.pipe(asking)
  }
  const server = createSecureServer({ key, cert }, handOn)
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    address: `https://localhost:${(server.address() as AddressInfo).port}`,
    keyName,
    stop: async () => {
      agent.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
