import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Every such folder begins so and goes on with the process that made it. */
export const folderPrefix = 'vicino-folder-'

/** An empty folder that is gone after the test; the private cluster's user may pass through it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), `${folderPrefix}${process.pid}-`))
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
