import { addDays } from '@vicino/domain/days/day.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { daySchemeOf } from '@vicino/domain/drugs/day-scheme.ts'
import { getDrugs } from '@vicino/domain/drugs/drugs.contract.ts'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pages } from '../app/links.ts'
import { usePerson } from '../app/person.ts'
import { useRead } from '../calls/use-read.ts'
import { useDossier } from '../app/dossier.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { useToday } from '../i18n/use-today.ts'
import { Button } from '../ui/Button.tsx'
import { LoadError } from '../ui/LoadError.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { PrintPage } from '../ui/PrintPage.tsx'
import { FormSkeleton } from '../ui/Skeleton.tsx'
import { DaySchemeCard } from './DaySchemeCard.tsx'

/** The therapy of a day on one sheet, to be read or printed. */
export function DrugSchemeScreen() {
  const { t } = useTranslation()
  const { dossierId } = useParams({ from: pages.drugScheme.pattern })
  const { client } = useDossier()
  const { name } = usePerson()
  const today = useToday()
  const [ahead, setAhead] = useState(0)
  const { data: drugs, error, refetch } = useRead(getDrugs, { params: { dossierId } })
  const format = formatIn(spokenLanguage())
  const day = addDays(today, ahead)
  return (
    <Page>
      <PageHeader
        title={t('Schema dei farmaci')}
        back={pages.drugs.link({ dossierId })}
        actions={
          <>
            <Button variant="default" aria-label={t('Giorno precedente')} onClick={() => setAhead(ahead - 1)}>
              <IconChevronLeft size={20} aria-hidden />
            </Button>
            <Button variant="default" aria-label={t('Giorno seguente')} onClick={() => setAhead(ahead + 1)}>
              <IconChevronRight size={20} aria-hidden />
            </Button>
            <Button leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
              {t('Stampa')}
            </Button>
          </>
        }
      />
      {error && !drugs && <LoadError failure={error} onRetry={refetch} />}
      {!drugs && !error && <FormSkeleton />}
      {drugs && (
        <PrintPage
          about={`${client.name}, ${format.day(client.birthday)}`}
          printedAt={format.instant(new Date().toISOString())}
          printedBy={name}
        >
          <DaySchemeCard scheme={daySchemeOf(drugs, day)} day={day} />
        </PrintPage>
      )}
    </Page>
  )
}
