import type { ComponentProps, ReactNode } from 'react'
import { Loaded } from './Loaded.tsx'
import { refuseMissing } from './refuse-missing.ts'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { ReadOnlyNotice } from '../ui/page/ReadOnlyNotice.tsx'
import classes from './Screen.module.css'

type Props<Answer> = ComponentProps<typeof PageHeader> &
  ComponentProps<typeof Loaded<Answer>> & {
    width?: ComponentProps<typeof Page>['width']
    /** Stands between the header and what is read, whatever becomes of it: steps from day to day, a filter. */
    above?: ReactNode
    /** Stands after what is read, whatever became of it; not before that is known, for it would be pushed away. */
    below?: ReactNode
    /** False where this person may only read, and a form would stand: a notice says so in its place. */
    writes?: boolean
    /** True where what stands is never taken away: somebody may be typing in it. */
    keeps?: boolean
    /** True where what is read goes on paper: its sheet has a head of its own, the screen's stays off it. */
    printed?: boolean
  }

/**
 * A screen over what it reads, in all its states: header, loading, failed, missing, not for her, only to be read, and
 * there.
 */
export function Screen<Answer>(props: Props<Answer>) {
  const {
    read,
    skeleton,
    width,
    above,
    below,
    writes = true,
    keeps = false,
    printed = false,
    children,
    ...header
  } = props
  if (!keeps || read.data === undefined) refuseMissing(read.error)
  const head = (
    <>
      <PageHeader {...header} />
      {above}
    </>
  )
  return (
    <Page {...(width && { width })}>
      {printed ? <div className={classes.screenOnly}>{head}</div> : head}
      <Loaded<Answer> read={read} skeleton={skeleton}>
        {answer => (writes ? children(answer) : <ReadOnlyNotice />)}
      </Loaded>
      {(read.data !== undefined || read.error) && below}
    </Page>
  )
}
