import { useQueryClient } from '@tanstack/react-query'
import type { Me } from '@vicino/domain/users/me.ts'
import { getMe } from '@vicino/domain/users/users.contract.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKey } from '../../calls/query-key.ts'
import { uncover } from '../../calls/session-cover.ts'
import {
  askForPasskey,
  type SignInStep,
  signedInPerson,
  signInByCode,
  signInByPasskey,
  signInByPassword,
  workFor,
} from '../../sign-in/authenticate.ts'
import { useRenewedElsewhere } from './use-renewed-elsewhere.ts'

type CoverSignIn = {
  /** Who was signed in, as far as it is known. */
  known: Me | undefined
  asksCode: boolean
  busy: boolean
  /** Why the last step was refused: the code itself, or all of it. */
  codeError: string | undefined
  banner: string | null
  byPassword: (email: string, password: string) => void
  byCode: (code: string) => void
  byPasskey: () => void
}

type Said = Pick<CoverSignIn, 'codeError' | 'banner'>

function useSaid(step: SignInStep | null): Said {
  const { t } = useTranslation()
  if (step?.is === 'away')
    return { codeError: undefined, banner: t('Il server non risponde. Riprovare tra poco.') }
  if (step?.is === 'unreadable')
    return { codeError: t('Il codice ha sei cifre, oppure è un codice di recupero.'), banner: null }
  if (step?.is !== 'refused') return { codeError: undefined, banner: null }
  const codeError = step.refusal.errors.find(({ path }) => path === 'code')?.message
  return { codeError, banner: codeError === undefined ? step.refusal.detail : null }
}

/** Signs in over a covered page. The same person goes on in the business in which she was working. */
export function useCoverSignIn(): CoverSignIn {
  const known = useQueryClient().getQueryData<Me>(queryKey(getMe, {}))
  useRenewedElsewhere(known)
  const [step, setStep] = useState<SignInStep | null>(null)
  const [asksCode, setAsksCode] = useState(false)
  const [busy, setBusy] = useState(false)
  const said = useSaid(step)

  const take = async (asking: Promise<SignInStep>): Promise<void> => {
    setBusy(true)
    const next = await asking
    setStep(next)
    if (next.is === 'code') setAsksCode(true)
    const person = next.is === 'signed_in' ? await signedInPerson() : null
    const several = known !== undefined && known._id === person && known.businesses.length > 1
    if (several && known.business) await workFor(known.business._id)
    setBusy(false)
    if (person) uncover(person)
  }
  return {
    known,
    asksCode,
    busy,
    ...said,
    byPassword: (email, password) => void take(signInByPassword(email, password)),
    byCode: code => void take(signInByCode(code)),
    byPasskey: () => void take(askForPasskey(false, new AbortController().signal).then(signInByPasskey)),
  }
}
