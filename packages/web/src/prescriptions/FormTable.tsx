import type { ReactNode } from 'react'
import classes from './OrderForm.module.css'

/** A table of the form: on paper as wide as the sheet, on a phone moved sideways within its frame. */
export const FormTable = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.scroll} role="region" aria-label={label} tabIndex={0}>
    <table className={classes.services}>{children}</table>
  </div>
)
