import { AsyncLocalStorage } from 'node:async_hooks'
import { passkey } from '@better-auth/passkey'
import { type Instant, todayIn } from '@vicino/domain/days/instant.ts'
import { passwordMax, passwordMin } from '@vicino/domain/sign-in/password.ts'
import { sessionMostHours } from '@vicino/domain/sign-in/session-length.ts'
import { type Id, newId } from '@vicino/domain/wire/id.ts'
import { APIError, betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { FastifyBaseLogger } from 'fastify'
import { PostgresJSDialect } from 'kysely-postgres-js'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { sessionCookiePrefix } from '../http/session.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { findActor, idleSpan } from './sign-in.store.ts'
import { asPerson } from '../db/tenant.ts'

export type Library = ReturnType<typeof signInLibrary>

type LibrarySettings = { config: Config; database: Database; now: () => Instant; passwordCost: number }

/**
 * The sign-in library. It checks passwords, codes and passkeys, makes sessions and sets their cookies; only the
 * functions that our routes call are reachable, its own HTTP handler is not mounted. Sign-up, the session of a
 * request, limits and origin checks are ours.
 */
export function signInLibrary(
  { config, database, now, passwordCost }: LibrarySettings,
  log: FastifyBaseLogger,
) {
  return betterAuth({
    appName: 'Vicino',
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    trustedOrigins: [...config.origins],
    secret: config.secret,
    database: { dialect: new PostgresJSDialect({ postgres: database.auth }), type: 'postgres' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordMin,
      maxPasswordLength: passwordMax,
      password: {
        hash: password => hashPassword(password, passwordCost),
        verify: ({ hash, password }) => isPassword(password, hash, passwordCost),
      },
    },
    session: {
      // The cookie lives as long as a session can; the row, which use moves on, decides.
      expiresIn: sessionMostHours * 3600,
      disableSessionRefresh: true,
      additionalFields: { activeBusinessId: { type: 'string', required: false, input: false } },
    },
    databaseHooks: {
      session: {
        create: {
          before: async session => ({
            data: {
              ...session,
              ...(await beginning(database, session.userId, now())),
            },
          }),
        },
      },
    },
    plugins: [
      twoFactor({ issuer: 'Vicino' }),
      passkey({
        rpName: 'Vicino',
        rpID: new URL(config.publicUrl).hostname,
        origin: [...config.origins],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: async ({ verification }) => {
            await refuseUnverified(verification.registrationInfo?.userVerified)
            await beforeKeeping.getStore()?.()
          },
        },
        authentication: {
          afterVerification: ({ verification }) =>
            refuseUnverified(verification.authenticationInfo.userVerified),
        },
      }),
    ],
    advanced: {
      database: { generateId: () => newId() },
      // The library knows only the __Secure- prefix; __Host- is spelt out, with the attributes it demands.
      useSecureCookies: false,
      cookiePrefix: sessionCookiePrefix(config),
      defaultCookieAttributes: { secure: config.publicUrl.startsWith('https:') },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (level, message, ...details) => log[level]({ err: details.find(isError) }, message),
    },
  })
}

/**
 * What a request does once its passkey holds and before the library keeps it: the row of the audit log comes first,
 * as with every change of a way in (see `changeByPassword`).
 */
export const beforeKeeping = new AsyncLocalStorage<() => Promise<void>>()

/** Carries the address of the browser to the library, in a header that we alone set. */
export const addressHeader = 'x-client-ip'

const isError = (detail: unknown): boolean => detail instanceof Error

/** When a session begins and first ends, by the clock that all its later questions go by; and where its person works. */
const beginning = (database: Database, person: Id, now: Instant) =>
  asPerson(database.app, person, async tx => {
    const [actor, { from, to }] = await Promise.all([findActor(tx, todayIn(now)), idleSpan(tx)])
    return { createdAt: new Date(from), expiresAt: new Date(to), activeBusinessId: actor?.business }
  })

/** A passkey stands for both factors, so the device must have checked who holds it. */
async function refuseUnverified(userVerified: boolean | undefined): Promise<void> {
  if (!userVerified) throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' })
}
