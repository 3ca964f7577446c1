import { holds, permits } from '@vicino/domain/access/permits.ts'
import { isQualifiedFor } from '@vicino/domain/assignment/qualified.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import type { NamedPerson } from '@vicino/domain/people/named-person.ts'
import { confirmStep } from '@vicino/domain/protocols/opened-protocols.contract.ts'
import { neededFor } from '@vicino/domain/protocols/protocol-rules.ts'
import type { ProtocolStep } from '@vicino/domain/protocols/protocol.ts'
import type { Id } from '@vicino/domain/wire/id.ts'
import { readStandingOf } from '../http/dossier-access.ts'
import { refuseField } from '../http/refusal.ts'
import { findResponsible } from '../tasks/protocol-steps/step-tasks.store.ts'
import type { ProtocolCall } from './hold-protocol.ts'
import { findKnownColleague } from './opened-protocols.store.ts'

const { permission } = confirmStep

/**
 * Somebody of the house as she is named where she answers for a protocol. Whoever may open it may name any colleague who
 * cares for the client and can do what stands in her calendar then: that is no planning of somebody's day. What she cannot
 * do stands there for nobody, where it was said so.
 * @throws {Refusal} at the field, with what keeps her from it
 */
export async function readResponsible(
  { tx, dossier, today }: ProtocolCall,
  id: Id,
  steps: readonly ProtocolStep[],
  span: { from: Day; until: Day },
  aboveUnassigned = false,
): Promise<NamedPerson> {
  const colleague = await findKnownColleague(tx, id)
  if (!colleague) throw refuseField('responsible', 'not_an_option')
  const { roles, withheld, job_title, ...person } = colleague
  if (!holds({ roles, withheld }, permission, 'write')) throw refuseField('responsible', 'confirms_no_step')
  if ((await findResponsible(tx, id, span)) === null) throw refuseField('responsible', 'works_elsewhere')
  const [standing] = await readStandingOf(tx, dossier, id, today)
  if (!standing || !permits({ roles, withheld }, permission, 'write', standing))
    throw refuseField('responsible', 'not_of_dossier')
  if (!aboveUnassigned && !isQualifiedFor({ roles, job_title }, neededFor(steps)))
    throw refuseField('responsible', 'below_qualification')
  return person
}
