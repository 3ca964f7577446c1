import type { DayServices } from '@vicino/domain/day-services/appointment.ts'
import { isCopied, problemsOfDay } from '@vicino/domain/day-services/day-problems.ts'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { problemWords } from './day-words.ts'
import classes from './DayServices.module.css'
import { late } from '../../ui/late.ts'

const CopyDaySheet = late(async () => (await import('./CopyDaySheet.tsx')).CopyDaySheet)

type Props = {
  dayServices: DayServices
  dossierId: string
  unsaved: boolean
  /** A save under way decides what is copied: until it has its answer nothing can be asked. */
  saving: boolean
}

/** The way to copy a day: only one that is saved and right. What keeps it from being copied is named. */
export function CopyDay({ dayServices, dossierId, unsaved, saving }: Props) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'days' | 'why-not' | null>(null)
  const problems = problemsOfDay(dayServices.appointments)
  const isBlocked = unsaved || problems.length > 0
  if (!unsaved && !dayServices.appointments.some(isCopied)) return null
  return (
    <div className={classes.copy}>
      <Button
        variant="default"
        leftSection={<IconCopy size={20} aria-hidden />}
        aria-expanded={asked === 'days'}
        disabled={saving}
        // A day that becomes right later opens nothing by itself.
        onClick={() => setAsked(isBlocked ? 'why-not' : 'days')}
      >
        {t('Copia il giorno')}
      </Button>
      {asked === 'why-not' && isBlocked && (
        <Notice tone="error">
          {unsaved
            ? t('Salvare prima le modifiche: si copia quello che è salvato.')
            : t('Questo giorno non si può ancora copiare:')}
          {!unsaved && (
            <ul>
              {problems.map(problem => (
                <li key={problem._id}>{problemWords(problem, t)}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {asked === 'days' && (
        <CopyDaySheet dayServices={dayServices} dossierId={dossierId} onClose={() => setAsked(null)} />
      )}
    </div>
  )
}
