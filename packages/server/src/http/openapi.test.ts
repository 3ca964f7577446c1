import { Validator } from '@seriousme/openapi-schema-validator'
import { contract } from '@vicino/domain/contract.ts'
import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inject, testProgram, type TestProgram } from '../testing/program.ts'

type Operation = { summary?: string; requestBody?: object; responses: Record<string, object> }

let program: TestProgram
let document: { openapi: string; paths: Record<string, Record<string, Operation>> }

beforeAll(async () => {
  program = await testProgram()
  document = (await inject(program.app, 'GET', '/api/openapi.json')).json()
})
afterAll(() => program.close())

describe('the description of the API', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
    expect(document.openapi).toBe('3.1.0')
  })

  it.each(
    Object.values<Endpoint>(contract).map(endpoint => [endpoint.method, endpoint.path, endpoint] as const),
  )('tells of %s %s', (method, path, endpoint) => {
    const operation = document.paths[path]?.[method.toLowerCase()]
    expect(operation).toMatchObject({ summary: endpoint.summary })
    expect(operation?.requestBody !== undefined).toBe(Boolean(endpoint.body ?? endpoint.form))
    expect(Object.keys(operation!.responses)).toContain(endpoint.creates ? '201' : '200')
  })

  it('names no path beside those of the contract', () => {
    const known = new Set<string>(Object.values<Endpoint>(contract).map(({ path }) => path))
    expect(Object.keys(document.paths).filter(path => !known.has(path))).toEqual([])
  })

  it('can be browsed', async () => {
    const page = await inject(program.app, 'GET', '/api/docs')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('swagger-ui')
  })

  it('is browsed under the same rules as every page: no script inside it, none from elsewhere', async () => {
    const { body, headers } = await inject(program.app, 'GET', '/api/docs')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(body).not.toMatch(/<script(?![^>]*\ssrc="\/api\/docs\/)/)
  })
})
