import { StartRefusal } from '@vicino/server/start-refusal.ts'

import { askSecret } from './terminal.ts'

const shortest = 12
const variable = 'VICINO_BACKUP_PASSPHRASE'
const otherwise = `Serve la frase segreta della copia: datela con ${variable} oppure lanciate il comando in un terminale.`

/** The passphrase of a new backup: from the environment, or typed twice. */
export async function choosePassphrase(): Promise<string> {
  const given = process.env[variable]
  if (given !== undefined) return longEnough(given)
  const typed = longEnough(await askSecret('Frase segreta per la copia (almeno 12 caratteri): ', otherwise))
  const again = await askSecret('Ancora una volta: ', otherwise)
  if (typed === again) return typed
  throw new StartRefusal('Le due frasi non sono uguali: ricominciate.')
}

/** The passphrase with which a backup was made. */
export const givePassphrase = async (): Promise<string> =>
  process.env[variable] ?? askSecret('Frase segreta della copia: ', otherwise)

function longEnough(passphrase: string): string {
  if (passphrase.length >= shortest) return passphrase
  throw new StartRefusal(
    `La frase segreta della copia deve avere almeno ${shortest} caratteri: senza di essa la copia non si riapre, quindi conservatela.`,
  )
}
