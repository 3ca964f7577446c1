import '../i18n/warm-formatters.ts'
import { landingAfter, returnPage } from '@vicino/domain/sign-in/sign-in-page.ts'
import {
  askForPasskey,
  type GivenPasskey,
  passkeysWork,
  type SignInStep,
  signInByCode,
  signInByPasskey,
  signInByPassword,
} from './authenticate.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { isPageBusy, leaveFor, offerToShowPassword, part, whileBusy } from './page-parts.ts'
import { clearRefusal, showError, showRefusal } from './send-form.ts'
import { sentence } from './sentence.ts'
import { startSpeaking } from './speak.ts'

const passwordForm = part(HTMLFormElement, '[data-password-form]')
const codeForm = part(HTMLFormElement, '[data-code-form]')
const passkeyOffer = part(HTMLElement, '[data-passkey]')

const password = part(HTMLInputElement, '#password')
const code = part(HTMLInputElement, '#verification')

const redirect = new URLSearchParams(location.search).get('redirect')
let waiting = new AbortController()

/** What one step of the sign-in led to, shown at the form that asked for it. */
async function take(form: HTMLFormElement, step: SignInStep): Promise<void> {
  // From here on the page says what it was told now, no longer what its address says.
  document.body.dataset['heard'] = ''
  if (step.is === 'signed_in') await leaveFor(landingAfter(redirect))
  else if (step.is === 'code') {
    document.body.dataset['step'] = 'code'
    // Whoever looks the code up in another app may find this page loaded anew: it still asks for the code.
    history.replaceState(null, '', `${location.search}#code`)
    code.focus()
  } else if (step.is === 'unreadable') {
    showError(code, sentence.t('Il codice ha sei cifre, oppure è un codice di recupero.'))
    code.focus()
  } else if (step.is === 'away') showRefusal(form, null)
  else if (step.is === 'refused') {
    showRefusal(form, step.refusal)
    if (form === passwordForm) password.select()
  }
}

/** A form that is sent by script, so that nothing typed is lost when the answer is no. */
function sendByScript(form: HTMLFormElement, send: (values: FormData) => Promise<SignInStep>): void {
  const button = part(HTMLButtonElement, '[type=submit]', form)
  form.addEventListener('submit', event => {
    event.preventDefault()
    if (isPageBusy()) return
    clearRefusal(form)
    waiting.abort()
    void whileBusy(
      button,
      send(new FormData(form)).then(step => take(form, step)),
    )
  })
}

function typed(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

async function takePasskey(step: SignInStep): Promise<void> {
  clearRefusal(passwordForm)
  await take(passwordForm, step)
}

async function offerPasskeys(): Promise<void> {
  if (!passkeysWork()) return
  const offers = await PublicKeyCredential.isConditionalMediationAvailable()
  passkeyOffer.hidden = false
  const button = part(HTMLButtonElement, 'button', passkeyOffer)
  const ask = (offered: boolean) => {
    waiting.abort()
    waiting = new AbortController()
    return askForPasskey(offered, waiting.signal)
  }
  const signIn = (given: GivenPasskey) => whileBusy(button, signInByPasskey(given).then(takePasskey))
  button.addEventListener('click', () => {
    if (!isPageBusy()) void ask(false).then(signIn)
  })
  if (!offers) return
  // Nobody has asked for this one: that it is not given, or that nobody answers, is not told.
  const given = await ask(true)
  if (given instanceof PublicKeyCredential) await signIn(given)
}

startSpeaking()
offerToShowPassword()
for (const field of document.querySelectorAll<HTMLInputElement>('[name=redirect]')) {
  field.value = redirect ?? ''
  field.disabled = redirect === null
}
part(HTMLAnchorElement, '.at-code a').search = location.search
document.body.dataset['step'] = location.hash.startsWith('#code') ? 'code' : 'password'
sendByScript(passwordForm, values => signInByPassword(typed(values, 'email'), typed(values, 'password')))
sendByScript(codeForm, values => signInByCode(typed(values, 'code')))
void offerPasskeys()
addEventListener(
  'load',
  () => setTimeout(() => void fetchAhead(returnPage(redirect).split('?')[0] ?? '/'), 200),
  { once: true },
)
