import { formatIn } from '@vicino/domain/days/format.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'

type Props = {
  /** When the draft was kept that stands in the form now; null for a fresh form. */
  restoredFrom: Instant | null
  startOver: () => void
}

/** Says that an older draft stands in the form, and offers to begin anew. */
export function RestoredNotice({ restoredFrom, startOver }: Props) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  if (restoredFrom === null) return null
  const when = formatIn(spokenLanguage()).instant(restoredFrom)
  return (
    <>
      <Notice choices={[{ label: t('Ricomincia da capo'), take: () => setAsked(true) }]}>
        {t('Ripresa la bozza del {{when}}.', { when })}
      </Notice>
      <ConfirmSheet
        open={asked}
        onClose={() => setAsked(false)}
        title={t('Ricominciare da capo?')}
        confirmLabel={t('Scarta la bozza')}
        danger
        onConfirm={startOver}
      >
        {t('Quello che è scritto in questo modulo va perso.')}
      </ConfirmSheet>
    </>
  )
}
