import { getFocus, getFocusTopics } from '@vicino/domain/focus/focus.contract.ts'
import { useTranslation } from 'react-i18next'
import { onceKnown } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSettled } from '../calls/use-settled.ts'
import { Screen } from '../calls/Screen.tsx'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useDossier } from '../session/dossier.ts'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { useReturnTo } from '../ui/use-return-to.ts'
import { NewFocusEvent } from './NewFocusEvent.tsx'

/** At a visit the same form stands among other parts: its code comes in the file of this page. */
export { VisitFocus } from './VisitFocus.tsx'

/** A note on a focus. Saving leads back to its events, the new one in sight. */
export function NewFocusEventScreen() {
  const { t } = useTranslation()
  const params = usePage(pages.newFocusEvent).params
  const may = useDossier().allows('focus.event')
  const returnToEvents = useReturnTo(pages.focusEvents.link(params))
  const offered = useSettled(useRead(getFocusTopics, {}))
  const read = onceKnown(offered, useRead(getFocus, { params }))
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<FormSkeleton />}
      writes={may && !read.data?.struck}
      title={t('Nuovo evento')}
      under={read.data?.focus}
      back={pages.focusEvents.link(params)}
    >
      {focus => <NewFocusEvent focus={focus} onSaved={event => returnToEvents(event._id)} />}
    </Screen>
  )
}
