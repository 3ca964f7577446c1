import type { TestProgram } from './program.ts'

/** What a request answers while the audit log takes no row of an action. */
export async function whileUnwritable<T>(
  { database: { owner } }: Pick<TestProgram, 'database'>,
  action: string,
  act: () => PromiseLike<T>,
): Promise<T> {
  await owner.unsafe(`alter table audit add constraint mute check (action <> '${action}') not valid`)
  try {
    return await act()
  } finally {
    await owner.unsafe('alter table audit drop constraint mute')
  }
}
