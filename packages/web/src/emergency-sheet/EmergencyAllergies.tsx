import type { ClientAllergies } from '@vicino/domain/drugs/allergies.ts'
import { warningFamily } from '@vicino/domain/warnings/warning.ts'
import { IconUrgent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { allergyWords } from '../administrations/bedside/bedside-words.ts'
import { useDossier } from '../session/dossier.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { WarningStrip } from '../ui/WarningStrip.tsx'
import { shownWarnings } from '../warnings/shown-warnings.ts'
import classes from './EmergencySheet.module.css'

/**
 * What may harm before anything else is known: allergies, that there are none or that nobody asked, and the clinical
 * warnings. The others say where the key is, and the paper goes out of the house.
 */
export function EmergencyAllergies({ allergies }: { allergies: ClientAllergies | null }) {
  const { t } = useTranslation()
  const { warnings } = useDossier()
  const others = warnings.filter(({ kind }) => kind !== 'allergy' && warningFamily(kind) === 'clinical')
  return (
    <Stack as="section" gap={8} aria-label={t('Allergie e avvertenze')}>
      <p className={classes.allergies} data-known={(allergies?.notes.length ?? 0) > 0 || undefined}>
        <IconUrgent size={22} stroke={1.9} aria-hidden />
        {allergyWords(allergies, t)}
      </p>
      {others.length > 0 && <WarningStrip warnings={shownWarnings(others, t)} />}
    </Stack>
  )
}
