import type { ReactNode } from 'react'
import type { Failure } from './failure.ts'
import { LoadError } from '../ui/page/LoadError.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'

/** What is read of the server: an answer, or why there is none. With neither it is still on its way. */
export type Read<Answer> = {
  data: Answer | undefined
  error: Failure | null
  refetch: () => unknown
}

type Props<Answer> = {
  read: Read<Answer>
  /** Stands in the shape of what is on its way. */
  skeleton?: ReactNode
  children: (answer: Answer) => ReactNode
}

/**
 * A part of a page that is read: on its way, failed with what is known about why, or there. What once stood stays
 * when a later reading fails: the banner says that the server is away.
 */
export function Loaded<Answer>({ read, skeleton = <RowsSkeleton />, children }: Props<Answer>) {
  const { data, error, refetch } = read
  if (data !== undefined) return children(data)
  return error ? <LoadError failure={error} onRetry={() => void refetch()} /> : skeleton
}

/** A reading that is not shown before what stands above it is known, or known to be out of reach: that would push it away. */
export const onceKnown = <Answer,>(isKnown: boolean, read: Read<Answer>): Read<Answer> =>
  isKnown ? read : { ...read, data: undefined }

/** Two readings as one: there once both are, failed where one of them has, and then read again by itself. */
export function bothRead<One, Other>(one: Read<One>, other: Read<Other>): Read<[One, Other]> {
  const { error, refetch } = one.error ? one : other
  const whole = one.data !== undefined && other.data !== undefined
  return { data: whole ? [one.data!, other.data!] : undefined, error, refetch }
}
