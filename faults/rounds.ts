/** How many times something is killed; `npm run test:long` asks for more. */
export const rounds = Number(process.env['FAULT_ROUNDS'] ?? 5)

/** Where the random moments come from; a run that failed is repeated with the one that it printed. */
export const seed = process.env['FAULT_SEED'] ?? String(Date.now())

/** When a test that goes by rounds counts as hanging. */
export const roundsPatienceMs = 300_000 + rounds * 60_000
