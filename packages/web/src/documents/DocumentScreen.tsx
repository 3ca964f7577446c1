import { sectionLabel } from '@vicino/domain/anamnesis/section-slug.ts'
import { type Document, permissionForDocument } from '@vicino/domain/documents/document.ts'
import { isImage, signOfType } from '@vicino/domain/documents/document-type.ts'
import {
  getDocument,
  getDocumentFile,
  getDocumentVersions,
  strikeDocument,
} from '@vicino/domain/documents/documents.contract.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { IconDownload, IconExternalLink, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../calls/call-input.ts'
import { Screen } from '../calls/Screen.tsx'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import type { LinkTarget } from '../pages/link-target.ts'
import { pages } from '../pages/pages.ts'
import { usePage } from '../pages/use-page.ts'
import { RecordHistory } from '../records/RecordHistory.tsx'
import { recordKinds } from '../records/record-kinds.ts'
import { StrikeRecord } from '../records/StrikeRecord.tsx'
import { type OpenDossier, useDossier } from '../session/dossier.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Fact, Facts } from '../ui/page/Facts.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { DocumentBadge } from './DocumentRow.tsx'
import { ZoomedPicture } from './ZoomedPicture.tsx'
import classes from './Documents.module.css'
import { EditDocumentSheet } from './EditDocumentSheet.tsx'
import { documentCategoryWords, documentRows, fileSizeWords } from './document-words.ts'

/** Where the content of a document is shown, or saved from. */
const fileAddress = ({ dossierId, _id: documentId }: Document, download = false): string =>
  addressOf(getDocumentFile, {
    params: { dossierId, documentId },
    query: { ...(download && { download: 'true' }) },
  })

/** One document: what it shows, what is known of it, and everything that was ever written of it. */
export function DocumentScreen() {
  const { t } = useTranslation()
  const {
    params: { dossierId, documentId },
    search: { from },
  } = usePage(pages.document)
  const dossier = useDossier()
  const { allows } = dossier
  const params = { dossierId, documentId }
  const read = useRead(getDocument, { params })
  const versions = useRead(getDocumentVersions, { params })
  const [editing, setEditing] = useState(false)
  const document = read.data
  const mayWrite =
    document !== undefined && !document.struck && allows(permissionForDocument(document.category))
  return (
    <Screen
      read={read}
      width="form"
      skeleton={<RowsSkeleton rows={5} />}
      title={document?.name ?? t('Documento')}
      back={(from === 'record' && linkToRecord(dossier, document)) || pages.documents.link({ dossierId })}
      actions={
        document && (
          <a href={fileAddress(document, true)} download className={buttonClass('default')}>
            <IconDownload size={20} aria-hidden />
            {t('Scarica')}
          </a>
        )
      }
    >
      {shown => (
        <Stack>
          <Inline>
            <DocumentBadge document={shown} />
          </Inline>
          {shown.struck && (
            <Notice tone="attention">{t('Annullato: {{reason}}', { reason: shown.struck.reason })}</Notice>
          )}
          <Preview key={shown._id} document={shown} />
          <Known document={shown} />
          {mayWrite && (
            <Inline>
              <Button
                variant="default"
                leftSection={<IconPencil size={20} aria-hidden />}
                onClick={() => setEditing(true)}
              >
                {t('Correggi')}
              </Button>
            </Inline>
          )}
          <RecordHistory read={versions} fields={documentRows} />
          {mayWrite && <Strike document={shown} />}
          {editing && <EditDocumentSheet document={shown} onClose={() => setEditing(false)} />}
        </Stack>
      )}
    </Screen>
  )
}

type Shown = { document: Document }

/**
 * A picture where it stands, a text in a frame that runs nothing, a PDF in the browser's own viewer, which starts in no
 * sandbox and where many a phone has none: the answer's own rules let it load nothing. Each opens in a page too.
 */
function Preview({ document }: Shown) {
  const { t } = useTranslation()
  const [broken, setBroken] = useState(false)
  const address = fileAddress(document)
  const { type, name } = document
  const notHere = t('Questo browser non mostra i PDF nella pagina: aprire il documento o scaricarlo.')
  if (isImage(type) && !broken)
    return (
      <Card>
        <ZoomedPicture src={address} name={name} onBroken={() => setBroken(true)} />
      </Card>
    )
  return (
    <Card>
      <Stack>
        {broken && <Notice tone="error">{t("L'anteprima non si apre: riprovare tra poco.")}</Notice>}
        {type === 'text/plain' && (
          <iframe
            className={classes.text}
            sandbox=""
            src={address}
            title={t('Anteprima di {{name}}', { name })}
          />
        )}
        {type === 'application/pdf' && navigator.pdfViewerEnabled && (
          <object
            className={classes.pages}
            type={type}
            data={address}
            aria-label={t('Anteprima di {{name}}', { name })}
          >
            <Notice>{notHere}</Notice>
          </object>
        )}
        {type === 'application/pdf' && !navigator.pdfViewerEnabled && <Notice>{notHere}</Notice>}
        <Inline>
          <a href={address} target="_blank" rel="noopener" className={buttonClass('filled')}>
            <IconExternalLink size={20} aria-hidden />
            {t('Apri il documento')}
          </a>
        </Inline>
      </Stack>
    </Card>
  )
}

function Known({ document }: Shown) {
  const { t } = useTranslation()
  const { category, type, size, record, author, created_at } = document
  return (
    <Card title={t('Informazioni')}>
      <Facts>
        <Fact label={t('Categoria')}>{documentCategoryWords(category, t)}</Fact>
        <Fact label={t('Tipo')}>{signOfType(type)}</Fact>
        <Fact label={t('Dimensione')}>{fileSizeWords(size)}</Fact>
        <Fact label={t('Aggiunto da')}>{author.name}</Fact>
        <Fact label={t('Aggiunto il')}>{formatIn(spokenLanguage()).instant(created_at)}</Fact>
        {record && (
          <Fact label={t('Allegato a')}>
            <RecordLink document={document} />
          </Fact>
        )}
      </Facts>
    </Card>
  )
}

/** The page of the record to which a document is attached. */
function linkToRecord(dossier: OpenDossier, document: Document | undefined): LinkTarget | undefined {
  if (!document?.record) return undefined
  const { kind, _id, section } = document.record
  const way = recordKinds[kind].wayTo(dossier, _id, { section })
  return 'link' in way ? way.link : undefined
}

/** The way to that record, by its name. */
function RecordLink({ document }: Shown) {
  const { t } = useTranslation()
  const { kind, section } = document.record!
  const link = linkToRecord(useDossier(), document)
  const words = [t(recordKinds[kind].label), section && t(sectionLabel(section))].filter(Boolean).join(', ')
  return link ? <Link {...link}>{words}</Link> : words
}

function Strike({ document }: Shown) {
  const { t } = useTranslation()
  const save = useSave(strikeDocument)
  const { dossierId, _id: documentId, version } = document
  const strike = async (reason: string): Promise<Document | undefined> => {
    const saved = await save.send({ params: { dossierId, documentId }, body: { version, reason } })
    if (saved) toast(t('Documento annullato'), 'ok')
    return saved
  }
  return (
    <StrikeRecord
      draftKey={`document.strike.${documentId}`}
      label={t('Annulla il documento')}
      question={t('Annullare il documento?')}
      save={save}
      onStrike={strike}
    >
      {t('Non vale più, e resta leggibile in fondo alla lista con il motivo.')}
    </StrikeRecord>
  )
}
