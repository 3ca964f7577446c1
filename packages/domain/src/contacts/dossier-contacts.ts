import * as z from 'zod/mini'
import { maxLength } from '../wire/length.ts'
import { Id } from '../wire/id.ts'
import { Contact } from './contact.ts'
import { contactRoles } from './contact-role.ts'

const most = Math.max(...contactRoles.map(role => role.most))

/** The contacts of a dossier, each role by name. `version` counts the changes of all of them. */
export const DossierContacts = z.strictObject({
  dossierId: Id,
  version: z.number(),
  insurance: z.array(Contact),
  primary_doctor: z.array(Contact),
  pharmacy: z.array(Contact),
  specialists: z.array(Contact),
})
export type DossierContacts = z.infer<typeof DossierContacts>

/** Who is linked from now on; nobody is an empty list. Without a version it is written over whatever stands. */
export const DossierContactsChange = z.strictObject({
  dossierId: z.optional(Id),
  version: z.optional(z.int().check(z.minimum(0))),
  contactIds: z.array(Id).check(
    maxLength(most, 'too_many'),
    z.refine(ids => new Set(ids).size === ids.length, 'twice'),
  ),
})
export type DossierContactsChange = z.infer<typeof DossierContactsChange>
