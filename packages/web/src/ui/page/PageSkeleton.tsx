import { Page } from './Page.tsx'
import { RowsSkeleton, SkeletonBlock, Waiting } from './Skeleton.tsx'

/** A page whose code or person is still on the way: a title and some rows. */
export function PageSkeleton() {
  return (
    <Page>
      <Waiting>
        <div style={{ paddingBlock: 16 }}>
          <SkeletonBlock width="min(14rem, 60%)" height={26} />
        </div>
      </Waiting>
      <RowsSkeleton />
    </Page>
  )
}
