import { formatIn } from '@vicino/domain/days/format.ts'
import { readingsAtMost } from '@vicino/domain/focus/note.ts'
import { measuredText } from '@vicino/domain/surveillance/measured-text.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { IconActivityHeartbeat } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { Button } from '../ui/Button.tsx'
import { Sheet, SheetActions } from '../ui/sheets/Sheet.tsx'
import { AttachedReadings } from './AttachedReadings.tsx'
import { ChoiceRow } from '../ui/page/ChoiceRow.tsx'
import { List } from '../ui/page/List.tsx'
import classes from './Focus.module.css'
import { useRecentReadings } from './use-recent-readings.ts'

type Props = { value: readonly Id[]; onChange: (readings: Id[]) => void }

/** Lets the data point at what was measured: a tap attaches a reading, another takes it off. */
export function ReadingsField({ value, onChange }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { data: readings = [], isLoading } = useRecentReadings()
  const { instant } = formatIn(spokenLanguage())
  const offered = readings.filter(({ _id, struck }) => !struck || value.includes(_id))
  if (isLoading) return <div className={classes.toAttach} />
  if (offered.length === 0) return null
  const toggle = (id: Id): void => {
    if (value.includes(id)) onChange(value.filter(one => one !== id))
    else if (value.length < readingsAtMost) onChange([...value, id])
  }
  return (
    <div className={classes.attaching}>
      <AttachedReadings readings={value} />
      <Button
        variant="default"
        leftSection={<IconActivityHeartbeat size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('Allega valori misurati')}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('A quali valori si riferisce?')}>
        <List>
          {offered.map(reading => (
            <ChoiceRow
              key={reading._id}
              title={measuredText(reading, t) || t('Parametri')}
              under={instant(reading.measured_at)}
              chosen={value.includes(reading._id)}
              onPress={() => toggle(reading._id)}
            />
          ))}
        </List>
        <SheetActions>
          <Button onClick={() => setOpen(false)}>{t('Fatto')}</Button>
        </SheetActions>
      </Sheet>
    </div>
  )
}
