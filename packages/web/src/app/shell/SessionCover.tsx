import { IconLock } from '@tabler/icons-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passkeysWork } from '../../sign-in/authenticate.ts'
import { Button } from '../../ui/Button.tsx'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { Notice } from '../../ui/page/Notice.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { coverToasts } from '../../ui/toast.ts'
import classes from './SessionCover.module.css'
import { useCoverSignIn } from './use-cover-sign-in.ts'

/**
 * Covers the page after its session has ended, without unmounting it. The same person signs in over it and
 * goes on with what she typed; anybody else starts empty. A native modal dialog makes everything below inert.
 */
export function SessionCover() {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const signIn = useCoverSignIn()
  const [email, setEmail] = useState(signIn.known?.email ?? '')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')

  // They lie above everything, and may name a client: they wait for her who signs in again.
  useEffect(coverToasts, [])
  useEffect(() => {
    dialog.current?.showModal()
    const empty = [...(dialog.current?.querySelectorAll('input') ?? [])].find(field => field.value === '')
    empty?.focus()
  }, [])

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (signIn.busy) return
    if (signIn.asksCode) signIn.byCode(code)
    else signIn.byPassword(email, password)
  }

  return (
    <dialog
      ref={dialog}
      className={classes.cover}
      aria-labelledby="session-ended"
      onCancel={event => event.preventDefault()}
    >
      <form className={classes.form} noValidate onSubmit={submit}>
        <span className={classes.sign} aria-hidden>
          <IconLock size={28} stroke={1.7} />
        </span>
        <h2 id="session-ended">{t('La sessione è terminata')}</h2>
        <p className={classes.words}>
          {t('Accedere di nuovo per continuare: quello che ha scritto è ancora qui.')}
        </p>
        <Fields>
          {signIn.asksCode ? (
            <TextField
              label={t('Codice di verifica')}
              description={t("Il codice dell'app, oppure un codice di recupero.")}
              autoComplete="one-time-code"
              value={code}
              onChange={setCode}
              error={signIn.codeError}
            />
          ) : (
            <>
              <TextField
                label={t('E-mail')}
                type="email"
                inputMode="email"
                autoComplete="username"
                value={email}
                onChange={setEmail}
              />
              <TextField
                label={t('Password')}
                type="password"
                autoComplete="current-password"
                value={password}
                onChange={setPassword}
              />
            </>
          )}
          {signIn.banner && <Notice tone="error">{signIn.banner}</Notice>}
          <Button type="submit" loading={signIn.busy}>
            {t('Accedi')}
          </Button>
          {!signIn.asksCode && passkeysWork() && (
            <Button variant="default" disabled={signIn.busy} onClick={signIn.byPasskey}>
              {t('Accedi con una passkey')}
            </Button>
          )}
        </Fields>
      </form>
    </dialog>
  )
}
