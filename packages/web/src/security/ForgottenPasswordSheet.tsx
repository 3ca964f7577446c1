import type { Collaborator } from '@vicino/domain/businesses/collaborator.ts'
import { createResetLink, listPendingResetLinks } from '@vicino/domain/sign-in/reset-link.contract.ts'
import type { AnswerOf } from '@vicino/domain/wire/endpoint.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../session/person.ts'
import { useSave } from '../calls/use-save.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { ColleagueSearch } from '../users/ColleagueSearch.tsx'
import { Sheet, SheetActions } from '../ui/sheets/Sheet.tsx'
import classes from './Security.module.css'

/** Whose password was forgotten, then the link for her: it is shown this once. */
export function ForgottenPasswordSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { _id: excludeUserId } = usePerson()
  const [whose, setWhose] = useState<Collaborator | null>(null)
  return (
    <Sheet
      key={whose?._id}
      open
      onClose={onClose}
      title={whose ? whose.name : t('Chi ha dimenticato la password?')}
    >
      {whose ? (
        <LinkFor collaborator={whose} onBack={() => setWhose(null)} onClose={onClose} />
      ) : (
        <ColleagueSearch among={{ excludeUserId }} onPick={setWhose} />
      )}
    </Sheet>
  )
}

type LinkProps = { collaborator: Collaborator; onBack: () => void; onClose: () => void }

function LinkFor({ collaborator, onBack, onClose }: LinkProps) {
  const { t } = useTranslation()
  const save = useSave(createResetLink, { refreshes: [listPendingResetLinks] })
  const [made, setMade] = useState<AnswerOf<typeof createResetLink> | null>(null)
  const make = async (): Promise<void> => {
    const answer = await save.send({ body: { userId: collaborator.userId } })
    if (answer) setMade(answer)
  }
  if (made)
    return (
      <>
        <MadeLink made={made} />
        <SheetActions>
          <Button onClick={onClose}>{t('Fatto')}</Button>
        </SheetActions>
      </>
    )
  return (
    <>
      <Stack>
        <p>
          {t(
            'Il collegamento da solo non apre niente: chi lo usa dà anche il codice del proprio secondo fattore. Chi non lo ha attende che una seconda persona della direzione approvi. La persona viene avvisata subito. Uno preparato prima non vale più.',
          )}
        </p>
        {save.banner && <Notice tone="error">{save.banner}</Notice>}
      </Stack>
      <SheetActions>
        <Button loading={save.saving} onClick={() => void make()}>
          {t('Prepara il collegamento')}
        </Button>
        <Button variant="default" disabled={save.saving} onClick={onBack}>
          {t('Indietro')}
        </Button>
      </SheetActions>
    </>
  )
}

/** The link as it is handed over, or why there is none to hand over: it went by mail, or did not leave. */
function MadeLink({ made: { url, mailed, waits, expires_at } }: { made: AnswerOf<typeof createResetLink> }) {
  const { t } = useTranslation()
  const when = formatIn(spokenLanguage()).instant(expires_at)
  if (url === null && !mailed)
    return (
      <Notice tone="error">{t("L'e-mail con il collegamento non è partita. Riprovare tra poco.")}</Notice>
    )
  return (
    <Notice tone="ok">
      {mailed && <p>{t('Inviato per e-mail: vale una volta sola, fino al {{when}}.', { when })}</p>}
      {url !== null && (
        <>
          <p>{t('Da consegnare di persona: vale una volta sola, fino al {{when}}.', { when })}</p>
          <p className={classes.link}>{url}</p>
          {waits && (
            <p>
              {t(
                'Per ora non apre niente: prima lo approva una seconda persona della direzione, in «Accesso e sicurezza».',
              )}
            </p>
          )}
          <CopyButton text={url} label={t('Copia il collegamento')} />
        </>
      )}
    </Notice>
  )
}
