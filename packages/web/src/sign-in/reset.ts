import { offerToShowPassword, part } from './page-parts.ts'
import { onSubmit, sendForm } from './send-form.ts'
import { startSpeaking } from './speak.ts'

const form = part(HTMLFormElement, '[data-reset]')
const token = new URLSearchParams(location.search).get('token') ?? ''

startSpeaking()
offerToShowPassword()
onSubmit(form, async () => {
  const password = part(HTMLInputElement, '#password').value
  if (!(await sendForm(form, '/api/reset-password', { token, password }))) return
  form.hidden = true
  part(HTMLElement, '[data-done]').hidden = false
})
