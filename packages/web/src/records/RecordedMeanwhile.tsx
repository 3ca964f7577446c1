import { useTranslation } from 'react-i18next'
import { Notice } from '../ui/page/Notice.tsx'

type Props = {
  /** What stands on the visit already of what was to be recorded, each in words. */
  recorded: readonly string[]
  leaveOut: () => void
  again: () => void
}

/** Somebody recorded the same on the visit before, or from another device: was it done, or used, twice? */
export function RecordedMeanwhile({ recorded, leaveOut, again }: Props) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="attention"
      choices={[
        { label: t('Escludi ciò che è già registrato'), take: leaveOut },
        { label: t('Registra una seconda volta'), take: again },
      ]}
    >
      {t('Su questa visita è già registrato: {{services}}.', { services: recorded.join('; ') })}
    </Notice>
  )
}
