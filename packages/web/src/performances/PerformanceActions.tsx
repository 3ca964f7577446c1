import type { Performance } from '@vicino/domain/performances/performance.ts'
import { permissionToCorrect } from '@vicino/domain/performances/permission-to-correct.ts'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { usePerson } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { EditPerformances } from './LatePerformanceSheets.tsx'
import { StrikePerformances } from './StrikePerformances.tsx'

/** What may be done with a performance: correct it, or strike it. What is struck only stays to be read. */
export function PerformanceActions({ performance }: { performance: Performance }) {
  const { t } = useTranslation()
  const { _id: me } = usePerson()
  const { allows } = useDossier()
  const [editing, setEditing] = useState(false)
  if (performance.struck || !allows(permissionToCorrect(performance, me))) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size={20} aria-hidden />}
        onClick={() => setEditing(true)}
      >
        {t('Correggi')}
      </Button>
      <StrikePerformances performances={[performance]} />
      {editing && (
        <EditPerformances
          performances={[performance]}
          onClose={() => setEditing(false)}
          onSaved={() => setEditing(false)}
        />
      )}
    </>
  )
}
