import { permissionForWarning, type Warning, warningKinds } from '@vicino/domain/warnings/warning.ts'
import { getWarnings } from '@vicino/domain/warnings/warnings.contract.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { EndWarningSheet } from './EndWarningSheet.tsx'
import { NewWarningForm } from './NewWarningForm.tsx'
import { RewordWarningForm } from './RewordWarningForm.tsx'
import { WarningList } from './WarningList.tsx'

type View = { is: 'list'; done?: string } | { is: 'new' } | { is: 'reword' | 'end'; warning: Warning }

const list: View = { is: 'list' }

/** The warnings of the open dossier: read, written, reworded, ended with a reason. */
export function WarningsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [view, setView] = useState<View>(list)
  const { _id: dossierId, allows, reads } = useDossier()
  const read = useRead(getWarnings, { params: { dossierId } })
  const kinds = warningKinds.filter(({ value }) => allows(permissionForWarning(value, 'write')))
  const back = (done?: string): void => setView({ ...list, ...(done !== undefined && { done }) })
  if (view.is === 'end')
    return <EndWarningSheet warning={view.warning} onClose={() => back()} onDone={back} />
  const titles = { list: t('Avvertenze'), new: t('Nuova avvertenza'), reword: t('Correggi avvertenza') }
  return (
    <Sheet
      // A sheet of its own each time: what was answered in a form must not hold the list open.
      key={view.is}
      open
      onClose={view.is === 'list' ? onClose : () => back()}
      title={titles[view.is]}
    >
      {view.is === 'new' && <NewWarningForm kinds={kinds} onDone={back} />}
      {view.is === 'reword' && <RewordWarningForm warning={view.warning} onDone={back} />}
      {view.is === 'list' && (
        <Loaded read={read} skeleton={<RowsSkeleton rows={3} />}>
          {warnings => (
            <WarningList
              warnings={warnings}
              done={view.done}
              readsAll={reads('anamnesis.read') && reads('personal.read')}
              mayWrite={({ kind }) => kinds.some(({ value }) => value === kind)}
              onNew={kinds.length > 0 ? () => setView({ is: 'new' }) : null}
              onReword={warning => setView({ is: 'reword', warning })}
              onEnd={warning => setView({ is: 'end', warning })}
            />
          )}
        </Loaded>
      )}
    </Sheet>
  )
}
