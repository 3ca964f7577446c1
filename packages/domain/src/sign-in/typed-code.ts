/** A code from the authenticator app: six digits, new every 30 seconds (RFC 6238). */
export const appCodePattern = /^\d{6}$/

/** A recovery code: ten letters and digits in two groups. Each opens the account once. */
export const recoveryCodePattern = /^[A-Za-z0-9]{5}-[A-Za-z0-9]{5}$/

/**
 * A typed code and which of the two it is: the one field of the page takes both, with the gaps of 123 456.
 * Without a schema, because the sign-in page's script carries none.
 */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } | undefined {
  const code = typed.replace(/\s/g, '')
  if (appCodePattern.test(code)) return { kind: 'app', code }
  return recoveryCodePattern.test(code) ? { kind: 'recovery', code } : undefined
}
