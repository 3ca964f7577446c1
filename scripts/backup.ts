import { writeBackup } from '@vicino/server/backup/backup.ts'

import { choosePassphrase } from './passphrase.ts'
import { fileArgument, runTool, say } from './tool.ts'

await runTool(
  async () => ({ file: fileArgument('npm run backup -- FILE'), passphrase: await choosePassphrase() }),
  async ({ file, passphrase }, { config, database, signal }) => {
    const { entries } = await writeBackup(database, config, file, passphrase, { signal })
    const rows = entries.reduce((sum, entry) => sum + entry.rows, 0)
    const documents = entries.filter(({ kind }) => kind === 'document').length
    say(`Copia fatta: ${file} (${rows} righe, ${documents} documenti).`)
    say('Senza la frase segreta nessuno la può riaprire: conservatela altrove.')
  },
)
