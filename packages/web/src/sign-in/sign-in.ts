import '../i18n/warm-formatters.ts'
import { returnPage } from '@vicino/domain/sign-in/sign-in-page.ts'
import { passkeysWork, type Step, signInByCode, signInByPasskey, signInByPassword } from './authenticate.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { isBusy, offerToShowPassword, part, tell, whileBusy } from './page-parts.ts'
import { say, startSpeaking } from './speak.ts'

const passwordStep = part(HTMLElement, 'section.at-password')
const codeStep = part(HTMLElement, 'section.at-code')
const passwordForm = part(HTMLFormElement, '[data-password-form]')
const codeForm = part(HTMLFormElement, '[data-code-form]')
const passkeyOffer = part(HTMLElement, '[data-passkey]')

const redirect = new URLSearchParams(location.search).get('redirect')
const atCode = (): boolean => document.body.dataset['step'] === 'code'
let waiting = new AbortController()

function showStep(step: 'password' | 'code'): void {
  document.body.dataset['step'] = step
  if (step === 'code') part(HTMLInputElement, '#verification').focus()
}

function take(step: Step): void {
  const section = atCode() ? codeStep : passwordStep
  // From here on the page says what it was told now, no longer what its address says.
  document.body.dataset['heard'] = ''
  if (step.is === 'signed_in') location.assign(returnPage(redirect))
  else if (step.is === 'code') showStep('code')
  else if (step.is === 'refused') tell(section, step.sentence)
  else if (step.is === 'away') tell(section, say('Il server non risponde. Riprovare tra poco.'))
  if (step.is === 'refused' && !atCode()) part(HTMLInputElement, '#password').select()
}

/** A form that is sent by script, so that nothing typed is lost when the answer is no. */
function sendByScript(form: HTMLFormElement, send: (values: FormData) => Promise<Step>): void {
  const button = part(HTMLButtonElement, '[type=submit]', form)
  form.addEventListener('submit', event => {
    event.preventDefault()
    if (isBusy(button)) return
    tell(form.closest('section') ?? document, null)
    waiting.abort()
    void whileBusy(button, send(new FormData(form))).then(take)
  })
}

function typed(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

async function sendCode(values: FormData): Promise<Step> {
  const step = await signInByCode(typed(values, 'code'))
  return step ?? { is: 'refused', sentence: say('Il codice ha sei cifre, oppure è un codice di recupero.') }
}

async function offerPasskeys(): Promise<void> {
  if (!passkeysWork()) return
  passkeyOffer.hidden = false
  const button = part(HTMLButtonElement, 'button', passkeyOffer)
  button.addEventListener('click', () => {
    waiting.abort()
    waiting = new AbortController()
    if (!isBusy(button)) void whileBusy(button, signInByPasskey(false, waiting.signal)).then(take)
  })
  if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return
  const step = await signInByPasskey(true, waiting.signal)
  if (step.is === 'signed_in' || step.is === 'refused') take(step)
}

startSpeaking()
offerToShowPassword()
for (const field of document.querySelectorAll<HTMLInputElement>('[name=redirect]')) {
  field.value = redirect ?? ''
  field.disabled = redirect === null
}
document.body.dataset['step'] = location.hash.startsWith('#code') ? 'code' : 'password'
sendByScript(passwordForm, values => signInByPassword(typed(values, 'email'), typed(values, 'password')))
sendByScript(codeForm, sendCode)
void offerPasskeys()
addEventListener(
  'load',
  () => setTimeout(() => void fetchAhead(returnPage(redirect).split('?')[0] ?? '/'), 200),
  { once: true },
)
