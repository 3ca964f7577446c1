import type { Performance } from '@vicino/domain/performances/performance.ts'
import { useTranslation } from 'react-i18next'
import { Notice } from '../ui/page/Notice.tsx'

type Props = {
  /** What stands on the visit already of what was to be recorded. */
  recorded: readonly Performance[]
  leaveOut: () => void
  again: () => void
}

/** Somebody recorded the same services of the visit before, or from another device: were they done twice? */
export function RecordedMeanwhile({ recorded, leaveOut, again }: Props) {
  const { t } = useTranslation()
  const services = recorded
    .map(({ service_details: { name }, duration, author }) =>
      t('{{name}}, {{minutes}} min, da {{by}}', { name, minutes: duration, by: author.name }),
    )
    .join('; ')
  return (
    <Notice
      tone="attention"
      choices={[
        { label: t('Lascia fuori ciò che è già registrato'), take: leaveOut },
        { label: t('Registra una seconda volta'), take: again },
      ]}
    >
      {t('Su questa visita è già registrato: {{services}}.', { services })}
    </Notice>
  )
}
