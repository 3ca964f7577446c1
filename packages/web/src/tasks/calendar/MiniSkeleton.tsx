import { SkeletonBlock } from '../../ui/page/Skeleton.tsx'
import classes from './Calendar.module.css'

/** In the place and size of the small calendar, while its code is on its way. */
export const MiniSkeleton = () => (
  <div className={classes.miniSpace}>
    <SkeletonBlock height="100%" />
  </div>
)
