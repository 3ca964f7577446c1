import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

import type { Config } from './config.ts'
import { isSystemError } from './data-folder.ts'
import { StartRefusal } from './start-refusal.ts'

/**
 * Looks whether the port can be had, before the database is touched.
 * @throws {StartRefusal}
 */
export async function refuseTakenPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    throw listenRefusal(error, host, port)
  } finally {
    server.close()
  }
}

/** A port on loopback that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The sentence for an address that cannot be listened on; any other error stays what it is. */
export function listenRefusal(error: unknown, host: string, port: number): unknown {
  if (isSystemError(error, 'EADDRINUSE'))
    return new StartRefusal(
      `La porta ${port} è già in uso: chiudete il programma che la occupa o sceglietene un'altra, per esempio PORT=${port === 8080 ? 8081 : 8080}.`,
    )
  if (isSystemError(error, 'EACCES'))
    return new StartRefusal(
      `La porta ${port} è riservata al sistema: sceglietene una da 1024 in su, per esempio PORT=8080.`,
    )
  if (isSystemError(error, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'))
    return new StartRefusal(
      `HOST vale «${host}», che non è un indirizzo di questa macchina: usate HOST=127.0.0.1, oppure HOST=0.0.0.0 per tutte le reti.`,
    )
  return error
}
