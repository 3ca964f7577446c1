import { chromium } from 'playwright-core'
import { readdirSync, readFileSync, appendFileSync } from 'node:fs'
import { walks, fillPath } from './journeys/walks.ts'
const words = (lang: string) => Object.assign({}, ...readdirSync(`packages/web/src/i18n/${lang}`).filter(f => f.endsWith('.json')).map(f => JSON.parse(readFileSync(`packages/web/src/i18n/${lang}/${f}`, 'utf8')))) as Record<string, string>
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const base = 'http://localhost:8103', origin = { origin: base }
for (const [lang, viewport] of [['de', { width: 1440, height: 900 }], ['fr', { width: 390, height: 844 }], ['en', { width: 1440, height: 900 }], ['de', { width: 390, height: 844 }]] as const) {
  const dict = words(lang)
  const italian = Object.keys(dict).filter(k => dict[k] !== k && k.length > 3 && !k.includes('{{')).map(k => k.replace(/_(one|other)$/, ''))
  const byWho = Map.groupBy(walks, w => w.who)
  for (const [who, ws] of byWho) {
    const c = await b.newContext({ viewport, baseURL: base, locale: lang })
    const r = await c.request.post('/api/auth/sign-in/email', { headers: origin, data: { email: `${who}@demo.vicino.test`, password: 'prova-di-viaggio' } })
    if (!r.ok()) { console.log(who, r.status()); continue }
    const me = await (await c.request.get('/api/users/me')).json()
    if (me.language !== lang) await c.request.patch('/api/users/me', { headers: origin, data: { version: me.version, language: lang } })
    const page = await c.newPage()
    page.on('pageerror', e => console.log('ERR', lang, e.message))
    for (const path of new Set(ws.flatMap(w => w.paths))) {
      let p: string; try { p = await fillPath(c.request, path) } catch (e) { console.log('skip', path, String(e).slice(0, 80)); continue }
      await page.goto(p); await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 8000 }).catch(() => undefined); await page.waitForTimeout(350)
      const found = await page.evaluate(({ italian }) => {
        const set = new Set(italian), out: string[] = []
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) { const s = walker.currentNode.textContent!.trim(); if (set.has(s)) out.push(`IT «${s}»`) }
        for (const el of document.querySelectorAll('[aria-label],[placeholder],[title]')) for (const a of ['aria-label', 'placeholder', 'title']) { const s = el.getAttribute(a); if (s && set.has(s)) out.push(`IT @${a} «${s}»`) }
        if (document.documentElement.scrollWidth > document.documentElement.clientWidth) out.push('SIDEWAYS')
        for (const el of document.querySelectorAll('main *, nav *, header *')) {
          const cs = getComputedStyle(el); const h = el as HTMLElement
          if (!h.offsetWidth || !h.textContent?.trim()) continue
          if ((cs.overflowX === 'hidden' || cs.overflowX === 'clip') && h.scrollWidth > h.clientWidth + 1 && h.clientWidth > 2) out.push(`CUT ${cs.textOverflow} «${h.textContent.trim().slice(0, 50)}»`)
          if ((h.tagName === 'BUTTON' || h.tagName === 'A') && h.scrollWidth > h.clientWidth + 2 && h.clientWidth > 0 && cs.display !== 'inline') out.push(`OVER «${h.textContent.trim().slice(0, 50)}»`)
        }
        return [...new Set(out)]
      }, { italian })
      if (found.length) console.log(lang, viewport.width, who, path, found.join(' | '))
    }
    await c.close()
  }
}
await b.close()
