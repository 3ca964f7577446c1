import type { EmergencySheet } from '@vicino/domain/dossiers/emergency-sheet.contract.ts'
import { getEmergencySheet, printEmergencySheet } from '@vicino/domain/dossiers/emergency-sheet.contract.ts'
import { IconPhone } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useCall } from '../calls/use-call.ts'
import { useRead } from '../calls/use-read.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { buttonClass } from '../ui/Button.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import classes from './EmergencySheet.module.css'
import { EmergencyAllergies } from './EmergencyAllergies.tsx'
import { EmergencyCarers } from './EmergencyCarers.tsx'
import { EmergencyClient } from './EmergencyClient.tsx'
import { EmergencyConditions } from './EmergencyConditions.tsx'
import { EmergencyDrugs } from './EmergencyDrugs.tsx'
import { EmergencyInsurance } from './EmergencyInsurance.tsx'
import { EmergencyPersons } from './EmergencyPersons.tsx'
import { PrintButton } from '../ui/page/PrintButton.tsx'
import { ClientPrintPage } from '../session/ClientPrintPage.tsx'

/** All that an ambulance asks of a client, on one page, to be read aloud on the telephone or given along on paper. */
export function EmergencySheetScreen() {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const read = useRead(getEmergencySheet, { params: { dossierId } })
  return (
    <Screen
      read={read}
      skeleton={<FormSkeleton fields={6} />}
      printed
      title={t("Scheda d'emergenza")}
      back={pages.dossier.link({ dossierId })}
      actions={
        <>
          <a href="tel:144" className={buttonClass('filled')}>
            <IconPhone size={20} aria-hidden />
            {t('Chiama il 144')}
          </a>
          <PrintButton variant="default" />
        </>
      }
    >
      {sheet => (
        <Suspense fallback={<FormSkeleton fields={6} />}>
          <Sheet sheet={sheet} />
        </Suspense>
      )}
    </Screen>
  )
}

function Sheet({ sheet }: { sheet: EmergencySheet }) {
  const { _id: dossierId } = useDossier()
  const notePrint = useCall(printEmergencySheet)
  return (
    <ClientPrintPage onPrint={() => void notePrint({ params: { dossierId } })}>
      <div className={classes.sheet}>
        <div className={classes.client}>
          <EmergencyAllergies allergies={sheet.allergies} />
          <EmergencyClient />
          <EmergencyConditions sections={sheet.sections} />
        </div>
        <div className={classes.drugs}>
          <EmergencyDrugs drugs={sheet.drugs} />
        </div>
        <div className={classes.others}>
          <EmergencyPersons persons={sheet.contact_persons} />
          <EmergencyCarers contacts={sheet.contacts} />
          <EmergencyInsurance coverages={sheet.coverages} numbers={sheet.sanitary_data} />
        </div>
      </div>
    </ClientPrintPage>
  )
}
