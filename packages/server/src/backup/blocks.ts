/**
 * A stream cut into blocks of one size; the last may be shorter, and is empty where the source is. Each says
 * whether it is the last, which is why one block is always held back.
 */
export async function* blocksOf(
  source: AsyncIterable<Buffer>,
  bytes: number,
): AsyncGenerator<{ block: Buffer; last: boolean }> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const piece of source) {
    waiting.push(piece)
    length += piece.length
    if (length <= bytes) continue
    const joined = Buffer.concat(waiting)
    let at = 0
    for (; length - at > bytes; at += bytes) yield { block: joined.subarray(at, at + bytes), last: false }
    waiting = [joined.subarray(at)]
    length -= at
  }
  yield { block: Buffer.concat(waiting), last: true }
}
