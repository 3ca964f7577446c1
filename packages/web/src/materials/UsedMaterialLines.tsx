import { isBilled } from '@vicino/domain/materials/named-material.ts'
import { IconMessagePlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Inline } from '../ui/layout/Inline.tsx'
import { Text } from '../ui/layout/Text.tsx'
import { Button } from '../ui/Button.tsx'
import { NoteField } from '../ui/fields/NoteField.tsx'
import row from './MaterialRow.module.css'
import classes from './Materials.module.css'
import type { UsedMaterialLine } from './used-material-line.ts'
import { QuantityField } from './QuantityField.tsx'

type Props = {
  lines: readonly UsedMaterialLine[]
  /** What was refused, at `uses.<index>.<field>`. */
  errors: Readonly<Record<string, ReactNode>>
  onChange: (lines: UsedMaterialLine[]) => void
}

/** The materials that are chosen: how much of each, a word beside it where there is one. */
export function UsedMaterialLines({ lines, errors, onChange }: Props) {
  return (
    <div className={classes.lines}>
      {lines.map((line, at) => (
        <Line
          key={line.material._id}
          line={line}
          error={field => errors[`uses.${at}.${field}`]}
          onChange={changed => onChange(lines.map((each, index) => (index === at ? changed : each)))}
          onRemove={() => onChange(lines.filter((_, index) => index !== at))}
        />
      ))}
    </div>
  )
}

type LineProps = {
  line: UsedMaterialLine
  error: (field: 'materialId' | 'quantity' | 'comment') => ReactNode
  onChange: (line: UsedMaterialLine) => void
  onRemove: () => void
}

function Line({ line, error, onChange, onRemove }: LineProps) {
  const { t } = useTranslation()
  const id = useId()
  const [commenting, setCommenting] = useState(false)
  const { material, quantity, comment } = line
  const { name, unit, category } = material
  return (
    <div role="group" aria-labelledby={id} className={classes.line}>
      <Inline align="center" justify="between" wrap={false}>
        <span id={id} className={row.name}>
          {name}
          {!isBilled(category) && (
            <Text block tone="muted" size={15} weight="regular">
              {t('compreso nelle cure')}
            </Text>
          )}
        </span>
        <button
          type="button"
          className={classes.remove}
          aria-label={t('Rimuovi {{name}}', { name })}
          onClick={onRemove}
        >
          <IconTrash size={20} stroke={1.8} aria-hidden />
        </button>
      </Inline>
      <QuantityField
        unit={unit}
        value={quantity}
        error={error('quantity') ?? error('materialId')}
        onChange={typed => onChange({ ...line, quantity: typed })}
      />
      {commenting || comment !== '' ? (
        <NoteField
          label={t('Commento')}
          minRows={2}
          value={comment}
          error={error('comment')}
          onChange={typed => {
            // Once it stands there it stays, also emptied.
            setCommenting(true)
            onChange({ ...line, comment: typed })
          }}
        />
      ) : (
        <Button
          variant="subtle"
          leftSection={<IconMessagePlus size={20} stroke={1.8} aria-hidden />}
          onClick={() => setCommenting(true)}
        >
          {t('Aggiungi un commento')}
        </Button>
      )}
    </div>
  )
}
