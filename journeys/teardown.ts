import { rmSync } from 'node:fs'

/** Takes the data folder of the run away. The database ends after it, and may begin a file in what is being removed. */
export default function teardown(): void {
  const folder = process.env['VICINO_JOURNEYS']
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
}
