import type { FormName } from '@vicino/domain/drafts/form-kinds.ts'
import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Save } from '../calls/use-save.ts'
import { Button } from '../ui/Button.tsx'
import { late } from '../ui/late.ts'

/** Seldom is something struck: the sheet comes when it is asked for. */
const KeptReasonSheet = late(async () => (await import('../drafts/KeptReasonSheet.tsx')).KeptReasonSheet)

type Props = {
  /** Under which name a reason that is begun is kept: `drug.strike.<drugId>`. */
  draftKey: FormName
  /** What the button does, for example "Registrato per errore". */
  label: string
  question: string
  save: Pick<Save<Endpoint>, 'saving' | 'banner'>
  /** Strikes it; answers undefined where it was refused. */
  onStrike: (reason: string) => Promise<object | undefined>
  /** What a strike means for this kind of record. */
  children: ReactNode
}

/** Strikes a record with a reason; its text stays legible. */
export function StrikeRecord({ draftKey, label, question, save, onStrike, children }: Props) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const strike = async (reason: string): Promise<object | undefined> => {
    const struck = await onStrike(reason)
    if (struck) setAsked(false)
    return struck
  }
  return (
    <>
      <Button variant="subtle" onClick={() => setAsked(true)}>
        {label}
      </Button>
      {asked && (
        <KeptReasonSheet
          draftKey={draftKey}
          onClose={() => setAsked(false)}
          title={question}
          confirmLabel={label}
          danger
          busy={save.saving}
          banner={save.banner}
          suggestions={[t('Scritto per errore'), t('Cliente sbagliato'), t('Doppione')]}
          onConfirm={strike}
        >
          <p>{children}</p>
        </KeptReasonSheet>
      )}
    </>
  )
}
