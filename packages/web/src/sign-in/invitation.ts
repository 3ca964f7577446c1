import { signInPage } from '@vicino/domain/sign-in/sign-in-page.ts'
import { asJson, askServer, readAnswer, readRefusal } from './authenticate.ts'
import { leaveFor, offerToShowPassword, part, tell } from './page-parts.ts'
import { onSubmit, sendForm } from './send-form.ts'
import { sentence, write } from './sentence.ts'
import { startSpeaking } from './speak.ts'

type Account = 'new' | 'sign_in' | 'signed_in' | 'other'
type Offered = {
  business: string
  made_by: string
  role_labels: readonly string[]
  email: string | null
  first_name: string
  last_name: string
  account: Account
  state: 'waits' | 'open'
}

const token = new URLSearchParams(location.search).get('token') ?? ''
const call = `/api/invitations/${encodeURIComponent(token)}`
const newcomer = part(HTMLFormElement, '[data-new]')
const known = part(HTMLFormElement, '[data-known]')
const other = part(HTMLFormElement, '[data-other]')

/** What the page offers to whom: a new person says her name, whoever has an account signs in as herself first. */
const shownTo: Record<Account, HTMLElement> = {
  new: newcomer,
  sign_in: part(HTMLElement, '[data-sign-in]'),
  signed_in: known,
  other,
}

function show({
  business,
  made_by,
  role_labels,
  email,
  first_name,
  last_name,
  account,
  state,
}: Offered): void {
  part(HTMLElement, '[data-business]').textContent = business
  part(HTMLElement, '[data-maker]').textContent = made_by
  for (const label of role_labels) {
    const role = document.createElement('li')
    write(role, [sentence.t(label)])
    part(HTMLElement, '[data-roles]').append(role)
  }
  part(HTMLElement, '[data-offer]').hidden = false
  part(HTMLInputElement, '#first_name').value = first_name
  part(HTMLInputElement, '#last_name').value = last_name
  part(HTMLInputElement, '#email').value = email ?? ''
  part(HTMLAnchorElement, '[data-way]').href = signInPage({
    redirect: `${location.pathname}${location.search}`,
  })
  if (state === 'waits')
    tell(document, [sentence.t("L'invito attende che una seconda persona lo approvi: riprovi più tardi.")])
  else shownTo[account].hidden = false
}

async function look(): Promise<void> {
  const response = await askServer(call)
  const offered = response?.ok ? await readAnswer<Offered>(response) : null
  if (offered) return show(offered)
  const refusal = await readRefusal(response)
  if (refusal?.code === 'not_found')
    tell(document, [sentence.t('Il collegamento non vale più: chieda un nuovo invito.')])
  else if (refusal) tell(document, [sentence.ofProblem(refusal)])
  else tell(document, [sentence.t('Il server non risponde. Riprovare tra poco.')])
}

startSpeaking()
offerToShowPassword()
onSubmit(newcomer, async () => {
  const value = (field: string): string => part(HTMLInputElement, `#${field}`).value
  const said = {
    first_name: value('first_name'),
    last_name: value('last_name'),
    password: value('password'),
    language: document.documentElement.lang,
  }
  if (await sendForm(newcomer, `${call}/accept`, said)) await leaveFor('/')
})
onSubmit(known, async () => {
  if (await sendForm(known, `${call}/accept`, {})) await leaveFor('/')
})
onSubmit(other, async () => {
  await askServer('/api/auth/sign-out', asJson({}))
  await leaveFor(location.href)
})
void look()
