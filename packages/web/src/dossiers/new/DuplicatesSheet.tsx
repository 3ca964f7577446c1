import type { PossibleDuplicate } from '@vicino/domain/dossiers/duplicates.ts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Sheet } from '../../ui/sheets/Sheet.tsx'
import { DuplicateList } from './DuplicateList.tsx'

type Props = { duplicates: readonly PossibleDuplicate[]; onClose: () => void }

/** What was written of a client stands in another dossier too: it is saved, and somebody has to look. */
export function DuplicatesSheet({ duplicates, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Sheet open onClose={onClose} title={t('Forse è la stessa persona')}>
      <Stack>
        <Notice tone="attention">
          {t(
            'I dati sono salvati, ma somigliano a quelli di un altro dossier: controllare di chi sono, o se è la stessa persona.',
          )}
        </Notice>
        <DuplicateList duplicates={duplicates} />
        <Button onClick={onClose}>{t('Ho capito')}</Button>
      </Stack>
    </Sheet>
  )
}
