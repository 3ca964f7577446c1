import { formatIn } from '@vicino/domain/days/format.ts'
import { restoreBackup } from '@vicino/server/backup/restore.ts'

import { givePassphrase } from './passphrase.ts'
import { fileArgument, runTool, say } from './tool.ts'

await runTool(
  async () => ({ file: fileArgument('npm run restore -- FILE'), passphrase: await givePassphrase() }),
  async ({ file, passphrase }, { config, database, signal }) => {
    const { dataFolder } = config
    const { made_at, manifest, secret } = await restoreBackup(database, dataFolder, file, passphrase, signal)
    const rows = manifest.entries.reduce((sum, entry) => sum + entry.rows, 0)
    say(
      `Ripristinata la copia del ${formatIn('it').instant(made_at)} (${rows} righe). Tutti accedono come prima.`,
    )
    if (secret === config.secret) return
    if (process.env['VICINO_SECRET'] !== undefined)
      say(`Avviate Vicino con il VICINO_SECRET della copia, che ora sta in ${dataFolder}/secret.`)
    else say('Se Vicino è in funzione, riavviatelo: con la copia è cambiato il segreto delle sessioni.')
  },
)
