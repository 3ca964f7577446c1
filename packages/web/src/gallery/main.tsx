import '../ui/no-eval.ts'
import '../ui/global.css'
import { languages } from '@vicino/domain/wire/languages.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { queryClient } from '../calls/query-client.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { speak, startTexts } from '../i18n/texts.ts'
import { chooseColours, startColours } from '../ui/colour-scheme.ts'
import type { Gallery } from './gallery.ts'
import { GalleryScreen } from './GalleryScreen.tsx'

/**
 * Every component in every state, for the eye and for screenshots. `?entry=<title>/<name>` shows one alone,
 * `?scheme=dark` and `?language=de` set the rest. Never linked, and built only when asked for.
 */
const files = import.meta.glob<Gallery>('../**/*.gallery.tsx', { eager: true, import: 'gallery' })
const galleries = Object.values(files).toSorted((a, b) => a.title.localeCompare(b.title))
const asked = new URLSearchParams(location.search)

const router = createRouter({
  routeTree: createRootRoute({
    component: () => <GalleryScreen galleries={galleries} only={asked.get('entry')} />,
  }),
  history: createMemoryHistory(),
})

await startTexts()
await speak(languages.find(language => language === asked.get('language')) ?? 'it')
chooseColours(asked.get('scheme') === 'dark' ? 'dark' : 'light')
startColours()
const page = document.getElementById('page')
if (page)
  createRoot(page).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
      <Toasts />
    </QueryClientProvider>,
  )
