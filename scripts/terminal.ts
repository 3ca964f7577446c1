import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { StartRefusal } from '@vicino/server/start-refusal.ts'

import { unanswered } from './tool.ts'

/** Asks on the terminal and answers what was typed, without the spaces around it. */
export async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  return (await answerOf(lines, question)).trim()
}

/**
 * Asks for what nobody may read over the shoulder.
 * @param otherwise what to do where there is no terminal to ask on
 */
export async function askSecret(question: string, otherwise: string): Promise<string> {
  if (!process.stdin.isTTY) throw new StartRefusal(otherwise)
  process.stdout.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  const answer = await answerOf(lines, '')
  process.stdout.write('\n')
  return answer
}

/** The answer; Ctrl-C or the end of the input instead of one is a refusal. */
async function answerOf(lines: ReturnType<typeof createInterface>, question: string): Promise<string> {
  try {
    return await new Promise((resolve, reject) => {
      lines.once('SIGINT', () => reject(unanswered()))
      lines.once('close', () => reject(unanswered()))
      lines.question(question).then(resolve, reject)
    })
  } finally {
    lines.close()
  }
}
