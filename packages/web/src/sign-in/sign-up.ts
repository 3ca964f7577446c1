import { fetchAhead } from './fetch-ahead.ts'
import { leaveFor, offerToShowPassword, part } from './page-parts.ts'
import { onSubmit, sendForm } from './send-form.ts'
import { startSpeaking } from './speak.ts'

const form = part(HTMLFormElement, '[data-sign-up]')
const organisation = part(HTMLElement, '[data-organisation]')

/** What was typed. An independent nurse's practice goes by her own name, so the field she does not see is left out. */
function values(): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const typed = Object.fromEntries(entries)
  if (organisation.hidden || !typed['business_name']?.trim()) delete typed['business_name']
  return { ...typed, language: document.documentElement.lang }
}

startSpeaking()
offerToShowPassword()
const follow = (): void => {
  organisation.hidden = new FormData(form).get('kind') !== 'business'
}
form.addEventListener('change', follow)
follow()
onSubmit(form, async () => {
  // Who founds an organisation has no visits of her own, and an empty calendar says nothing: it begins with a client.
  const firstPage = organisation.hidden ? '/' : '/plan/clients'
  if (await sendForm(form, '/api/sign-up', values())) await leaveFor(firstPage)
})
addEventListener('load', () => setTimeout(() => void fetchAhead('/'), 200), { once: true })
