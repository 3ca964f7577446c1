import { useQueryClient } from '@tanstack/react-query'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { Instant } from '@vicino/domain/days/instant.ts'
import {
  listOwnResetLinks,
  type OwnResetLink,
  refuseResetLink,
} from '@vicino/domain/sign-in/reset-link.contract.ts'
import { listSessions } from '@vicino/domain/sign-in/sign-in.contract.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../calls/Loaded.tsx'
import { queryKey } from '../calls/query-key.ts'
import { useCall } from '../calls/use-call.ts'
import { useRead } from '../calls/use-read.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { now } from '../i18n/use-today.ts'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import { toast } from '../ui/toast.ts'
import classes from './Security.module.css'

/** What was made for one's own password: by whom, when, what became of it; and the way to say no. */
export function OwnResetLinks() {
  const { t } = useTranslation()
  const read = useRead(listOwnResetLinks, {})
  const [refusing, setRefusing] = useState<OwnResetLink | null>(null)
  return (
    <Loaded read={read} skeleton={null}>
      {links =>
        links.length > 0 && (
          <section>
            <h2 className={classes.heading}>{t('Collegamenti per la sua password')}</h2>
            <Stack>
              {links.map(link => (
                <OwnLink key={link._id} link={link} onRefuse={() => setRefusing(link)} />
              ))}
            </Stack>
            {refusing && <RefuseSheet link={refusing} onClose={() => setRefusing(null)} />}
          </section>
        )
      }
    </Loaded>
  )
}

function OwnLink({ link, onRefuse }: { link: OwnResetLink; onRefuse: () => void }) {
  const { t } = useTranslation()
  const { made_by, made_at, approved_by, approved_at, used_at, refused_at } = link
  const at = (instant: Instant): string => formatIn(spokenLanguage()).instant(instant)
  const mayRefuse = refused_at === null && (used_at !== null || isLive(link))
  return (
    <Notice
      tone={mayRefuse ? 'attention' : 'info'}
      choices={mayRefuse ? [{ label: t('Non ero io'), take: onRefuse }] : []}
    >
      <p>
        {made_by === null
          ? t('Chi gestisce il server ha preparato un collegamento per la sua password: {{when}}.', {
              when: at(made_at),
            })
          : t('{{name}} ha preparato un collegamento per la sua password: {{when}}.', {
              name: made_by,
              when: at(made_at),
            })}
      </p>
      {approved_at !== null && (
        <p>{t('Approvato da {{name}}, {{when}}.', { name: approved_by ?? '', when: at(approved_at) })}</p>
      )}
      <p>{outcomeOf(link)}</p>
    </Notice>
  )

  function outcomeOf({ expires_at }: OwnResetLink): string {
    if (refused_at !== null) return t('Rifiutato da lei, {{when}}.', { when: at(refused_at) })
    if (used_at !== null)
      return t('Usato {{when}}: la password è stata scelta di nuovo.', { when: at(used_at) })
    return isLive(link) ? t('Vale fino al {{when}}.', { when: at(expires_at) }) : t('Non vale più.')
  }
}

const isLive = ({ ended_at, used_at, expires_at }: OwnResetLink): boolean =>
  ended_at === null && used_at === null && expires_at > now()

const changed = [listOwnResetLinks, listSessions]

function RefuseSheet({ link, onClose }: { link: OwnResetLink; onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const send = useCall(refuseResetLink)
  const [busy, setBusy] = useState(false)
  const refuse = async (): Promise<void> => {
    setBusy(true)
    const answer = await send({ params: { linkId: link._id } })
    await Promise.all(changed.map(read => client.invalidateQueries({ queryKey: queryKey(read, {}) })))
    if (answer) toast(t('Il collegamento è rifiutato'), 'ok')
    onClose()
  }
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      title={t('Rifiutare questo collegamento?')}
      confirmLabel={t('Rifiuta il collegamento')}
      danger
      busy={busy}
      onConfirm={() => void refuse()}
    >
      <p>
        {t(
          'Il collegamento non vale più, le altre sessioni terminano e la direzione lo vede. Se è già stato usato, cambiare subito la password.',
        )}
      </p>
    </ConfirmSheet>
  )
}
