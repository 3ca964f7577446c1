import { expect, test } from 'vitest'
import { somePrescribed, somePrescription } from '../testing/some-prescription.ts'
import { newId } from '../wire/id.ts'
import { orderKind } from './order-kind.ts'
import type { Prescription } from './prescription.ts'

const services = [somePrescribed()]
const [first, second, third] = ['2026-11-01', '2026-11-10', '2026-11-20'].map(day => `${day}T08:00:00.000Z`)
const one = somePrescription({ services, written_at: first! })
const version = (written_at: string, more: Partial<Prescription> = {}) => ({ ...one, written_at, ...more })
const twice = { services: [{ ...services[0]!, frequency: 6 }], reason: 'Il bisogno è cambiato' }
const renews = newId()

test.each<[string, Prescription[], boolean, ReturnType<typeof orderKind>]>([
  ['a first one', [one], false, { kind: 'first', since: null }],
  ['one that goes on from another', [{ ...one, renews }], false, { kind: 'renewal', since: null }],
  [
    'one that was signed since',
    [version(second!, { signed_on: '2026-11-09' }), one],
    false,
    { kind: 'first', since: null },
  ],
  ['one of more care', [version(second!, twice), one], false, { kind: 'change', since: second! }],
  [
    'one of more care that was signed since',
    [version(third!, { ...twice, reason: null }), version(second!, twice), one],
    false,
    { kind: 'change', since: second! },
  ],
  [
    'a renewal of more care',
    [version(second!, { ...twice, renews }), { ...one, renews }],
    false,
    { kind: 'change', since: second! },
  ],
  [
    'one corrected at once, which asks for no reason',
    [version(second!, { ...twice, reason: null }), one],
    false,
    { kind: 'first', since: null },
  ],
  [
    'one whose doctor was corrected',
    [version(second!, { doctor: 'Dr. Altro', reason: 'Scritto per errore' }), one],
    false,
    { kind: 'first', since: null },
  ],
  [
    'one that was closed',
    [version(second!, { status: 'closed' }), one],
    false,
    { kind: 'end', since: second! },
  ],
  [
    'one that was closed and signed afterwards',
    [version(third!, { status: 'closed' }), version(second!, { status: 'closed' }), one],
    false,
    { kind: 'end', since: second! },
  ],
  [
    'one that came closed',
    [version(second!, { status: 'closed' }), version(first!, { status: 'closed' })],
    false,
    { kind: 'end', since: first! },
  ],
  [
    'one that was closed and goes on in another',
    [version(second!, { status: 'closed' }), one],
    true,
    { kind: 'first', since: null },
  ],
])('%s', (_, [newest, ...older], isRenewed, expected) => {
  expect(orderKind([newest!, ...older], isRenewed)).toEqual(expected)
})
