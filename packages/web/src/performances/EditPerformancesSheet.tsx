import type { Performance } from '@vicino/domain/performances/performance.ts'
import { useTranslation } from 'react-i18next'
import { Stack } from '../ui/layout/Stack.tsx'
import { Button } from '../ui/Button.tsx'
import { CorrectionReasonSheet } from '../records/CorrectionReasonSheet.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Sheet, SheetActions } from '../ui/sheets/Sheet.tsx'
import { toast } from '../ui/toast.ts'
import { LinesForm } from './LinesForm.tsx'
import { MeanwhileNotice } from './MeanwhileNotice.tsx'
import { PerformanceLineFields } from './PerformanceLineFields.tsx'
import { useCorrections } from './use-corrections.ts'

type Props = { performances: readonly Performance[]; onClose: () => void; onSaved: () => void }

/** The edit panel: minutes and comments of one or several performances, each saved as a version of its own. */
export function EditPerformancesSheet({ performances, onClose, onSaved }: Props) {
  const { t } = useTranslation()
  const corrections = useCorrections(performances, {
    onClose,
    onSaved: () => {
      toast(t('Correzione salvata'), 'ok')
      onSaved()
    },
  })
  const { items, errors, saving, submit, change, banner, current, words, close, asks, ...answers } =
    corrections
  return (
    <>
      <Sheet open onClose={close} title={t('Modifica le prestazioni')} dismissible={!saving}>
        <LinesForm onSubmit={() => void submit()}>
          {asks}
          <Stack>
            {items.map(({ before, line }) => (
              <PerformanceLineFields
                key={`${before._id} ${before.version}`}
                dossierId={before.dossierId}
                line={line}
                wasHanded={before.handover}
                errors={errors[before._id] ?? {}}
                onChange={changed => change(before._id, changed)}
              >
                {current?._id === before._id && <MeanwhileNotice current={current} {...answers} />}
              </PerformanceLineFields>
            ))}
          </Stack>
          {banner && <Notice tone="error">{banner}</Notice>}
          <SheetActions kept={words}>
            <Button type="submit" loading={saving}>
              {t('Salva')}
            </Button>
            <Button variant="default" onClick={close} disabled={saving}>
              {t('Indietro')}
            </Button>
          </SheetActions>
        </LinesForm>
      </Sheet>
      <CorrectionReasonSheet
        {...answers.reasonSheet}
        suggestions={[t('Errore di scrittura'), t('Tempo errato')]}
      />
    </>
  )
}
