import type { Config } from '../config.ts'

/** A password hash that costs next to nothing: the suite makes thousands. */
export const testPasswordCost = 16

/** The settings of a test: nothing listens, the address only names the origin of its requests. */
export const testConfig: Config = {
  port: 8080,
  host: '127.0.0.1',
  publicUrl: 'http://localhost:8080',
  origins: ['http://localhost:8080'],
  dataFolder: '/nonexistent',
  databaseUrl: null,
  demo: false,
  demoPassword: null,
  secret: 'a-secret-for-tests-only-0123456789abcdef',
  mail: null,
}
