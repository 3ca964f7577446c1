import { getAudit, printAccessReport, verifyAudit } from '@vicino/domain/audit/audit.contract.ts'
import { done } from '../http/done.ts'
import type { Serve } from '../http/serve.ts'
import { listAudit } from './audit.store.ts'
import { verifyChain } from './verification.ts'

export function serveAudit(serve: Serve): void {
  serve(getAudit, async ({ tx, query }) => {
    const page = await listAudit(tx, query)
    return done(page, { dossier_id: query.dossierId ?? null, rows: page.items.length })
  })

  serve(printAccessReport, async () => done(null, {}))

  serve(verifyAudit, async ({ tx, author, query }) => {
    const verification = await verifyChain(tx, author.business, query)
    return done(verification, { rows: verification.checked })
  })
}
