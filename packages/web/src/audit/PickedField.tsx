import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { FieldFrame } from '../ui/fields/FieldFrame.tsx'
import { Picked, PickedLine } from '../ui/fields/Picked.tsx'

type Props = {
  label: string
  name: string | undefined
  pickLabel: string
  onPick: () => void
  onClear: () => void
}

/** Somebody or something found by a search: its name, a way to another, a way back to all. */
export function PickedField({ label, name, pickLabel, onPick, onClear }: Props) {
  const { t } = useTranslation()
  return (
    <FieldFrame label={label}>
      <PickedLine>
        {name !== undefined && (
          <Picked label={t('Rimuovi il filtro {{filter}}', { filter: name })} onRemove={onClear}>
            {name}
          </Picked>
        )}
        <Button variant="default" onClick={onPick}>
          {name === undefined ? pickLabel : t('Cambia')}
        </Button>
      </PickedLine>
    </FieldFrame>
  )
}
