import { createHash, createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { testConfig } from './config.ts'

/** The code that an authenticator app shows for an `otpauth://` address (RFC 6238), some periods from now. */
export function appCode(totpURI: string, periods = 0): string {
  const secret = fromBase32(new URL(totpURI).searchParams.get('secret')!)
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + periods))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest[19]! & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text.replace(/=+$/, ''), letter =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

const present = 0x01
const verified = 0x04
const attested = 0x40

/** A device that holds one passkey (ES256). `checks`: whether it checks who holds it. */
export function passkeyDevice({ checks = true, origin = testConfig.publicUrl } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const credential = randomBytes(16)
  const flags = present | (checks ? verified : 0)
  const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest()
  let counter = 0

  const head = (bits: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE((counter += 1))
    return Buffer.concat([rpIdHash, Buffer.of(bits), count])
  }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: Record<string, unknown>) => ({
    id: credential.toString('base64url'),
    rawId: credential.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    /** What `navigator.credentials.create` answers. */
    register({ challenge }: { challenge: string }) {
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x!, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y!, 'base64url'),
      ])
      const size = Buffer.of(0, credential.length)
      const data = Buffer.concat([head(flags | attested), Buffer.alloc(16), size, credential, key])
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.of(data.length),
        data,
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    /** What `navigator.credentials.get` answers. */
    assert({ challenge }: { challenge: string }) {
      const data = head(flags)
      const client = clientData('webauthn.get', challenge)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      })
    },
  }
}
