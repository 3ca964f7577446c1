/** Faults are made with signals and /proc: on other systems their tests are counted as skipped. */
export const elsewhere = process.platform !== 'linux'
