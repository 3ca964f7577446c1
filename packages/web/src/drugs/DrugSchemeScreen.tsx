import type { Day } from '@vicino/domain/days/day.ts'
import type { Drug } from '@vicino/domain/drugs/drug.ts'
import { getDrugs, printScheme } from '@vicino/domain/drugs/drugs.contract.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../session/dossier.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { useCall } from '../calls/use-call.ts'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useToday } from '../i18n/use-today.ts'
import { DaySteps } from '../ui/DaySteps.tsx'
import { FormSkeleton } from '../ui/page/Skeleton.tsx'
import { SchemeTable } from './SchemeTable.tsx'
import { SchemeWarnings } from './SchemeWarnings.tsx'
import classes from './DrugScheme.module.css'
import { PrintButton } from '../ui/page/PrintButton.tsx'
import { ClientPrintPage } from '../session/ClientPrintPage.tsx'

/** The therapy of a day on one sheet, to be read or printed. */
export function DrugSchemeScreen() {
  const { t } = useTranslation()
  const { dossierId } = usePage(pages.drugScheme).params
  const today = useToday()
  const [day, setDay] = useState(today)
  const read = useRead(getDrugs, { params: { dossierId } })
  return (
    <Screen
      read={read}
      skeleton={<FormSkeleton />}
      printed
      title={t('Schema dei farmaci')}
      back={pages.drugs.link({ dossierId })}
      actions={<PrintButton />}
      above={<DaySteps day={day} onDay={setDay} />}
    >
      {drugs => <SchemeSheet drugs={drugs} day={day} />}
    </Screen>
  )
}

function SchemeSheet({ drugs, day }: { drugs: readonly Drug[]; day: Day }) {
  const { _id: dossierId } = useDossier()
  const notePrint = useCall(printScheme)
  return (
    <ClientPrintPage onPrint={() => void notePrint({ params: { dossierId } })}>
      <div className={classes.sheet}>
        <SchemeWarnings />
        <SchemeTable drugs={drugs} day={day} />
      </div>
    </ClientPrintPage>
  )
}
