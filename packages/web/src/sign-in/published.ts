import { signInPage } from '@vicino/domain/sign-in/sign-in-page.ts'
import { beginningOf } from '../ui/beginning-of.ts'
import { askServer, readAnswer, readRefusal } from './authenticate.ts'
import { part, tell } from './page-parts.ts'
import { sentence } from './sentence.ts'
import { say, startSpeaking } from './speak.ts'

/** A person shows a picture and languages, a business its logo and kind. */
type Published = {
  name: string
  bio: string
  avatar?: string | null
  logo?: string | null
  languages?: readonly string[]
  kind?: 'business' | 'independent'
  demo?: boolean
}

const kinds = { business: 'Organizzazione', independent: 'Studio infermieristico' }

const [, business, slug = ''] = /^\/(business\/)?([^/]*)/.exec(location.pathname) ?? []
const call = `/api/published/${business ? 'businesses' : 'people'}/${slug}`
const at = (name: string): HTMLElement => part(HTMLElement, `[data-${name}]`)

/** Fills a line, or takes it away where there is nothing to say. */
function write(name: string, words: string): void {
  const line = at(name)
  line.textContent = words
  line.hidden = words === ''
}

const spoken = (): string => document.documentElement.lang || 'it'

/** No browser has a name for Swiss German. */
function languageName(code: string): string {
  if (code === 'gsw') return say('Svizzero tedesco')
  const language = spoken()
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

const listOf = (codes: readonly string[]): string =>
  new Intl.ListFormat(spoken(), { type: 'conjunction' }).format(codes.map(languageName))

/** Says what depends on the language of the page, now and after each change of it. */
function speakOf({ name, bio, kind, languages = [] }: Published, isWhole: boolean): void {
  document.title = `${name} · Vicino`
  write('kind', kind ? say(kinds[kind]) : '')
  write('languages', languages.length > 0 ? `${say('Lingue:')} ${listOf(languages)}` : '')
  write('bio', isWhole ? bio : beginningOf(bio))
  const rest = at('rest')
  rest.hidden = beginningOf(bio) === bio
  rest.setAttribute('aria-expanded', String(isWhole))
  rest.textContent = isWhole ? say('Mostra meno') : say('Mostra tutto')
}

function showPicture(name: string, address: string | null | undefined): void {
  if (!address) return
  const picture = part(HTMLImageElement, `[data-${name}]`)
  picture.src = address
  picture.hidden = false
}

function show(profile: Published): void {
  let isWhole = false
  at('name').textContent = profile.name
  at('demo').hidden = profile.demo !== true
  at('profile').hidden = false
  showPicture('picture', profile.avatar)
  showPicture('logo', profile.logo)
  speakOf(profile, isWhole)
  document.addEventListener('spoken', () => speakOf(profile, isWhole))
  at('rest').addEventListener('click', () => {
    isWhole = !isWhole
    speakOf(profile, isWhole)
  })
}

async function look(): Promise<void> {
  const response = await askServer(call)
  const profile = response?.ok ? await readAnswer<Published>(response) : null
  if (profile) return show(profile)
  const refusal = await readRefusal(response)
  if (refusal?.code === 'not_found') tell(document, [sentence.t('Questa pagina non è pubblica.')])
  else if (refusal) tell(document, [sentence.ofProblem(refusal)])
  else tell(document, [sentence.t('Il server non risponde. Riprovare tra poco.')])
}

startSpeaking()
part(HTMLAnchorElement, '[data-way]').href = signInPage({ redirect: location.pathname })
void look()
