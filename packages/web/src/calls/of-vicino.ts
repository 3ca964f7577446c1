import { serverTimeHeader } from '@vicino/domain/wire/headers.ts'

/**
 * Whether an answer is Vicino's own. A portal of a hotel answers everything with 200 and a page of its own, a proxy
 * that finds nobody with an error: neither knows of a write, nor that the server is there.
 */
export const isOfVicino = (response: Response): boolean => response.headers.has(serverTimeHeader)
