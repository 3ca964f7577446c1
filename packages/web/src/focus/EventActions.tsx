import { updateFocusEvent } from '@vicino/domain/focus/focus.contract.ts'
import { type FocusEvent, isOpening, permissionToCorrectEvent } from '@vicino/domain/focus/focus-event.ts'
import type { Focus } from '@vicino/domain/focus/focus.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { useSave } from '../calls/use-save.ts'
import { StrikeRecord } from '../records/StrikeRecord.tsx'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Sheet } from '../ui/sheets/Sheet.tsx'
import { toast } from '../ui/toast.ts'
import { EventHistory } from './EventHistory.tsx'
import classes from './Focus.module.css'

/** What may be done with a note: read what it was, correct it, strike it. The first one goes with its focus. */
export function EventActions({ event, focus }: { event: FocusEvent; focus: Focus }) {
  const { t } = useTranslation()
  const { allows } = useDossier()
  const { _id: eventId, focusId, dossierId, struck, version } = event
  const opening = isOpening(event)
  const may = allows(permissionToCorrectEvent(event)) && !struck && !focus.struck
  const corrected = version > 1 && !opening
  if (!may && !corrected) return null
  return (
    <div className={classes.eventActions}>
      {corrected && <History event={event} />}
      {may && (
        <LinkButton
          link={
            opening
              ? pages.editFocus.link({ dossierId, focusId })
              : pages.editFocusEvent.link({ dossierId, focusId, eventId })
          }
          variant="subtle"
        >
          {t('Correggi')}
        </LinkButton>
      )}
      {may && !opening && <StrikeEvent event={event} />}
    </div>
  )
}

function History({ event }: { event: FocusEvent }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {t('Cronologia')}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('Evento di un focus')}>
        <EventHistory event={event} />
      </Sheet>
    </>
  )
}

function StrikeEvent({ event: { _id: eventId, focusId, dossierId, version } }: { event: FocusEvent }) {
  const { t } = useTranslation()
  const save = useSave(updateFocusEvent)
  const strike = async (reason: string): Promise<FocusEvent | undefined> => {
    const params = { dossierId, focusId, eventId }
    const struck = await save.send({ params, body: { version, struck: { reason } } })
    if (struck) toast(t("L'evento è stato annullato"), 'ok')
    return struck
  }
  return (
    <StrikeRecord
      draftKey={`focus.strike_event.${eventId}`}
      label={t("Annulla l'evento")}
      question={t("Annullare l'evento?")}
      save={save}
      onStrike={strike}
    >
      {t('Il testo resta leggibile.')}
    </StrikeRecord>
  )
}
