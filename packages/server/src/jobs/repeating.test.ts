import { describe, expect, it } from 'vitest'
import { startRepeating } from './repeating.ts'

const nobody = () => undefined

describe('a round', () => {
  it('goes on at once while more is waiting', async () => {
    let waiting = 5
    const idle = Promise.withResolvers<void>()
    const rounds = startRepeating(
      [
        {
          name: 'count',
          everyMs: 3_600_000,
          work: async () => {
            waiting -= 1
            if (waiting === 0) idle.resolve()
            return waiting > 0
          },
        },
      ],
      nobody,
    )
    await idle.promise
    await rounds.stop()
    expect(waiting).toBe(0)
  })

  it('goes on after a failure, which it reports', async () => {
    const reported: string[] = []
    const done = Promise.withResolvers<void>()
    let failures = 2
    const rounds = startRepeating(
      [
        {
          name: 'fragile',
          everyMs: 1,
          work: async () => {
            failures -= 1
            if (failures >= 0) throw new Error('no')
            done.resolve()
            return false
          },
        },
      ],
      (error, name) => reported.push(`${name}: ${(error as Error).message}`),
    )
    await done.promise
    await rounds.stop()
    expect(reported).toEqual(['fragile: no', 'fragile: no'])
  })

  it('lets what runs finish when it is stopped, and begins nothing new', async () => {
    const begun = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    let finished = 0
    const work = async () => {
      begun.resolve()
      await release.promise
      finished += 1
      return true
    }
    const rounds = startRepeating([{ name: 'slow', everyMs: 1, work }], nobody)
    await begun.promise
    const stopped = rounds.stop()
    release.resolve()
    await stopped
    expect(finished).toBe(1)
  })

  it('does not wait for ever for what does not finish', async () => {
    const rounds = startRepeating(
      [{ name: 'stuck', everyMs: 1, work: () => new Promise<boolean>(() => undefined) }],
      nobody,
    )
    await expect(rounds.stop()).resolves.toBeUndefined()
  })
})
