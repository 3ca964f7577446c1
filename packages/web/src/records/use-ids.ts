import { useParams } from '@tanstack/react-router'

/** The ids in the address of one record: its call names them as its page does. */
export const useIds = (): Record<string, string> =>
  useParams({ strict: false, select: params => params as Record<string, string> })
