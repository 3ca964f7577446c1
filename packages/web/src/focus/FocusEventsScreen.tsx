import { getFocus, getFocusEvents, getFocusVersions } from '@vicino/domain/focus/focus.contract.ts'
import type { Focus } from '@vicino/domain/focus/focus.ts'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useRead } from '../calls/use-read.ts'
import { useSettled } from '../calls/use-settled.ts'
import { RecordHistory } from '../records/RecordHistory.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Loaded, onceKnown } from '../calls/Loaded.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { late } from '../ui/late.ts'
import { Screen } from '../calls/Screen.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { StatusBadge } from '../ui/StatusBadge.tsx'
import { EventCard } from './EventCard.tsx'
import { historyFields, statusLabel, toldOfFocus } from './focus-fields.ts'
import { FocusActions } from './FocusActions.tsx'

const Attachments = late(async () => (await import('../documents/Attachments.tsx')).Attachments)

/** One focus: every note on it, newest first, and what became of the focus itself. */
export function FocusEventsScreen() {
  const { t } = useTranslation()
  const params = usePage(pages.focusEvents).params
  const { dossierId, focusId } = params
  const mayWrite = useDossier().allows('focus.event')
  const events = useRead(getFocusEvents, { params })
  const read = onceKnown(useSettled(events), useRead(getFocus, { params }))
  const versions = useRead(getFocusVersions, { params })
  return (
    <Screen
      read={read}
      skeleton={<FormSkeleton />}
      title={read.data?.focus ?? t('Focus')}
      kind={t('Eventi del focus')}
      under={read.data && <FocusState focus={read.data} />}
      back={pages.focus.link({ dossierId })}
      actions={
        mayWrite &&
        read.data &&
        !read.data.struck && (
          <LinkButton
            link={pages.newFocusEvent.link({ dossierId, focusId })}
            leftSection={<IconPlus size={20} aria-hidden />}
          >
            {t('Aggiungi evento')}
          </LinkButton>
        )
      }
    >
      {focus => (
        <Stack>
          {focus.struck && (
            <Notice tone="error">{t('Annullato: {{reason}}', { reason: focus.struck.reason })}</Notice>
          )}
          <Loaded read={events} skeleton={<FormSkeleton fields={2} />}>
            {notes => (
              <Stack as="ol" gap={12} aria-label={t('Eventi')}>
                {notes.map(event => (
                  <EventCard key={event._id} event={event} focus={focus} />
                ))}
              </Stack>
            )}
          </Loaded>
          <Attachments record={{ kind: 'FocusGroup', _id: focusId }} open={!focus.struck} />
          <RecordHistory read={versions} fields={historyFields} happened={toldOfFocus} />
          <FocusActions focus={focus} />
        </Stack>
      )}
    </Screen>
  )
}

function FocusState({ focus: { status } }: { focus: Focus }) {
  const { t } = useTranslation()
  return <StatusBadge tone={status === 'open' ? 'info' : 'ok'} label={t(statusLabel(status))} />
}
