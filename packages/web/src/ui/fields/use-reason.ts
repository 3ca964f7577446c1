import { Reason, reasonMax } from '@vicino/domain/wire/text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Words that are given as a reason, while they are typed. */
export type HeldReason = { value: string; onChange: (words: string) => void }

export type AskedReason = {
  /** For the field in which it is written. */
  field: HeldReason & { maxLength: number; error: string | undefined }
  /** Gives the reason, trimmed, to who asked; where it says too little the field shows that instead. */
  give: (to: (reason: string) => void) => void
}

/** A reason that somebody has to give before anything is sent; `start` is what she said already. */
export function useReason(start = ''): AskedReason {
  const [value, onChange] = useState(start)
  return useHeldReason({ value, onChange })
}

/** The same of words that are held elsewhere, for example in a draft. */
export function useHeldReason({ value, onChange }: HeldReason): AskedReason {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  const read = Reason.safeParse(value)
  const error = asked && !read.success ? t('Indicare il motivo con almeno 3 caratteri.') : undefined
  const give = (to: (reason: string) => void): void => {
    setAsked(true)
    if (read.success) to(read.data)
  }
  return { field: { value, onChange, maxLength: reasonMax, error }, give }
}
