import { getDocuments } from '@vicino/domain/documents/documents.contract.ts'
import type { Prescription } from '@vicino/domain/prescriptions/prescription.ts'
import { pageSizeAtMost } from '@vicino/domain/wire/page.ts'
import { IconCamera } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
import { useRead } from '../calls/use-read.ts'
import { useDossier } from '../session/dossier.ts'
import { Inline } from '../ui/layout/Inline.tsx'
import { Button } from '../ui/Button.tsx'
import { showDay } from '../ui/fields/read-day.ts'
import { List } from '../ui/page/List.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Card } from '../ui/page/Page.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { DocumentRow } from './DocumentRow.tsx'
import classes from './Documents.module.css'
import { SignedOrderSheet } from './SignedOrderSheet.tsx'

/** Why no signed paper is kept: none is needed, its picture is still to be taken, or nobody signed. */
function missingWords(
  { signature, signed_on }: Pick<Prescription, 'signature' | 'signed_on'>,
  t: TFunction,
): string {
  if (signed_on === null)
    return t('La prescrizione non è ancora firmata. Firmata su carta, si fotografa qui.')
  const signed = { day: showDay(signed_on), name: signature?.name }
  return signature
    ? t('{{name}} ha firmato in Vicino il {{day}}: un foglio firmato non serve.', signed)
    : t('Firmato su carta il {{day}}: manca qui solo la foto del foglio.', signed)
}

/** The order of a prescription as it was signed on paper, and the way to photograph it. */
export function SignedOrderCard({ prescription }: { prescription: Prescription }) {
  const { t } = useTranslation()
  const { allows } = useDossier()
  const { dossierId, _id: recordId, struck } = prescription
  const read = useRead(getDocuments, { params: { dossierId }, query: { recordId, limit: pageSizeAtMost } })
  const [asked, setAsked] = useState(false)
  const mayAdd = !struck && allows('prescription.create') && allows('documents.clinical')
  return (
    <Card title={t('Foglio firmato')}>
      <Stack>
        <Loaded read={read} skeleton={<RowsSkeleton rows={1} />}>
          {({ items }) =>
            items.length === 0 ? (
              <p className={classes.muted}>{missingWords(prescription, t)}</p>
            ) : (
              <List label={t('Foglio firmato')}>
                {items.map(document => (
                  <DocumentRow key={document._id} document={document} />
                ))}
              </List>
            )
          }
        </Loaded>
        {mayAdd && (
          <Inline>
            <Button
              variant="default"
              leftSection={<IconCamera size={20} stroke={1.8} aria-hidden />}
              onClick={() => setAsked(true)}
            >
              {t('Fotografa il foglio firmato')}
            </Button>
          </Inline>
        )}
      </Stack>
      {asked && <SignedOrderSheet prescription={prescription} onClose={() => setAsked(false)} />}
    </Card>
  )
}
