import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './DayServices.module.css'

/** What is to be said of a visit beside what is prescribed. */
export const Said = ({ words }: { words: string }) => (
  <span className={classes.said}>
    <IconAlertTriangle size={16} stroke={2} aria-hidden />
    {words}
  </span>
)
