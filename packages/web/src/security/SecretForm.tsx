import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { Fields } from '../ui/fields/FieldFrame.tsx'
import { Notice } from '../ui/page/Notice.tsx'
import { SheetActions } from '../ui/sheets/Sheet.tsx'
import type { SecretFormState } from './use-secret-form.ts'

type Props<Values> = {
  state: SecretFormState<Values>
  sendLabel: string
  onBack?: () => void
  danger?: boolean
  children: ReactNode
}

/** The frame of a form that asks for a password or a code. */
export function SecretForm<Values>({ state, sendLabel, onBack, danger = false, children }: Props<Values>) {
  const { t } = useTranslation()
  const { email } = usePerson()
  const element = useRef<HTMLFormElement>(null)
  const { refusals } = state
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  return (
    <form ref={element} noValidate onSubmit={state.submit}>
      {/* A password manager needs to know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Fields>
        {children}
        {state.banner && <Notice tone="error">{state.banner}</Notice>}
      </Fields>
      <SheetActions>
        <Button type="submit" loading={state.sending} data-danger={danger || undefined}>
          {sendLabel}
        </Button>
        {onBack && (
          <Button variant="default" onClick={onBack} disabled={state.sending}>
            {t('Indietro')}
          </Button>
        )}
      </SheetActions>
    </form>
  )
}
