import type { ComponentProps, ReactNode } from 'react'
import { Loaded } from './Loaded.tsx'
import { refuseMissing } from './refuse-missing.ts'
import { Page } from '../ui/page/Page.tsx'
import { PageHeader } from '../ui/page/PageHeader.tsx'
import { ReadOnlyNotice } from '../ui/page/ReadOnlyNotice.tsx'

type Props<Answer> = ComponentProps<typeof PageHeader> &
  ComponentProps<typeof Loaded<Answer>> & {
    width?: ComponentProps<typeof Page>['width']
    /** Stands between the header and what is read, whatever becomes of it: steps from day to day, a filter. */
    above?: ReactNode
    /** False where this person may only read, and a form would stand: a notice says so in its place. */
    writes?: boolean
    /** True where what stands is never taken away: somebody may be typing in it. */
    keeps?: boolean
  }

/**
 * A screen over what it reads, in all its states: header, loading, failed, missing, not for her, only to be read, and
 * there.
 */
export function Screen<Answer>(props: Props<Answer>) {
  const { read, skeleton, width, above, writes = true, keeps = false, children, ...header } = props
  if (!keeps || read.data === undefined) refuseMissing(read.error)
  return (
    <Page {...(width && { width })}>
      <PageHeader {...header} />
      {above}
      <Loaded<Answer> read={read} skeleton={skeleton}>
        {answer => (writes ? children(answer) : <ReadOnlyNotice />)}
      </Loaded>
    </Page>
  )
}
