import { updateFocus } from '@vicino/domain/focus/focus.contract.ts'
import type { Focus } from '@vicino/domain/focus/focus.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { useSave } from '../calls/use-save.ts'
import { StrikeRecord } from '../records/StrikeRecord.tsx'
import { Inline } from '../ui/layout/Inline.tsx'
import { Button } from '../ui/Button.tsx'
import { late } from '../ui/late.ts'
import { toast } from '../ui/toast.ts'

const KeptReasonSheet = late(async () => (await import('../drafts/KeptReasonSheet.tsx')).KeptReasonSheet)

/** What may be done with a focus itself: open a closed one again, or strike it. */
export function FocusActions({ focus }: { focus: Focus }) {
  const { allows } = useDossier()
  if (focus.struck || !allows('focus.open_close')) return null
  return (
    <Inline>
      {focus.status === 'closed' && <ReopenFocus focus={focus} />}
      <StrikeFocus focus={focus} />
    </Inline>
  )
}

const paramsOf = ({ _id: focusId, dossierId }: Focus) => ({ dossierId, focusId })

/** Opens a closed focus again, for a reason. */
export function ReopenFocus({ focus }: { focus: Focus }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const save = useSave(updateFocus)
  const reopen = async (reason: string): Promise<Focus | undefined> => {
    const body = { version: focus.version, status: 'open' as const, reason }
    const open = await save.send({ params: paramsOf(focus), body })
    if (!open) return undefined
    setAsked(false)
    toast(t('{{focus}} è di nuovo aperto', { focus: focus.focus }), 'ok')
    return open
  }
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t('Riapri il focus')}
      </Button>
      {asked && (
        <KeptReasonSheet
          draftKey={`focus.reopen.${focus._id}`}
          onClose={() => setAsked(false)}
          title={t('Riaprire {{focus}}?', { focus: focus.focus })}
          confirmLabel={t('Riapri il focus')}
          busy={save.saving}
          banner={save.banner}
          suggestions={[t('Il problema si ripresenta'), t('Chiuso per errore')]}
          onConfirm={reopen}
        />
      )}
    </>
  )
}

function StrikeFocus({ focus }: { focus: Focus }) {
  const { t } = useTranslation()
  const save = useSave(updateFocus)
  const strike = async (reason: string): Promise<Focus | undefined> => {
    const body = { version: focus.version, struck: { reason } }
    const struck = await save.send({ params: paramsOf(focus), body })
    if (struck) toast(t('{{name}} è stato annullato', { name: focus.focus }), 'ok')
    return struck
  }
  return (
    <StrikeRecord
      draftKey={`focus.strike.${focus._id}`}
      label={t('Annulla il focus')}
      question={t('Annullare {{name}}?', { name: focus.focus })}
      save={save}
      onStrike={strike}
    >
      {t('Il testo resta leggibile. Un problema risolto si chiude invece con un evento.')}
    </StrikeRecord>
  )
}
