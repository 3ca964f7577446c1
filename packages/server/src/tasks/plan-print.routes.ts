import { printPlan } from '@vicino/domain/tasks/plan-print.contract.ts'
import { done } from '../http/done.ts'
import type { Serve } from '../http/serve.ts'
import { admitListing } from './task-access.ts'

export function servePlanPrint(serve: Serve): void {
  serve(printPlan, async call => {
    const { dossierId, operatorId } = call.body
    const dossier = await admitListing(call, call.body)
    return done(null, {
      dossier_id: dossier ?? null,
      ...(operatorId !== undefined && dossierId === undefined && { entity_id: operatorId }),
    })
  })
}
