import { getPayment } from '@vicino/domain/payments/payments.contract.ts'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { OpenItemsScreen, OverdueScreen } from '../invoices/OpenItemsScreen.tsx'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useMay } from '../session/person.ts'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { PaymentCards } from './PaymentCards.tsx'
import { PaymentsScreen } from './PaymentsScreen.tsx'

/** A list of the office (what is open, what is overdue, what the bank tells), or one payment of the bank. */
export function OfficeScreen() {
  const { which } = usePage(pages.office).params
  if (which === 'payments') return <PaymentsScreen />
  if (which === 'overdue') return <OverdueScreen />
  return which === 'open' ? <OpenItemsScreen /> : <PaymentScreen paymentId={which} />
}

/** One payment of the bank, and the ways to put it where it belongs. */
function PaymentScreen({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation()
  const mayBook = useMay('billing.issue_storno', 'write')
  return (
    <Screen
      read={useRead(getPayment, { params: { paymentId } })}
      width="form"
      skeleton={<RowsSkeleton rows={4} />}
      title={t('Pagamento')}
      back={pages.office.link({ which: 'payments' })}
    >
      {payment => <PaymentCards payment={payment} mayBook={mayBook} />}
    </Screen>
  )
}
