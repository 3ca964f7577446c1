import './no-eval.ts'
import './global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { askEarly } from '../calls/early.ts'
import { startTexts } from '../i18n/texts.ts'
import { startColours } from '../ui/colour-scheme.ts'
import { Providers } from './Providers.tsx'

async function start(page: HTMLElement): Promise<void> {
  startColours()
  askEarly('/api/users/me')
  await startTexts()
  createRoot(page).render(
    <StrictMode>
      <Providers />
    </StrictMode>,
  )
}

const page = document.getElementById('page')
if (page) void start(page)
