import type { ReactNode } from 'react'
import { DownloadLink } from '../ui/DownloadLink.tsx'
import { Card } from '../ui/page/Page.tsx'
import classes from './Statistics.module.css'

type Props = {
  title: string
  /** Where its table leaves the house, for whoever may take it out. */
  download?: string | undefined
  children: ReactNode
}

/** One matter of a year: its picture, its table, and the way to take that out. */
export function FigureCard({ title, download, children }: Props) {
  return (
    <Card title={title}>
      <div className={classes.parts}>
        {children}
        {download !== undefined && (
          <div>
            <DownloadLink href={download} of={title} />
          </div>
        )}
      </div>
    </Card>
  )
}
