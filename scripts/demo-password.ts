import { migrate } from '@vicino/server/db/migrate.ts'
import { changeDemoPassword } from '@vicino/server/demo/demo-password.ts'
import { describeSignIns } from '@vicino/server/demo/first-start.ts'
import { makePassword } from '@vicino/server/demo/made-password.ts'

import { runTool, say } from './tool.ts'

await runTool(
  () => null,
  async (_, { config, database }) => {
    await migrate(database.owner)
    const password = config.demoPassword ?? makePassword()
    await changeDemoPassword(database, password)
    say(describeSignIns(config.demoPassword === null ? password : null))
  },
)
