import type { CarePlan } from '@vicino/domain/care-plan/care-plan.ts'
import { discardDraft, updateCarePlan } from '@vicino/domain/care-plan/care-plan.contract.ts'
import { actsOn } from '@vicino/domain/care-plan/care-plan-rules.ts'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSave } from '../calls/use-save.ts'
import { pages } from '../pages/pages.ts'
import { StrikeRecord } from '../records/StrikeRecord.tsx'
import { Inline } from '../ui/layout/Inline.tsx'
import { Button } from '../ui/Button.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { late } from '../ui/late.ts'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import { toast } from '../ui/toast.ts'

/** A plan is signed some times a year. */
const SignSheet = late(async () => (await import('./SignSheets.tsx')).SignSheet)
const ClientSignatureSheet = late(async () => (await import('./SignSheets.tsx')).ClientSignatureSheet)

type Props = { plan: CarePlan }

/**
 * What can be done with a plan as it stands: put it on paper; who may write signs it, evaluates it, changes it. Nobody
 * signs or puts away what is not shown.
 */
export function PlanActs({ plan, mayWrite, isShown }: Props & { mayWrite: boolean; isShown: boolean }) {
  const { t } = useTranslation()
  const { _id: carePlanId, dossierId } = plan
  const params = { dossierId, carePlanId }
  const [asked, setAsked] = useState<'sign' | 'client' | 'discard' | null>(null)
  const close = (): void => setAsked(null)
  const acts: Partial<ReturnType<typeof actsOn>> = mayWrite ? actsOn(plan) : {}
  return (
    <Inline align="center">
      {acts.sign && isShown && <Button onClick={() => setAsked('sign')}>{t('Firma il piano')}</Button>}
      {acts.evaluate && (
        <LinkButton link={pages.evaluateCarePlan.link(params)}>{t('Valuta il piano')}</LinkButton>
      )}
      {acts.change && (
        <LinkButton variant="default" link={pages.editCarePlan.link(params)}>
          {t('Modifica')}
        </LinkButton>
      )}
      {acts.signAsClient && (
        <Button variant="default" onClick={() => setAsked('client')}>
          {t('Firma del cliente')}
        </Button>
      )}
      <LinkButton
        variant="default"
        leftSection={<IconPrinter size={20} aria-hidden />}
        link={pages.carePlanPrint.link(params)}
      >
        {t('Stampa')}
      </LinkButton>
      {acts.discard && isShown && (
        <Button variant="subtle" onClick={() => setAsked('discard')}>
          {t('Scarta la bozza')}
        </Button>
      )}
      {asked === 'sign' && <SignSheet plan={plan} onClose={close} />}
      {asked === 'client' && <ClientSignatureSheet plan={plan} onClose={close} />}
      {asked === 'discard' && <DiscardSheet plan={plan} onClose={close} />}
    </Inline>
  )
}

function DiscardSheet({ plan, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation()
  const { _id: carePlanId, dossierId, version } = plan
  const save = useSave(discardDraft)
  const discard = async (): Promise<void> => {
    if (!(await save.send({ params: { dossierId, carePlanId }, body: { version } }))) return
    toast(t('Bozza scartata'), 'ok')
    onClose()
  }
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      title={t('Scartare la bozza?')}
      banner={save.banner}
      confirmLabel={t('Scarta la bozza')}
      danger
      busy={save.saving}
      onConfirm={() => void discard()}
    >
      <p>{t('Torna a valere solo la versione firmata. Ciò che la bozza diceva resta nella cronologia.')}</p>
    </ConfirmSheet>
  )
}

export function StrikePlan({ plan }: Props) {
  const { t } = useTranslation()
  const save = useSave(updateCarePlan)
  const { dossierId, _id: carePlanId, version } = plan
  const strike = async (reason: string): Promise<CarePlan | undefined> => {
    const saved = await save.send({
      params: { dossierId, carePlanId },
      body: { version, struck: { reason } },
    })
    if (saved) toast(t('Piano di cura annullato'), 'ok')
    return saved
  }
  return (
    <StrikeRecord
      draftKey={`care_plan.strike.${carePlanId}`}
      label={t('Annulla il piano')}
      question={t('Annullare il piano di cura?')}
      save={save}
      onStrike={strike}
    >
      {t('Non vale più e resta leggibile. Per farlo finire lo si valuta e lo si conclude.')}
    </StrikeRecord>
  )
}
