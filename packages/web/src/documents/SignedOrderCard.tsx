import { getDocuments } from '@vicino/domain/documents/documents.contract.ts'
import type { Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import { pageSizeAtMost } from '@vicino/domain/wire/page.ts'
import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { useDossier } from '../session/dossier.ts'
import { Button } from '../ui/Button.tsx'
import { List } from '../ui/page/List.tsx'
import { Card, Stack } from '../ui/page/Page.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { DocumentRow } from './DocumentRow.tsx'
import classes from './Documents.module.css'
import { SignedOrderSheet } from './SignedOrderSheet.tsx'

/** The order of a prescription as it was signed on paper, and the way to photograph it. */
export function SignedOrderCard({ prescription }: { prescription: Prescription }) {
  const { t } = useTranslation()
  const { allows } = useDossier()
  const { dossierId, _id: recordId, struck } = prescription
  const read = useRead(getDocuments, { params: { dossierId }, query: { recordId, limit: pageSizeAtMost } })
  const [asked, setAsked] = useState(false)
  const mayAdd = !struck && allows('prescription.create') && allows('documents.clinical')
  return (
    <Card title={t('Ordine firmato')}>
      <Stack>
        <Loaded read={read} skeleton={<RowsSkeleton rows={1} />}>
          {({ items }) =>
            items.length === 0 ? (
              <p className={classes.muted}>{t("L'ordine firmato su carta non è ancora qui.")}</p>
            ) : (
              <List label={t('Ordine firmato')}>
                {items.map(document => (
                  <DocumentRow key={document._id} document={document} />
                ))}
              </List>
            )
          }
        </Loaded>
        {mayAdd && (
          <div className={classes.acts}>
            <Button
              variant="default"
              leftSection={<IconCamera size={20} stroke={1.8} aria-hidden />}
              onClick={() => setAsked(true)}
            >
              {t("Fotografa l'ordine firmato")}
            </Button>
          </div>
        )}
      </Stack>
      {asked && <SignedOrderSheet prescription={prescription} onClose={() => setAsked(false)} />}
    </Card>
  )
}
