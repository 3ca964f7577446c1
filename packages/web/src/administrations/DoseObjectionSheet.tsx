import { type TooEarly } from '@vicino/domain/administrations/administrations.contract.ts'
import type { Administration } from '@vicino/domain/administrations/administration.ts'
import { orderOf } from '@vicino/domain/administrations/order.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { ReasonSheet } from '../ui/sheets/ReasonSheet.tsx'
import { Sheet, SheetActions } from '../ui/sheets/Sheet.tsx'
import { doseLine } from './administration-words.ts'
import { DoseAnswered } from './DoseAnswered.tsx'
import classes from './Doses.module.css'
import { DoseTooEarly } from './DoseTooEarly.tsx'
import type { AskedDose, Giving, Objection } from './use-giving.ts'

const titles = {
  dose_too_early: { label: 'Troppo presto' },
  dose_answered: { label: 'Dose già documentata' },
  drug_changed: { label: 'La prescrizione è cambiata' },
} as const satisfies Record<Objection['code'], { label: string }>

/** What speaks against a dose, where the nurse decides: it was not given, or it really was, with a reason. */
export function DoseObjectionSheet({ asked, giving }: { asked: AskedDose; giving: Giving }) {
  const { t } = useTranslation()
  const { objection, withdraw, confirm, saving, banner } = giving
  if (!objection) return null
  const title = t(titles[objection.code].label)
  const words = <ObjectionWords asked={asked} objection={objection} />
  if (objection.mayConfirm)
    return (
      <ReasonSheet
        open
        onClose={withdraw}
        title={title}
        confirmLabel={t('È stata data: registra')}
        danger
        busy={saving}
        banner={banner}
        onConfirm={confirm}
      >
        {words}
      </ReasonSheet>
    )
  return (
    <Sheet open onClose={withdraw} title={title}>
      {words}
      <SheetActions>
        <Button onClick={withdraw} data-autofocus>
          {t('Ho letto')}
        </Button>
      </SheetActions>
    </Sheet>
  )
}

function ObjectionWords({ asked, objection }: { asked: AskedDose; objection: Objection }) {
  const { t } = useTranslation()
  const shown: Record<Objection['code'], () => ReactNode> = {
    dose_too_early: () => <DoseTooEarly {...(objection.current as TooEarly)} />,
    dose_answered: () => <DoseAnswered answer={objection.current as Administration} />,
    drug_changed: () => <Notice tone="attention">{orderWords(objection.current as Drug, asked, t)}</Notice>,
  }
  return (
    <>
      <p className={classes.about}>
        <strong>{asked.drug.name}</strong>
        <span>{doseLine(asked.dose, asked.drug, t)}</span>
      </p>
      {shown[objection.code]()}
      {objection.mayConfirm && (
        <p className={classes.hint}>
          {t('Se la dose è stata data davvero, resta nel dossier con il motivo e va in consegna.')}
        </p>
      )}
    </>
  )
}

function orderWords(current: Drug, { day, moment }: AskedDose, t: TFunction): string {
  const order = orderOf(current, day, moment)
  if (order === null) return t('Ora questa dose non è più prescritta.')
  return t('Ora è prescritto: {{name}}, {{dose}}', { name: order.name, dose: doseLine(order.dose, order, t) })
}
