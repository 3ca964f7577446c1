import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import type { LooseInput } from './call-input.ts'

/** Names what a write is about: while the same fails again there is one failure, and none once it is done. */
export const causeOf = ({ method, path }: Endpoint, { params, body }: LooseInput): string =>
  JSON.stringify([method, path, params, (body as { _id?: unknown } | undefined)?._id])
