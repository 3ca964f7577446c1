import type { Anamnesis, AnamnesisSection } from '@vicino/domain/anamnesis/anamnesis.ts'
import { getAnamnesis, printAnamnesis } from '@vicino/domain/anamnesis/anamnesis.contract.ts'
import type { Section } from '@vicino/domain/anamnesis/section.ts'
import { sectionLabel } from '@vicino/domain/anamnesis/section-slug.ts'
import { IconFileExport } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDossier } from '../../session/dossier.ts'
import { pages } from '../../pages/pages.ts'
import { usePage } from '../../pages/use-page.ts'
import { Screen } from '../../calls/Screen.tsx'
import { useCall } from '../../calls/use-call.ts'
import { useRead } from '../../calls/use-read.ts'
import { Button } from '../../ui/Button.tsx'
import { FormSkeleton } from '../../ui/page/Skeleton.tsx'
import { AnswerList } from '../AnswerList.tsx'
import classes from './AnamnesisPrintScreen.module.css'
import { useSignedWords } from '../signed-words.ts'
import { useSections } from '../section/use-section.ts'
import { late } from '../../ui/late.ts'
import { PrintButton } from '../../ui/page/PrintButton.tsx'
import { ClientPrintPage } from '../../session/ClientPrintPage.tsx'

const ExportSheet = late(async () => (await import('./ExportSheet.tsx')).ExportSheet)

/** The whole anamnesis to be read or printed: only what is answered. */
export function AnamnesisPrintScreen() {
  const { t } = useTranslation()
  const params = usePage(pages.anamnesisPrint).params
  const read = useRead(getAnamnesis, { params })
  const [exporting, setExporting] = useState(false)
  return (
    <>
      <Screen
        read={read}
        skeleton={<FormSkeleton fields={8} />}
        printed
        title={t("Stampa l'anamnesi")}
        back={pages.anamnesisMenu.link(params)}
        actions={
          <>
            <PrintButton />
            <Button
              variant="subtle"
              leftSection={<IconFileExport size={20} aria-hidden />}
              onClick={() => setExporting(true)}
            >
              {t('Esporta (FHIR)')}
            </Button>
          </>
        }
      >
        {anamnesis => (
          <Suspense fallback={<FormSkeleton fields={8} />}>
            <PrintedAnamnesis anamnesis={anamnesis} />
          </Suspense>
        )}
      </Screen>
      {exporting && <ExportSheet params={params} onClose={() => setExporting(false)} />}
    </>
  )
}

function PrintedAnamnesis({ anamnesis }: { anamnesis: Anamnesis }) {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const notePrint = useCall(printAnamnesis)
  const written = anamnesis.sections.filter(({ state }) => state !== 'empty')
  const sections = useSections(written.map(({ section }) => section))
  return (
    <ClientPrintPage onPrint={() => void notePrint({ params: { dossierId, anamnesisId: anamnesis._id } })}>
      <div className={classes.sheet}>
        <p className={classes.title}>{t('Anamnesi')}</p>
        {sections.map((section, index) => (
          <PrintedSection key={section.slug} section={section} row={written[index]!} />
        ))}
      </div>
    </ClientPrintPage>
  )
}

function PrintedSection({ section, row }: { section: Section; row: AnamnesisSection }) {
  const { t } = useTranslation()
  const signed = useSignedWords(row)
  return (
    <section className={classes.section}>
      <h2 className={classes.name}>
        {t(sectionLabel(section.slug))} <span className={classes.signed}>{signed}</span>
      </h2>
      {row.state === 'to_confirm' && <p className={classes.signed}>{t('Da confermare')}</p>}
      <AnswerList section={section} row={row} empty={t('Nessuna risposta')} />
    </section>
  )
}
