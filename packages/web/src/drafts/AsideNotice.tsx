import { formatIn } from '@vicino/domain/days/format.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import { useTranslation } from 'react-i18next'
import { spokenLanguage } from '../i18n/texts.ts'
import { Notice } from '../ui/page/Notice.tsx'

type Props = {
  /** When the draft was kept that was read too late for the form. */
  at: Instant
  settle: (takesUp: boolean) => void
}

/** Asks which counts: the draft of before, or what is typed since the form opened without it. */
export function AsideNotice({ at, settle }: Props) {
  const { t } = useTranslation()
  const when = formatIn(spokenLanguage()).instant(at)
  return (
    <Notice
      tone="attention"
      choices={[
        { label: t('Riprendi la bozza'), take: () => settle(true) },
        { label: t('Vale quello che è scritto qui'), take: () => settle(false) },
      ]}
    >
      {t('Di questo modulo è conservata una bozza del {{when}}, letta solo adesso.', { when })}
    </Notice>
  )
}
