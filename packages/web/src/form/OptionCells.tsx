import type { Value } from '@vicino/domain/form/answers.ts'
import type { FieldOption } from '@vicino/domain/form/field.ts'
import { IconCheck } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { type CellShape, cellWidth } from './cell-shape.ts'
import classes from './OptionCells.module.css'

type Props<V extends Value> = {
  options: readonly FieldOption<V>[]
  isChosen: (value: V) => boolean
  onToggle: (value: V) => void
  shape: CellShape
  /** Several may hold: their sign is a box instead of a circle. */
  several?: boolean
  /** What stands beside an option's words, for example its points. */
  aside?: (value: V) => string
  disabled?: boolean
}

/**
 * The answers of one question as one box with a cell for each. Buttons, not radios: a second tap takes an answer
 * back, because an unanswered question must stay possible.
 */
export function OptionCells<V extends Value>(props: Props<V>) {
  const { options, isChosen, onToggle, shape, several = false, aside, disabled = false } = props
  const { t } = useTranslation()
  const signed = shape === 'grid' || shape === 'list'
  return (
    <div
      className={`${classes.cells} ${classes[shape]}`}
      data-count={options.length}
      style={{ '--cell-width': `${cellWidth(options.map(({ label }) => t(label)))}rem` } as CSSProperties}
    >
      {options.map(({ value, label, tone }) => {
        const chosen = isChosen(value)
        return (
          <button
            key={String(value)}
            type="button"
            className={classes.cell}
            aria-pressed={chosen}
            data-tone={tone}
            disabled={disabled}
            onClick={() => onToggle(value)}
          >
            {signed && (
              <span className={`${classes.sign} ${several ? classes.box : ''}`} aria-hidden>
                <IconCheck size={14} stroke={3.4} />
              </span>
            )}
            {(shape === 'pair' || shape === 'segments') && chosen && (
              <IconCheck className={classes.check} size={12} stroke={3.6} aria-hidden />
            )}
            <span className={classes.words}>{t(label)}</span>
            {aside && <span className={classes.aside}>{aside(value)}</span>}
          </button>
        )
      })}
    </div>
  )
}
