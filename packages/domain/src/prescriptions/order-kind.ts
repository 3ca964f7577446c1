import type { Instant } from '../days/instant.ts'
import type { Prescription } from './prescription.ts'
import { minutesEach } from './timing.ts'

/** What the form tells the insurer: that care begins, goes on, is another or ends. */
export const orderKinds = [
  { value: 'first', label: 'Prima notifica' },
  { value: 'renewal', label: 'Rinnovo' },
  { value: 'change', label: 'Notifica modificata' },
  { value: 'end', label: 'Fine' },
] as const
type OrderKind = (typeof orderKinds)[number]['value']

type Version = Pick<
  Prescription,
  'status' | 'start' | 'end' | 'services' | 'renews' | 'reason' | 'struck' | 'written_at'
>

/** What is prescribed, to be compared: when, what, how long and how often. */
const prescribedIn = ({ start, end, services }: Pick<Version, 'start' | 'end' | 'services'>): string =>
  JSON.stringify([
    start,
    end,
    services.map(({ serviceId, frequency, period, ordered_by_doctor, ...line }) => [
      serviceId,
      minutesEach(line),
      frequency,
      period,
      ordered_by_doctor,
    ]),
  ])

/**
 * What a prescription is by its versions, the newest first, and since when it is changed or ended. One that is closed and
 * goes on in another ends nothing; a correction that asked for no reason was of what nobody had seen yet.
 */
export function orderKind(
  versions: readonly [Version, ...Version[]],
  isRenewed: boolean,
): { kind: OrderKind; since: Instant | null } {
  const [newest] = versions
  if (newest.status === 'closed' && !isRenewed) {
    const reopened = versions.findIndex(({ status }) => status === 'open')
    return { kind: 'end', since: versions.at(reopened < 0 ? -1 : reopened - 1)!.written_at }
  }
  const changed = versions.find(
    (version, at) =>
      version.reason !== null &&
      !version.struck &&
      versions[at + 1] !== undefined &&
      prescribedIn(version) !== prescribedIn(versions[at + 1]!),
  )
  if (changed) return { kind: 'change', since: changed.written_at }
  return { kind: newest.renews === null ? 'first' : 'renewal', since: null }
}
