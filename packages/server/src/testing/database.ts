import { inject } from 'vitest'

import { type Database, openPools } from '../db/connect.ts'
import { quoted } from '../db/runtime-role.ts'
import { runAsAdmin } from './cluster.ts'

let made = 0

/** A migrated database for one test file, real in every respect; close() drops it. */
export async function testDatabase(): Promise<Database> {
  const { admin, template, secret } = inject('server')
  made += 1
  const name = `t_${process.pid}_${process.env['VITEST_POOL_ID']}_${made}_${Date.now()}`
  // Copied as files: by way of the log, it costs half as much again.
  await runAsAdmin(admin, `create database ${quoted(name)} template ${quoted(template)} strategy file_copy`)
  return openPools({ ...admin, database: name }, secret, () =>
    runAsAdmin(admin, `drop database ${quoted(name)} with (force)`),
  )
}
