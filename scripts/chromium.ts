import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

import { runProgram } from './program.ts'

/** The one that draws no window of its own needs two thirds of the work of the others. */
const windowless = 'chromium-headless-shell'
const names = [windowless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The system's Chromium: `$CHROMIUM`, or the first that the PATH knows. */
function findChromium(): string | null {
  const { CHROMIUM, PATH = '' } = process.env
  const onPath = PATH.split(delimiter).flatMap(folder => names.map(name => join(folder, name)))
  return [CHROMIUM ?? '', ...onPath, ...elsewhere].find(isProgram) ?? null
}

/** How a browser is started: that Chromium, saying nothing to its maker. Root has no sandbox to offer. */
export const browserSettings = () => ({
  executablePath: findChromium() ?? 'chromium',
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})

/** Finds Chromium or installs it with the system's package manager; says what to do where it cannot. */
export async function provideChromium(): Promise<boolean> {
  if (findChromium()) return true
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) {
    console.log('Chromium is missing: installing it with apt-get.')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await runProgram('apt-get', ['update', '-qq'], { env })
    for (const name of [windowless, 'chromium']) {
      await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
      if (findChromium()) return true
    }
  }
  console.error(
    'Chromium is missing, the browser tests cannot run: install it («sudo apt-get install chromium», or Google Chrome from google.com/chrome), or name its program in CHROMIUM.',
  )
  return false
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return path !== ''
  } catch {
    return false
  }
}
