import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Save } from '../calls/use-save.ts'
import { Button } from '../ui/Button.tsx'
import { ReasonSheet } from '../ui/sheets/ReasonSheet.tsx'

type Props = {
  /** What the button does, for example "Annulla il farmaco". */
  label: string
  question: string
  save: Pick<Save<Endpoint>, 'saving' | 'banner'>
  /** Strikes it; answers undefined where it was refused. */
  onStrike: (reason: string) => Promise<object | undefined>
  /** What a strike means for this kind of record. */
  children: ReactNode
}

/** Strikes a record with a reason; its text stays legible. */
export function StrikeRecord({ label, question, save, onStrike, children }: Props) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const strike = async (reason: string): Promise<void> => {
    if (await onStrike(reason)) setAsked(false)
  }
  return (
    <>
      <Button variant="subtle" onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ReasonSheet
        open={asked}
        onClose={() => setAsked(false)}
        title={question}
        confirmLabel={label}
        danger
        busy={save.saving}
        banner={save.banner}
        suggestions={[t('Scritto per errore'), t('Cliente sbagliato'), t('Doppione')]}
        onConfirm={reason => void strike(reason)}
      >
        <p>{children}</p>
      </ReasonSheet>
    </>
  )
}
