import type { ReactNode } from 'react'
import { Stack } from '../layout/Stack.tsx'
import classes from './Facts.module.css'

/** What is known of one thing: names and words below each other, beside each other where there is room. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Stack as="dl" gap={8}>
    {children}
  </Stack>
)

/** One fact; nothing where there are no words for it. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === '' || children === null) return null
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
