import {
  archivedThings,
  type ArchiveContents,
  neverArchived,
} from '@vicino/domain/dossier-archive/archived.ts'
import { getArchiveContents } from '@vicino/domain/dossier-archive/dossier-archive.contract.ts'
import { IconFileZip } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { fileSizeWords } from '../documents/document-words.ts'
import { pages } from '../pages/pages.ts'
import { useDossier } from '../session/dossier.ts'
import { Button } from '../ui/Button.tsx'
import { labelIn } from '@vicino/domain/wire/option.ts'
import { late } from '../ui/late.ts'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { ArchiveProgress } from './ArchiveProgress.tsx'
import classes from './DossierArchive.module.css'
import { useArchiveDownload } from './use-archive-download.ts'
import { dotted } from '../i18n/dotted.ts'

const ReasonSheet = late(async () => (await import('../ui/sheets/ReasonSheet.tsx')).ReasonSheet)

/** The whole dossier as one file, for the client or for whoever cares for her next. */
export function DossierArchiveScreen() {
  const { t } = useTranslation()
  const { _id: dossierId } = useDossier()
  const read = useRead(getArchiveContents, { params: { dossierId } })
  const [isAsking, setAsking] = useState(false)
  const { download, start, stop } = useArchiveDownload()
  const close = () => setAsking(false)
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<RowsSkeleton rows={4} />}
      title={t('Esporta il dossier')}
      back={pages.attributes.link({ dossierId })}
    >
      {contents => (
        <Stack>
          <Contents {...contents} />
          <ArchiveProgress download={download} documents={contents.documents} onStop={stop} />
          {download.state !== 'coming' && (
            <div>
              <Button leftSection={<IconFileZip size={20} aria-hidden />} onClick={() => setAsking(true)}>
                {t('Esporta')}
              </Button>
            </div>
          )}
          {isAsking && (
            <ReasonSheet
              open
              onClose={close}
              title={t("Esportare l'intero dossier?")}
              confirmLabel={t('Esporta')}
              suggestions={[t('Richiesta del cliente'), t('Passaggio a un altro servizio')]}
              onConfirm={reason => {
                close()
                void start(reason)
              }}
            >
              <p>
                {t(
                  'Il file contiene dati sanitari. Il registro degli accessi conserva chi esporta, quando e perché.',
                )}
              </p>
            </ReasonSheet>
          )}
        </Stack>
      )}
    </Screen>
  )
}

function Contents({ documents, left_out }: ArchiveContents) {
  const { t } = useTranslation()
  const bytes = documents.reduce((sum, size) => sum + size, 0)
  const documentWords =
    documents.length === 0
      ? t('nessuno')
      : dotted([t('{{count}} documenti', { count: documents.length }), fileSizeWords(bytes)])
  return (
    <>
      <Card title={t('Che cosa contiene')}>
        <Facts>
          <Fact label={t('Da leggere')}>
            {t(
              'PDF con tutte le versioni, chi le ha scritte e quando; visite, équipe e contatti come sono oggi',
            )}
          </Fact>
          <Fact label={t('Per un altro programma')}>
            {t(
              'FHIR R4: persona, farmaci e dosi, valori, allergie, focus, piani di cura, anamnesi, visite, fatture e documenti',
            )}
          </Fact>
          <Fact label={t('Documenti')}>{documentWords}</Fact>
          {!left_out.includes('audit') && (
            <Fact label={t('Registro degli accessi')}>{t('chi ha aperto il dossier, quando e perché')}</Fact>
          )}
          <Fact label={t('Non compreso')}>{neverArchived.map(({ label }) => t(label)).join(', ')}</Fact>
          <Fact label={t('Manifesto')}>{t('ogni parte con la sua impronta SHA-256')}</Fact>
        </Facts>
      </Card>
      {left_out.length > 0 && (
        <Notice tone="attention">
          {t('Il suo ruolo non legge queste parti: l’archivio non le contiene.')}
          <ul className={classes.leftOut}>
            {left_out.map(thing => (
              <li key={thing}>{t(labelIn(archivedThings, thing))}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
