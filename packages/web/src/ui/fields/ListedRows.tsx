import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'
import { Card } from '../page/Page.tsx'
import { Fields } from './FieldFrame.tsx'
import classes from './ListedRows.module.css'

type Row<T> = {
  row: T
  change: (part: Partial<T>) => void
  /** What was refused at a field of the row. */
  error: (field: keyof T & string) => ReactNode
  /** What was refused of the list as a whole: for the first row to say. */
  listError: ReactNode
}

type Props<T> = {
  title: string
  help?: string
  /** What the list is called in the form. */
  name: string
  rows: readonly T[]
  errors: Record<string, ReactNode>
  onChange: (rows: T[]) => void
  blank: T
  addLabel: string
  removeLabel: (row: T) => string
  children: (row: Row<T>) => ReactNode
}

/** A list whose rows are added, changed and taken away, as the whole that it is written as. */
export function ListedRows<T extends object>(props: Props<T>) {
  const { t } = useTranslation()
  const { title, help, name, rows, errors, onChange, blank, addLabel, removeLabel, children } = props
  return (
    <Card title={title}>
      <Fields>
        {help && <p className={classes.help}>{help}</p>}
        {rows.map((row, index) => (
          <div key={index} className={classes.entry}>
            {children({
              row,
              change: part => onChange(rows.map((each, at) => (at === index ? { ...each, ...part } : each))),
              error: field => errors[`${name}.${index}.${field}`],
              listError: index === 0 && errors[name],
            })}
            <div>
              <Button
                variant="subtle"
                aria-label={removeLabel(row)}
                leftSection={<IconTrash size={20} aria-hidden />}
                onClick={() => onChange(rows.filter((_, at) => at !== index))}
              >
                {t('Togli')}
              </Button>
            </div>
          </div>
        ))}
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={20} aria-hidden />}
            onClick={() => onChange([...rows, blank])}
          >
            {addLabel}
          </Button>
        </div>
      </Fields>
    </Card>
  )
}
