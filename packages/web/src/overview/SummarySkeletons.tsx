import { Block, Waiting } from '../ui/page/Skeleton.tsx'
import classes from './DossierHome.module.css'

/** As high as the usual answer: a card of some lines, and the doses of a day. */
export const NowSkeleton = () => (
  <Waiting>
    <div className={classes.waiting}>
      <Block height={300} />
      <Block height={230} />
    </div>
  </Waiting>
)

/** As high as six values, and two focuses. */
export const CourseSkeleton = () => (
  <Waiting>
    <div className={classes.waiting}>
      <Block height={240} />
      <Block height={200} />
    </div>
  </Waiting>
)
