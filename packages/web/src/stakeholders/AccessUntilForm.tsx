import { addMonths } from '@vicino/domain/days/day.ts'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../i18n/use-today.ts'
import { Button } from '../ui/Button.tsx'
import { DayField } from '../ui/fields/DayField.tsx'
import { readDay } from '../ui/fields/read-day.ts'
import { SheetActions } from '../ui/sheets/Sheet.tsx'

type Props = { name: string; busy: boolean; onBack: () => void; onUntil: (until: string) => void }

/** Doctors and therapists come from outside: they see one dossier, for a time. */
export function AccessUntilForm({ name, busy, onBack, onUntil }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const [until, setUntil] = useState<string | null>(() => addMonths(today, 3))
  const [asked, setAsked] = useState(false)
  const day = readDay(until ?? '')
  const right = day !== null && day >= today
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (right) onUntil(day)
  }
  return (
    <form noValidate onSubmit={submit}>
      <DayField
        label={t('Accesso fino al')}
        description={t('{{name}} viene da fuori: vede questo dossier fino a quel giorno.', { name })}
        required
        minDay={today}
        value={until}
        onChange={setUntil}
        error={asked && !right ? t('Indicare un giorno da oggi in poi.') : undefined}
      />
      <SheetActions>
        <Button type="submit" loading={busy}>
          {t('Aggiungi operatore')}
        </Button>
        <Button variant="default" onClick={onBack} disabled={busy}>
          {t('Indietro')}
        </Button>
      </SheetActions>
    </form>
  )
}
