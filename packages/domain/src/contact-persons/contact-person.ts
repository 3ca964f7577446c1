import * as z from 'zod/mini'
import { Instant } from '../days/instant.ts'
import { Email } from '../people/email.ts'
import { PersonName } from '../people/person-name.ts'
import { Phone } from '../people/phone.ts'
import { Signature } from '../records/versioned.ts'
import { Id } from '../wire/id.ts'
import { maxLength } from '../wire/length.ts'
import { noteMax, Reason, text } from '../wire/text.ts'

/** What somebody is to the client. */
export const relations = [
  { value: 'partner', label: 'Coniuge o partner' },
  { value: 'daughter', label: 'Figlia' },
  { value: 'son', label: 'Figlio' },
  { value: 'parent', label: 'Genitore' },
  { value: 'sibling', label: 'Sorella o fratello' },
  { value: 'grandchild', label: 'Nipote' },
  { value: 'other_relative', label: 'Altro parente' },
  { value: 'friend', label: 'Amica o amico' },
  { value: 'neighbour', label: 'Vicina o vicino di casa' },
  { value: 'live_in_carer', label: 'Badante' },
  { value: 'guardian', label: 'Curatore' },
  { value: 'other', label: 'Altra relazione' },
] as const

export const Relation = z.enum(relations.map(({ value }) => value))
export type Relation = z.infer<typeof Relation>

/**
 * What somebody may be told (professional secrecy, art. 321 of the Criminal Code): as the client consented, or as may
 * be presumed of her.
 */
export const scopes = [
  { value: 'clinical', label: 'Informazioni cliniche' },
  { value: 'organisational', label: 'Solo organizzative' },
  { value: 'emergency', label: 'Solo in emergenza' },
] as const

export const Scope = z.enum(scopes.map(({ value }) => value))
export type Scope = z.infer<typeof Scope>

/**
 * On what the right rests to decide in the client's name once she cannot: on what she wrote herself, on an authority,
 * or on the law (art. 370, 360, 390 and 378 of the Civil Code); a power of attorney is about her affairs.
 */
export const powers = [
  { value: 'directives', label: 'Direttive anticipate' },
  { value: 'mandate', label: 'Mandato precauzionale' },
  { value: 'guardianship', label: 'Curatela' },
  { value: 'by_law', label: 'Rappresentanza per legge' },
  { value: 'attorney', label: 'Procura' },
] as const

const Power = z.enum(powers.map(({ value }) => value))
type Power = z.infer<typeof Power>

export const lastPlace = 20

/** What is written of a person around the client. `place`: in which order they are called. */
export const ContactPersonFields = z.strictObject({
  name: PersonName,
  relation: Relation,
  phone: z.nullable(Phone),
  other_phone: z.nullable(Phone),
  email: z.nullable(Email),
  scope: Scope,
  in_emergency: z.boolean(),
  powers: z.array(Power).check(
    maxLength(powers.length),
    z.refine(chosen => new Set(chosen).size === chosen.length, 'twice'),
  ),
  place: z.int().check(z.minimum(1), z.maximum(lastPlace)),
  note: text(noteMax),
})
export type ContactPersonFields = z.infer<typeof ContactPersonFields>

/** Nobody can be called in an emergency without a number. */
export const WholeContactPerson = ContactPersonFields.check(
  z.refine(({ in_emergency, phone }) => !in_emergency || phone !== null, {
    error: 'required',
    path: ['phone'],
  }),
)

/** What is known of somebody of whom nothing but who she is was written. */
export const contactPersonDefaults = {
  phone: null,
  other_phone: null,
  email: null,
  in_emergency: false,
  powers: [],
  place: 1,
  note: '',
} as const satisfies Partial<ContactPersonFields>

/** A person around the client as she stands. One who is no longer asked has ended, and stays legible. */
export const ContactPerson = z.strictObject({
  _id: Id,
  dossierId: Id,
  version: z.number(),
  ...ContactPersonFields.shape,
  ended: z.nullable(Instant),
  ended_reason: z.nullable(z.string()),
  author: Signature,
  created_at: Instant,
  written_at: Instant,
})
export type ContactPerson = z.infer<typeof ContactPerson>

const { name, relation, scope, ...rest } = ContactPersonFields.shape

export const NewContactPerson = z.strictObject({
  _id: z.optional(Id),
  dossierId: z.optional(Id),
  name,
  relation,
  scope,
  ...z.partial(z.strictObject(rest)).shape,
})
export type NewContactPerson = z.infer<typeof NewContactPerson>

/** Corrects what is known of somebody, or ends it with a reason. */
export const ContactPersonChange = z.strictObject({
  version: z.int().check(z.minimum(1)),
  ...z.partial(ContactPersonFields).shape,
  ended: z.optional(z.strictObject({ reason: Reason })),
})
export type ContactPersonChange = z.infer<typeof ContactPersonChange>

/** Those who are still asked, as they are called: in an emergency first, then by their place. */
export const inCallingOrder = (persons: readonly ContactPerson[]): ContactPerson[] =>
  persons
    .filter(({ ended }) => ended === null)
    .toSorted(
      (a, b) =>
        Number(b.in_emergency) - Number(a.in_emergency) ||
        a.place - b.place ||
        (a.created_at < b.created_at ? -1 : 1),
    )
