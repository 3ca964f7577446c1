import type { ProtocolStep } from '@vicino/domain/protocols/protocol.ts'
import { newId } from '@vicino/domain/wire/id.ts'

/** Whether a step stands on the calendar, and how it comes back. */
export const stepTimes = [
  { value: 'visits', label: 'Durante le visite' },
  { value: 'once', label: 'Una volta, in calendario' },
  { value: 'repeat', label: 'Più volte, in calendario' },
] as const
type StepTime = (typeof stepTimes)[number]['value']

export const stepTimeOf = ({ after_days, every_days }: ProtocolStep): StepTime =>
  after_days === null ? 'visits' : every_days === null ? 'once' : 'repeat'

const week = 7

/** A step that stands otherwise on the calendar. */
export const timedBy = (time: StepTime): Pick<ProtocolStep, 'after_days' | 'every_days'> => ({
  after_days: time === 'visits' ? null : 0,
  every_days: time === 'repeat' ? week : null,
})

export const blankStep = (): ProtocolStep => ({
  _id: newId(),
  text: '',
  rhythm: '',
  after_days: null,
  every_days: null,
  serviceId: null,
  min_qualification: null,
})

/** A row that was just added gets an id of its own. */
export const withOwnIds = <Row extends { _id: string }>(rows: readonly Row[]): Row[] =>
  rows.map(row => (row._id === '' ? { ...row, _id: newId() } : row))
