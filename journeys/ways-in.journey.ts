import { ownPractice } from './own-practice.ts'
import { say } from './say.ts'
import { expect, test } from './story.ts'
import { signInByPage } from './sign-in.ts'

test('a wrong password is refused in one sentence, without a script too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/sign-in')
  // Without a script the page speaks Italian to everybody.
  await page.getByLabel('E-mail').fill('infermiera@demo.vicino.test')
  await page.getByLabel('Password', { exact: true }).fill('non è questa')
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await expect(page.getByText('Accesso non riuscito. Controllare e-mail e password.')).toBeVisible()
  await context.close()
})

test('who asks for a page is led there after signing in, and nowhere else', async ({ page }) => {
  const nurse = await ownPractice(page)
  await page.context().clearCookies()
  await page.goto('/plan/clients?status=active')
  await expect(page).toHaveURL(/\/sign-in\?redirect=/)
  await signInByPage(page, nurse, page.url())
  await expect(page).toHaveURL(/\/plan\/clients\?status=active/)
  await page.context().clearCookies()
  await signInByPage(page, nurse, '/sign-in?redirect=https://elsewhere.example/')
  await expect(page).toHaveURL(/localhost:\d+\/$/)
})

test('an address that is none, and a dossier that is not hers, show the same page with a way back', async ({
  page,
}) => {
  await ownPractice(page)
  for (const path of ['/nowhere', '/dossier/01890000-0000-7000-8000-000000000000']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Pagina non trovata'))
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: say('Oggi'), level: 1 })).toBeVisible()
  }
})

test('a passkey is added and signs in', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const nurse = await ownPractice(page)
  await page.goto('/account/security')
  await page.getByRole('button', { name: say('Aggiungi una passkey') }).click()
  await page.getByRole('dialog').getByLabel(say('Nome della passkey')).fill('Telefono')
  await page
    .getByRole('dialog')
    .getByLabel(new RegExp(`^${say('Password')}\\s\\*$`))
    .fill(nurse.password)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Continua sul dispositivo') })
    .click()
  await expect(page.getByText('Telefono', { exact: true }).first()).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/sign-in')
  // A browser that already holds the passkey may offer it before the button is reached.
  const inside = page.waitForURL(({ pathname }) => pathname !== '/sign-in')
  const pressed = page.getByRole('button', { name: say('Accedi con una passkey') }).click()
  await Promise.race([inside, pressed])
  await inside
})
