import { formatIn } from '@vicino/domain/days/format.ts'
import { migrate } from '@vicino/server/db/migrate.ts'
import { makeOperatorLink } from '@vicino/server/sign-in/operator-link.ts'

import { onlyArgument, runTool, say } from './tool.ts'

await runTool(
  () => onlyArgument('npm run reset-link -- INDIRIZZO'),
  async (email, { config, database }) => {
    await migrate(database.owner)
    const { url, expires_at } = await makeOperatorLink(database, config, new Date().toISOString(), email)
    say(`Per scegliere una nuova password, una volta sola, fino al ${formatIn('it').instant(expires_at)}:`)
    say(`\n  ${url}\n`)
    say('Consegnatelo di persona: chi lo ha, entra. Il secondo fattore resta com’è.')
  },
)
