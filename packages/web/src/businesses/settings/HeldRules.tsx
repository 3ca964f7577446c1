import type { ReactNode } from 'react'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { FoldedPart } from '../../ui/page/FoldedPart.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import classes from './Settings.module.css'

type Props = {
  title: string
  /** Of what each rule is, once in the list, and what it says. */
  rules: readonly { what: string; words: string }[]
  /** What follows where nothing is written. */
  without?: string
  /** What is to come. */
  children: ReactNode
}

/** How many rules hold today; opened, which, and below them what is to come. */
export function HeldRules({ title, rules, without, children }: Props) {
  return (
    <FoldedPart title={title} end={rules.length}>
      <Stack>
        <div>
          <Facts>
            {rules.map(({ what, words }) => (
              <Fact key={what} label={what}>
                {words}
              </Fact>
            ))}
          </Facts>
          {without && <p className={classes.help}>{without}</p>}
        </div>
        {children}
      </Stack>
    </FoldedPart>
  )
}
