import type { Performance } from '@vicino/domain/performances/performance.ts'
import { useTranslation } from 'react-i18next'
import { Notice } from '../ui/page/Notice.tsx'

type Props = { current: Performance; keepMine: () => void; takeTheirs: () => void }

/** Somebody saved another version meanwhile: what stands there now, and which of the two holds. */
export function MeanwhileNotice({ current, keepMine, takeTheirs }: Props) {
  const { t } = useTranslation()
  const { struck, duration } = current
  const by = current.author.name
  const take = { label: t('Prendi la versione di {{by}}', { by }), take: takeTheirs }
  if (struck)
    return (
      <Notice tone="attention" choices={[take]}>
        {t('Nel frattempo {{by}} ha annullato questa prestazione: {{reason}}', {
          by,
          reason: struck.reason,
        })}
      </Notice>
    )
  const keep = { label: t('Mantieni ciò che ho scritto'), take: keepMine }
  return (
    <Notice tone="attention" choices={[keep, take]}>
      {t('Nel frattempo {{by}} ha scritto {{minutes}} minuti.', { by, minutes: duration })}
    </Notice>
  )
}
