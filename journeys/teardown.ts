import { rmSync } from 'node:fs'

/** Takes the data folder of the run away. */
export default function teardown(): void {
  const folder = process.env['VICINO_JOURNEYS']
  if (folder) rmSync(folder, { recursive: true, force: true })
}
