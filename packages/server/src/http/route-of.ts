import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'

/** The path of a call as the router writes it. */
export const routeOf = ({ path }: Pick<Endpoint, 'path'>): string => path.replace(/\{(\w+)\}/g, ':$1')
