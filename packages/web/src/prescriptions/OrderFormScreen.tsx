import {
  getOrderForm,
  type OrderForm,
  printOrderForm,
} from '@vicino/domain/prescriptions/order-form.contract.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useCall } from '../calls/use-call.ts'
import { useRead } from '../calls/use-read.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import classes from './OrderForm.module.css'
import { OrderFormParties } from './OrderFormParties.tsx'
import { OrderFormServices } from './OrderFormServices.tsx'
import { PrintButton } from '../ui/page/PrintButton.tsx'
import { ClientPrintPage } from '../session/ClientPrintPage.tsx'
import { periodWords } from '../ui/fields/read-day.ts'

/** A prescription as the form that goes to doctor and insurer, to be signed on paper. */
export function OrderFormScreen() {
  const { t } = useTranslation()
  const params = usePage(pages.orderForm).params
  const read = useRead(getOrderForm, { params })
  return (
    <Screen
      read={read}
      skeleton={<FormSkeleton fields={6} />}
      printed
      title={t('Modulo per medico e assicuratore')}
      under={read.data && periodWords(read.data.prescription)}
      back={pages.prescription.link(params)}
      actions={<PrintButton />}
    >
      {form => <Sheet form={form} />}
    </Screen>
  )
}

/** Puts the form on paper where its address asks for it, once: a reload shows it only. */
function usePrintAtOnce(): void {
  const { params, search } = usePage(pages.orderForm)
  const navigate = useNavigate()
  const print = useEffectEvent(() => {
    void navigate({ ...pages.orderForm.link(params), replace: true })
    void document.fonts.ready.then(() => window.print())
  })
  const isAsked = search.print === true
  useEffect(() => {
    if (isAsked) print()
  }, [isAsked])
}

function Sheet({ form }: { form: OrderForm }) {
  const { t } = useTranslation()
  const { dossierId, prescriptionId } = usePage(pages.orderForm).params
  const notePrint = useCall(printOrderForm)
  usePrintAtOnce()
  return (
    <ClientPrintPage onPrint={() => void notePrint({ params: { dossierId, prescriptionId } })}>
      <div className={classes.sheet}>
        <h2 className={classes.title}>{t('Notifica del bisogno di cure e prescrizione medica')}</h2>
        {form.prescription.struck && (
          <Notice tone="error">
            {t('Annullato: {{reason}}', { reason: form.prescription.struck.reason })}
          </Notice>
        )}
        <OrderFormParties form={form} />
        <OrderFormServices form={form} />
      </div>
    </ClientPrintPage>
  )
}
