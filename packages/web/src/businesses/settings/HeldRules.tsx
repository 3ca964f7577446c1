import type { ReactNode } from 'react'
import { Fact, Facts } from '../../ui/page/Facts.tsx'
import { Card, Stack } from '../../ui/page/Page.tsx'
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

/** What holds today, and below it what is to come. */
export function HeldRules({ title, rules, without, children }: Props) {
  return (
    <Stack>
      <Card title={title}>
        <Facts>
          {rules.map(({ what, words }) => (
            <Fact key={what} label={what}>
              {words}
            </Fact>
          ))}
        </Facts>
        {without && <p className={classes.help}>{without}</p>}
      </Card>
      {children}
    </Stack>
  )
}
