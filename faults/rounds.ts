/** How many times something is killed; `npm run test:long` asks for more. */
export const rounds = Number(process.env['FAULT_ROUNDS'] ?? 5)

/** Where the random moments come from; a run that failed is repeated with the one that it printed. */
export const seed = process.env['FAULT_SEED'] ?? String(Date.now())

/** How long a test that goes by rounds may take on a busy machine. */
export const roundsPatienceMs = 60_000 + rounds * 20_000
