import { useQueryClient } from '@tanstack/react-query'
import { formatIn } from '@vicino/domain/days/format.ts'
import {
  approveResetLink,
  listPendingResetLinks,
  type PendingResetLink,
} from '@vicino/domain/sign-in/reset-link.contract.ts'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
import { queryKey } from '../calls/query-key.ts'
import { useCall } from '../calls/use-call.ts'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { Button } from '../ui/Button.tsx'
import { List, Row, RowIcon } from '../ui/page/List.tsx'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import { toast } from '../ui/toast.ts'
import classes from './Security.module.css'

/** Links of colleagues that open nothing until a second person answers for them. */
export function PendingResetLinks() {
  const { t } = useTranslation()
  const read = useRead(listPendingResetLinks, {})
  const [approving, setApproving] = useState<PendingResetLink | null>(null)
  return (
    <Loaded read={read} skeleton={null}>
      {links =>
        links.length > 0 && (
          <div className={classes.pending}>
            <h3>{t('Collegamenti che attendono una seconda persona')}</h3>
            <List label={t('Collegamenti che attendono una seconda persona')}>
              {links.map(link => (
                <PendingRow key={link._id} link={link} onApprove={() => setApproving(link)} />
              ))}
            </List>
            {approving && <ApproveSheet link={approving} onClose={() => setApproving(null)} />}
          </div>
        )
      }
    </Loaded>
  )
}

type RowProps = { link: PendingResetLink; onApprove: () => void }

function PendingRow({ link: { name, made_by, made_at, own, refused_at }, onApprove }: RowProps) {
  const { t } = useTranslation()
  const when = formatIn(spokenLanguage()).instant(made_at)
  const waits = !own && refused_at === null
  return (
    <Row
      start={<RowIcon icon={IconKey} />}
      title={name}
      under={
        <>
          {t('Preparato da {{name}}, {{when}}', { name: made_by, when })}
          {refused_at !== null && (
            <>
              <br />
              {t('«Non ero io»: il collegamento è stato rifiutato')}
            </>
          )}
          {own && refused_at === null && (
            <>
              <br />
              {t("Deve approvarlo un'altra persona")}
            </>
          )}
        </>
      }
      endBelow
      end={
        waits ? (
          <Button variant="default" onClick={onApprove} aria-label={t('Approva: {{name}}', { name })}>
            {t('Approva')}
          </Button>
        ) : undefined
      }
    />
  )
}

function ApproveSheet({ link, onClose }: { link: PendingResetLink; onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const send = useCall(approveResetLink)
  const [busy, setBusy] = useState(false)
  const { name, made_by } = link
  const when = formatIn(spokenLanguage()).instant(link.made_at)
  const approve = async (): Promise<void> => {
    setBusy(true)
    const answer = await send({ params: { linkId: link._id } })
    await client.invalidateQueries({ queryKey: queryKey(listPendingResetLinks, {}) })
    if (answer) toast(t('Il collegamento è approvato'), 'ok')
    onClose()
  }
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      title={t('Approvare il collegamento per {{name}}?', { name })}
      confirmLabel={t('Approva')}
      busy={busy}
      onConfirm={() => void approve()}
    >
      <p>{t('Preparato da {{name}}, {{when}}', { name: made_by, when })}</p>
      <p>
        {t(
          'Chi lo ha in mano sceglie la password e accede con questo nome. Approvare solo dopo aver sentito la persona stessa.',
        )}
      </p>
    </ConfirmSheet>
  )
}
