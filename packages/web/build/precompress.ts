import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const zip = promisify(gzip)
const brotli = promisify(brotliCompress)
const worthIt = /\.(html|js|css|json|svg|webmanifest)$/
const smallestBytes = 512

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < smallestBytes) return
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all([
    zip(content, { level: 9 }).then(packed => writeFile(`${path}.gz`, packed)),
    brotli(content, best).then(packed => writeFile(`${path}.br`, packed)),
  ])
}

/** Writes a .gz and a .br beside each text file of the build, so that no request waits for compression. */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'vicino:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(outDir, { recursive: true })
        await Promise.all(
          files.filter(name => worthIt.test(name)).map(name => compressFile(join(outDir, name))),
        )
      },
    },
  }
}
