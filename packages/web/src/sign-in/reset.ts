import { offerToShowPassword, part } from './page-parts.ts'
import { onSubmit, sendForm } from './send-form.ts'
import { startSpeaking } from './speak.ts'

const form = part(HTMLFormElement, '[data-reset]')
const codeField = part(HTMLElement, '[data-code]')
const code = part(HTMLInputElement, '#verification')
const token = new URLSearchParams(location.search).get('token') ?? ''

startSpeaking()
offerToShowPassword()
onSubmit(form, async () => {
  const password = part(HTMLInputElement, '#password').value
  const typed = codeField.hidden ? {} : { code: code.value }
  if (!(await sendForm(form, '/api/reset-password', { token, password, ...typed }))) {
    // Only the server knows that this account has a second factor: the field comes when it says so.
    if (codeField.hidden && code.hasAttribute('aria-invalid')) {
      codeField.hidden = false
      code.focus()
    }
    return
  }
  form.hidden = true
  part(HTMLElement, '[data-done]').hidden = false
})
