import { test } from 'vitest'

/** Faults are made with signals, mounts and /proc: elsewhere these tests are counted as skipped. */
export const onLinux = test.skipIf(process.platform !== 'linux')
