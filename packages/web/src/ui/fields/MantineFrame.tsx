import './mantine.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWornColours } from '../colour-scheme.ts'
import { colourVariables, theme } from './mantine-theme.ts'

/**
 * Around every part that is made of Mantine: calendars, toasts, charts. Its provider and variables weigh a
 * tenth of the entry, so they come with the first lazy part that needs them; the house's own fields, buttons
 * and sheets need nothing of it.
 */
export function MantineFrame({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={colourVariables} forceColorScheme={useWornColours()}>
      {children}
    </MantineProvider>
  )
}
