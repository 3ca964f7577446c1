import { formatIn } from '@vicino/domain/days/format.ts'
import { changeFeed, getFeedState } from '@vicino/domain/users/calendar-feed.contract.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../calls/use-read.ts'
import { useSave } from '../calls/use-save.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Loaded } from '../calls/Loaded.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Card } from '../ui/page/Page.tsx'
import { RowsSkeleton } from '../ui/page/Skeleton.tsx'
import { ConfirmSheet } from '../ui/sheets/ConfirmSheet.tsx'
import classes from './Account.module.css'

/** One's visits in a calendar program of one's own: the private address, and its end. */
export function CalendarFeedCard() {
  const { t } = useTranslation()
  const read = useRead(getFeedState, {})
  return (
    <Card title={t('Sincronizzazione del calendario')}>
      <Stack>
        <Loaded read={read} skeleton={<RowsSkeleton rows={1} />}>
          {state => (
            <>
              <p>
                {state.names
                  ? t(
                      'Un indirizzo privato mostra le sue visite in un altro calendario: orari e nomi dei clienti, da una settimana fa a 60 giorni avanti. Mai indirizzi, telefoni, prestazioni o note.',
                    )
                  : t(
                      'Un indirizzo privato mostra le sue visite in un altro calendario: orari e iniziali dei clienti, da una settimana fa a 60 giorni avanti. Mai nomi, indirizzi, telefoni, prestazioni o note.',
                    )}
              </p>
              <FeedChoices feed={state.feed} />
            </>
          )}
        </Loaded>
      </Stack>
    </Card>
  )
}

type Feed = AnswerOf<typeof getFeedState>['feed']

function FeedChoices({ feed }: { feed: Feed }) {
  const { t } = useTranslation()
  const save = useSave(changeFeed, { refreshes: [getFeedState] })
  const [url, setUrl] = useState<string | null>(null)
  const [asked, setAsked] = useState<'rotate' | 'revoke' | null>(null)
  const change = async (action: 'make' | 'rotate' | 'revoke'): Promise<void> => {
    const answer = await save.send({ body: { action } })
    setAsked(null)
    if (answer) setUrl(answer.url)
  }
  return (
    <>
      {feed && <FeedFacts feed={feed} />}
      {url !== null && <NewAddress url={url} />}
      {save.banner && <Notice tone="error">{save.banner}</Notice>}
      <div className={classes.buttons}>
        {!feed && (
          <Button variant="default" loading={save.saving} onClick={() => void change('make')}>
            {t("Crea l'indirizzo privato")}
          </Button>
        )}
        {feed && (
          <>
            <Button variant="default" onClick={() => setAsked('rotate')}>
              {t('Crea un altro indirizzo')}
            </Button>
            <Button variant="subtle" onClick={() => setAsked('revoke')}>
              {t('Disattiva')}
            </Button>
          </>
        )}
      </div>
      <ConfirmSheet
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === 'revoke' ? t("Disattivare l'indirizzo?") : t('Creare un altro indirizzo?')}
        confirmLabel={asked === 'revoke' ? t('Disattiva') : t('Crea un altro indirizzo')}
        danger={asked === 'revoke'}
        busy={save.saving}
        onConfirm={() => asked && void change(asked)}
      >
        {t("L'indirizzo di prima non funziona più: i calendari che lo usano restano senza visite nuove.")}
      </ConfirmSheet>
    </>
  )
}

function FeedFacts({ feed: { made_at, read_at } }: { feed: NonNullable<Feed> }) {
  const { t } = useTranslation()
  const { instant } = formatIn(spokenLanguage())
  return (
    <p className={classes.muted}>
      {t('Attivo dal {{when}}.', { when: instant(made_at) })}{' '}
      {read_at === null
        ? t('Nessun calendario lo ha ancora letto.')
        : t("Letto l'ultima volta il {{when}}.", { when: instant(read_at) })}
    </p>
  )
}

/** The address is shown this once: only its hash is kept. */
function NewAddress({ url }: { url: string }) {
  const { t } = useTranslation()
  return (
    <Notice tone="ok">
      <p>
        {t(
          'Copiare ora questo indirizzo nel suo calendario: non verrà più mostrato. Chi lo possiede vede le sue visite.',
        )}
      </p>
      <p className={classes.address}>{url}</p>
      <CopyButton text={url} label={t("Copia l'indirizzo")} />
    </Notice>
  )
}
