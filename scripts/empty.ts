import { migrate } from '@vicino/server/db/migrate.ts'
import { type Contents, emptyInstallation, readContents } from '@vicino/server/demo/emptying.ts'
import { StartRefusal } from '@vicino/server/start-refusal.ts'

import { ask } from './terminal.ts'
import { runTool, say } from './tool.ts'

const yes = ['sì', 'si']
const yesToAll = ['cancella tutto']

await runTool(
  () => null,
  async (_, { config, database }) => {
    await migrate(database.owner)
    const contents = await readContents(database)
    if (contents.businesses.length > 0) await agree(contents)
    await emptyInstallation(database, config.dataFolder)
    say('Installazione vuota. Il prossimo avvio non ricarica i dati di prova.')
  },
)

/** Asks before anything is lost. What is not made up goes only by a whole phrase, typed on a terminal. */
async function agree({ businesses, clients }: Contents): Promise<void> {
  say(`Si cancellano per sempre ${clients} dossier, tutte le persone e tutti i documenti di:`)
  for (const { name, demo } of businesses) say(`  ${name}${demo ? ' (di prova)' : ''}`)
  const real = businesses.some(({ demo }) => !demo)
  if (real && !process.stdin.isTTY)
    throw new StartRefusal(
      'Qui ci sono dati veri: fatene una copia con «npm run backup», poi lanciate il comando in un terminale.',
    )
  const wanted = real ? yesToAll : yes
  const answer = await ask(`Per continuare scrivete «${wanted[0]}»: `)
  if (!wanted.includes(answer.toLowerCase())) throw new StartRefusal('Niente è stato cancellato.')
}
