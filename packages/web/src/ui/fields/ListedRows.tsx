import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button.tsx'
import { Fold } from '../page/Fold.tsx'
import { Card } from '../page/Page.tsx'
import { useFolds } from '../page/use-folds.ts'
import { Fields } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.ts'
import { Text } from '../layout/Text.tsx'
import classes from './ListedRows.module.css'

/** One row, with what ties each of its fields to a field on the screen. */
export type ListedRow<T> = {
  row: T
  change: (part: Partial<T>) => void
  /** What was refused at a field of the row. */
  error: (field: keyof T & string) => ReactNode
  field: <Name extends keyof T & string>(
    name: Name,
  ) => Pick<FieldProps<T[Name]>, 'value' | 'onChange' | 'error'>
}

type Props<T> = {
  /** Left out where it stands above the list already. */
  title?: string
  help?: string
  /** A row in a few words: then each row is folded to them, until it is opened, added, or refused. None: nothing is written yet. */
  rowWords?: (row: T) => string
  /** What the list is called in the form. */
  name: string
  rows: readonly T[]
  errors: Record<string, ReactNode>
  onChange: (rows: T[]) => void
  blank: T
  /** The field that says, in the first row, what was refused of the list as a whole. */
  leads: keyof T & string
  addLabel: string
  removeLabel: (row: T) => string
  children: (row: ListedRow<T>) => ReactNode
}

/** A list whose rows are added, changed and taken away, as the whole that it is written as. */
export function ListedRows<T extends object>(props: Props<T>) {
  const { t } = useTranslation()
  const {
    title,
    help,
    name,
    rows,
    errors,
    onChange,
    blank,
    leads,
    addLabel,
    removeLabel,
    rowWords,
    children,
  } = props
  const refused = rows.flatMap((_, index) =>
    Object.keys(errors).some(at => `${at}.`.startsWith(`${name}.${index}.`)) ? [index] : [],
  )
  const folds = useFolds(
    refused,
    rows.flatMap((row, index) => (rowWords?.(row) === '' ? [index] : [])),
  )
  const rowAt = (index: number): ListedRow<T> => {
    const row = rows[index]!
    const change = (part: Partial<T>): void =>
      onChange(rows.map((each, at) => (at === index ? { ...each, ...part } : each)))
    const error = (field: keyof T & string): ReactNode =>
      errors[`${name}.${index}.${field}`] ?? (index === 0 && field === leads ? errors[name] : undefined)
    const field: ListedRow<T>['field'] = of => ({
      value: row[of],
      error: error(of),
      onChange: value => change({ [of]: value } as unknown as Partial<T>),
    })
    return { row, change, error, field }
  }
  const remove = (index: number): void => {
    folds.rename(at => (at === index ? null : at > index ? at - 1 : at))
    onChange(rows.filter((_, at) => at !== index))
  }
  const list = (
    <Fields>
      {help && (
        <Text as="p" tone="muted">
          {help}
        </Text>
      )}
      {rows.map((row, index) => {
        const entry = (
          <div className={classes.entry}>
            {children(rowAt(index))}
            <div>
              <Button
                variant="subtle"
                aria-label={removeLabel(row)}
                leftSection={<IconTrash size={20} aria-hidden />}
                onClick={() => remove(index)}
              >
                {t('Rimuovi')}
              </Button>
            </div>
          </div>
        )
        if (!rowWords) return <Fragment key={index}>{entry}</Fragment>
        return (
          <Fold
            key={index}
            title={rowWords(row) || t('Ancora da scrivere')}
            level={3}
            open={folds.isOpen(index)}
            onToggle={open => folds.toggle(index, open)}
          >
            {entry}
          </Fold>
        )
      })}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={20} aria-hidden />}
          onClick={() => {
            folds.toggle(rows.length, true)
            onChange([...rows, blank])
          }}
        >
          {addLabel}
        </Button>
      </div>
    </Fields>
  )
  return title === undefined ? list : <Card title={title}>{list}</Card>
}
