import { seenAfter } from '@vicino/domain/surveillance/reading.ts'
import { useState } from 'react'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { Card } from '../../ui/page/Page.tsx'
import classes from '../Surveillance.module.css'
import type { FoldProps } from './ReadingFields.tsx'

/** Folded while nothing stands in it. What is wrong or asked in it is never folded away, and what is folded is sent too. */
export function SeldomMeasured({ form, title, asked, children }: FoldProps) {
  const names = asked.flatMap(({ value, fields }) => [
    value,
    ...fields.flatMap(field => seenAfter[field] ?? []),
  ])
  const [isOpen, setOpen] = useState(() => names.some(name => form.values[name] !== null))
  if (!isOpen && names.some(name => Boolean(form.errors[name]))) setOpen(true)
  const fold = (part: HTMLDetailsElement): void => {
    if (part.querySelector('[data-question], [aria-invalid="true"]')) part.open = true
    setOpen(part.open)
  }
  return (
    <Card>
      <details className={classes.fold} open={isOpen} onToggle={({ currentTarget }) => fold(currentTarget)}>
        <summary>{title}</summary>
        <Fields>{children}</Fields>
      </details>
    </Card>
  )
}
