import { useQueryClient } from '@tanstack/react-query'
import { formatIn } from '@vicino/domain/days/format.ts'
import { endEmergency } from '@vicino/domain/emergency-access/emergency-access.contract.ts'
import type { StandingEmergency } from '@vicino/domain/emergency-access/emergency-access.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../calls/use-call.ts'
import { spokenLanguage } from '../../i18n/texts.ts'
import { pages } from '../../pages/pages.ts'
import { useDossier } from '../../session/dossier.ts'
import { Notice } from '../../ui/page/Notice.tsx'
import { ConfirmSheet } from '../../ui/sheets/ConfirmSheet.tsx'
import { toast } from '../../ui/toast.ts'

type Props = { emergencies: readonly StandingEmergency[] }

/** Who has opened this dossier in an emergency, while that lasts; she ends it here. */
export function EmergencyStrip({ emergencies }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const router = useRouter()
  const { _id: dossierId } = useDossier()
  const end = useCall(endEmergency)
  const [ending, setEnding] = useState<StandingEmergency | null>(null)
  const [busy, setBusy] = useState(false)
  const confirm = async ({ _id }: StandingEmergency): Promise<void> => {
    setBusy(true)
    const ended = await end({ params: { accessId: _id } })
    setBusy(false)
    setEnding(null)
    if (!ended) return
    toast(t("L'accesso d'emergenza è terminato"), 'ok')
    // No page of the dossier is hers any more; who has left it meanwhile stays where she is.
    if (router.state.location.pathname.includes(dossierId))
      await router.navigate({ ...pages.dossiers.link(), replace: true })
    await client.invalidateQueries()
  }
  const until = (instant: string): string => formatIn(spokenLanguage()).instant(instant)
  return (
    <>
      {emergencies.map(emergency => (
        <Notice
          key={emergency._id}
          tone="attention"
          choices={emergency.own ? [{ label: t("Termina l'accesso"), take: () => setEnding(emergency) }] : []}
        >
          <p>
            {emergency.own
              ? t("Accesso d'emergenza: aperto da lei fino al {{when}}.", { when: until(emergency.until) })
              : t("Accesso d'emergenza: aperto da {{name}} fino al {{when}}.", {
                  name: emergency.name,
                  when: until(emergency.until),
                })}
          </p>
          {emergency.reason !== null && <p>{t('Motivo: {{reason}}', { reason: emergency.reason })}</p>}
        </Notice>
      ))}
      <ConfirmSheet
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={t("Terminare l'accesso d'emergenza?")}
        confirmLabel={t("Termina l'accesso")}
        busy={busy}
        onConfirm={() => ending && void confirm(ending)}
      >
        <p>{t('Il dossier si chiude subito per lei. Per riaprirlo occorre un nuovo motivo.')}</p>
      </ConfirmSheet>
    </>
  )
}
