import * as z from 'zod/mini'
import { maxLength } from '../wire/length.ts'

/** The address of a website as a browser opens it; no other kind of address is ever a link. */
export const Website = z.string().check(z.trim(), maxLength(300), z.refine(isWebsite, 'bad_website'))
export type Website = z.infer<typeof Website>

function isWebsite(text: string): boolean {
  if (!/^https?:\/\/[^\s@\\]+$/i.test(text) || !URL.canParse(text)) return false
  return /^[^.]+(\.[^.]+)+$/.test(new URL(text).hostname)
}
