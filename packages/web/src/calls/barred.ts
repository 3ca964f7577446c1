import { createContext } from 'react'
import { Failure } from './failure.ts'

/** True within a page that is known not to be for who opened it: nothing of it is asked of the server. */
export const BarredContext = createContext(false)

let refused: Failure | undefined

/** How a barred page reads: as the server would have answered. */
export const barredRead = () =>
  ({
    data: undefined,
    error: (refused ??= new Failure(403, 'forbidden')),
    isError: true,
    isSuccess: false,
    isLoading: false,
    isPending: false,
    isPlaceholderData: false,
    status: 'error',
  }) as const
