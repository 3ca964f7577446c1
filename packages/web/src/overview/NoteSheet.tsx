import { IconPlus, IconTargetArrow } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { Loaded } from '../calls/Loaded.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import { useSummary } from './use-summary.ts'

/** On which focus a note is written: an open one, or a new one. */
export function NoteSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { _id: dossierId, opens } = useDossier()
  const read = useSummary()
  const mayOpen = opens(pages.newFocus)
  return (
    <Sheet open onClose={onClose} title={t('A quale focus si riferisce la nota?')}>
      <Loaded read={read} skeleton={<RowsSkeleton rows={3} />}>
        {({ focuses }) =>
          !focuses?.length && !mayOpen ? (
            <p>{t('Nessun focus aperto')}</p>
          ) : (
            <List label={t('Focus aperti')}>
              {focuses?.map(({ _id: focusId, focus }) => (
                <Row
                  key={focusId}
                  link={pages.newFocusEvent.link({ dossierId, focusId })}
                  start={<RowIcon icon={IconTargetArrow} />}
                  title={focus}
                />
              ))}
              {mayOpen && (
                <Row
                  link={pages.newFocus.link({ dossierId })}
                  start={<RowIcon icon={IconPlus} />}
                  title={t('Nuovo focus')}
                />
              )}
            </List>
          )
        }
      </Loaded>
    </Sheet>
  )
}
