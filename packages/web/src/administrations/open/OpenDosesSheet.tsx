import { doseKey } from '@vicino/domain/administrations/doses-of-day.ts'
import { timeOfDose } from '@vicino/domain/drugs/dose-windows.ts'
import type { VisitDose } from '@vicino/domain/tasks/visit-sheet.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { now } from '../../i18n/use-today.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { SuggestionChips } from '../../ui/fields/SuggestionChips.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useReason } from '../../ui/fields/use-reason.ts'
import { Sheet, SheetActions } from '../../ui/sheets/Sheet.tsx'
import { doseLine, momentLabel } from '../administration-words.ts'
import { askedOfVisit } from '../round/asked-of-visit.ts'
import { AllergyHead, BedsideOf, GivenTo } from '../bedside/Bedside.tsx'
import { drugName } from '../bedside/bedside-words.ts'
import { DoseActions } from '../give/DoseActions.tsx'
import { DoseNotes } from '../line/DoseNotes.tsx'
import classes from '../Doses.module.css'
import { useQuestionsOf } from '../questions/use-questions-of.ts'
import { useWindows } from '../use-windows.ts'
import { dotted } from '../../i18n/dotted.ts'

type Props = {
  dossierId: string
  /** The doses that had no answer when the visit was to end. */
  doses: readonly VisitDose[]
  /** Every dose has its answer: the visit may end. */
  onAnswered: () => void
  /** It ends nonetheless. */
  onLeave: (reason: string) => void
  onClose: () => void
}

/** What is still to be answered before a visit ends: each dose by a tap, or the reason why it stays open. */
export function OpenDosesSheet({ dossierId, doses, onAnswered, onLeave, onClose }: Props) {
  const { t } = useTranslation()
  const [answered, setAnswered] = useState<readonly string[]>([])
  const open = doses.filter(dose => !answered.includes(doseKey(dose)))
  const isAnswered = open.length === 0
  const end = useEffectEvent(onAnswered)
  // Two answers may be under way at once: whichever comes last ends the visit.
  useEffect(() => {
    if (isAnswered) end()
  }, [isAnswered])
  const answer = (key: string): void => setAnswered(before => [...before, key])
  return (
    <Sheet open onClose={onClose} title={t('Prima di concludere')}>
      <BedsideOf dossierId={dossierId}>
        <GivenTo />
        <AllergyHead />
        <Text as="p" tone="muted" size={15}>
          {t('Queste dosi della visita non hanno ancora risposta.')}
        </Text>
        <ul>
          {open.map(dose => (
            <OpenDose
              key={doseKey(dose)}
              dossierId={dossierId}
              dose={dose}
              onDone={() => answer(doseKey(dose))}
            />
          ))}
        </ul>
      </BedsideOf>
      <LeaveOpen onLeave={onLeave} onClose={onClose} />
    </Sheet>
  )
}

function OpenDose({ dossierId, dose, onDone }: { dossierId: string; dose: VisitDose; onDone: () => void }) {
  const { t } = useTranslation()
  const windows = useWindows()
  const { name, dose_unit, comments, day, moment } = dose
  const asked = askedOfVisit(dossierId, dose)
  // Until they are read, the server asks after the tap.
  const questions = useQuestionsOf(asked)
  return (
    <li className={classes.openDose}>
      <div className={classes.what}>
        <Text weight="bold">{drugName({ name, dose_unit }, t)}</Text>
        <Text tone="muted" size={15}>
          {dotted([doseLine(dose.dose, dose, t), t(momentLabel(moment))])}
        </Text>
        <DoseNotes dose={{ ...asked, drug: { ...asked.drug, comments } }} questions={questions} />
      </div>
      <DoseActions
        asked={asked}
        late={timeOfDose(day, moment, windows, now()) === 'over'}
        questions={questions}
        onDone={onDone}
      />
    </li>
  )
}

const suggestions = [
  { label: 'La dà chi viene dopo' },
  { label: 'La dà un familiare' },
  { label: 'Da chiarire con il medico' },
] as const

function LeaveOpen({ onLeave, onClose }: Pick<Props, 'onLeave' | 'onClose'>) {
  const { t } = useTranslation()
  const { field, give } = useReason()
  return (
    <form
      className={classes.leave}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        give(onLeave)
      }}
    >
      <Fields>
        <Stack gap={8}>
          <SuggestionChips suggestions={suggestions.map(({ label }) => t(label))} onChoose={field.onChange} />
          <TextField label={t('Motivo per lasciarle aperte')} {...field} />
        </Stack>
      </Fields>
      <SheetActions>
        <Button type="submit" variant="default">
          {t('Termina con dosi aperte')}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {t('Indietro')}
        </Button>
      </SheetActions>
    </form>
  )
}
