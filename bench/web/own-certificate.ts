import { createHash, generateKeyPairSync, sign } from 'node:crypto'

/** A certificate that nobody has signed but itself. */
type OwnCertificate = {
  key: string
  cert: string
  /** The name of its key, by which a browser is told to believe it. */
  keyName: string
}

/** What X.509 writes with, as far as the smallest certificate needs it. */
const tags = { integer: 0x02, bits: 0x03, text: 0x0c, time: 0x17, sequence: 0x30, set: 0x31 } as const

function write(kind: keyof typeof tags, ...parts: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part) : part)))
  const { length } = content
  // In as few bytes as it needs: a browser takes no other.
  const long = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  const size = length < 0x80 ? [length] : long
  return Buffer.concat([Buffer.from([tags[kind], ...size]), content])
}

const commonName = Buffer.from('0603550403', 'hex')
const ecdsaWithSha256 = Buffer.from('06082a8648ce3d040302', 'hex')

/** Makes a certificate for this machine's own name; no program beside Node is asked for it. */
export function makeOwnCertificate(): OwnCertificate {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' })
  const name = write('sequence', write('set', write('sequence', commonName, write('text', 'localhost'))))
  const algorithm = write('sequence', ecdsaWithSha256)
  const validity = write('sequence', write('time', '200101000000Z'), write('time', '491231235959Z'))
  const serial = write('integer', Buffer.from([1]))
  const signed = write('sequence', serial, algorithm, name, validity, name, publicKey)
  const signature = write('bits', Buffer.from([0]), sign('sha256', signed, pair.privateKey))
  const lines = write('sequence', signed, algorithm, signature)
    .toString('base64')
    .match(/.{1,64}/g)!
  return {
    key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    keyName: createHash('sha256').update(publicKey).digest('base64'),
  }
}
