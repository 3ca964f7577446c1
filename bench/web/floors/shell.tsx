import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/AppShell.layer.css'
import { AppShell, AppShellHeader, AppShellMain, AppShellNavbar, MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'

/** The least that a page of this stack can be: the provider and an empty shell, no data, no router, no text. */
function Shell() {
  return (
    <MantineProvider>
      <AppShell header={{ height: 56 }} navbar={{ width: 240, breakpoint: 'sm' }} padding="md">
        <AppShellHeader>Vicino</AppShellHeader>
        <AppShellNavbar>Oggi</AppShellNavbar>
        <AppShellMain>
          <h1>Oggi</h1>
        </AppShellMain>
      </AppShell>
    </MantineProvider>
  )
}

const page = document.getElementById('page')
if (page) createRoot(page).render(<Shell />)
