/**
 * Asks for what a page is about to read, as a page from the server does with its links: the call that comes next takes
 * the answer. Only for what is read at once: an answer that nobody takes would be handed to who reads much later.
 */
export function readAhead(address: string): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'fetch'
  link.crossOrigin = ''
  link.href = address
  document.head.append(link)
}
