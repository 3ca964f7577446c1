import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Skeleton.module.css'

/** A grey block in the place and size of what is on its way. */
export function SkeletonBlock({
  width = '100%',
  height = 14,
}: {
  width?: string | number
  height?: number | string
}) {
  return <div className={classes.block} style={{ width, height }} />
}

/** Around the blocks of a part that is still loading; said once to a screen reader. */
export function Waiting({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={classes.waiting} role="status" aria-label={t('Caricamento in corso')}>
      <div aria-hidden>{children}</div>
    </div>
  )
}

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** A list of rows with a picture and two lines. */
export function RowsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Waiting>
      <div className={classes.list}>
        {times(rows).map(row => (
          <div key={row} className={classes.row}>
            <div className={`${classes.block} ${classes.round}`} />
            <div className={classes.lines}>
              <SkeletonBlock width={`${60 - ((row * 13) % 25)}%`} />
              <SkeletonBlock width={`${35 - ((row * 7) % 15)}%`} height={11} />
            </div>
          </div>
        ))}
      </div>
    </Waiting>
  )
}

/** A part of a page, as high as the usual answer. */
export function PartSkeleton({ height }: { height: number }) {
  return (
    <Waiting>
      <SkeletonBlock height={height} />
    </Waiting>
  )
}

/** One line of words, where mostly there is nothing to list yet. */
export function LineSkeleton() {
  return (
    <Waiting>
      <SkeletonBlock width="60%" height="1lh" />
    </Waiting>
  )
}

/** A label, of the size of a block, and its control. */
function FieldBlocks(label: ComponentProps<typeof SkeletonBlock>) {
  return (
    <div className={classes.lines}>
      <SkeletonBlock {...label} />
      <SkeletonBlock height="var(--control-height)" />
    </div>
  )
}

/** One field that joins those which stand. */
export function FieldSkeleton() {
  return (
    <Waiting>
      <FieldBlocks width="30%" height="1lh" />
    </Waiting>
  )
}

/** A form: labels with their fields. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <Waiting>
      <div className={classes.card}>
        {times(fields).map(field => (
          <FieldBlocks key={field} width={`${30 - ((field * 9) % 14)}%`} />
        ))}
      </div>
    </Waiting>
  )
}
