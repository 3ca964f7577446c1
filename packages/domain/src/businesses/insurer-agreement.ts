import * as z from 'zod/mini'
import { heldOn } from '../billing/dated-rules.ts'
import { Tiers } from '../coverages/coverage.ts'
import { Day } from '../days/day.ts'
import { foldAccents } from '../people/search-words.ts'
import { Id } from '../wire/id.ts'
import { nameMax, someLine } from '../wire/text.ts'

/** The laws under which an insurer and a house agree. `owesItself`: the insurer always owes the care, never the client. */
export const agreedLaws = [
  { value: 'kvg', label: 'LAMal', owesItself: false },
  { value: 'vvg', label: 'LCA', owesItself: false },
  { value: 'uvg', label: 'LAINF', owesItself: true },
  { value: 'ivg', label: 'LAI', owesItself: true },
  { value: 'mvg', label: 'LAM', owesItself: true },
] as const
const AgreedLaw = z.enum(agreedLaws.map(({ value }) => value))

/**
 * What an insurer and this house agreed, from a day on: who owes the invoice (the insurer only as agreed, art. 42 para. 2
 * of the health insurance act), and by the rates of which contract; where `contract` is null by those that hold for every
 * payer. `contactId`: the insurer in the contact book, under the name that it had then.
 */
export const InsurerAgreement = z.strictObject({
  insurer: someLine(nameMax),
  contactId: z.nullable(Id),
  law: AgreedLaw,
  tiers: Tiers,
  contract: z._default(z.nullable(someLine(nameMax)), null),
  from: Day,
})
export type InsurerAgreement = z.infer<typeof InsurerAgreement>

/** An agreement with the rule between its fields. */
export const WholeAgreement = InsurerAgreement.check(
  z.superRefine(({ law, tiers }, context) => {
    const { owesItself } = agreedLaws.find(({ value }) => value === law)!
    if (owesItself && tiers === 'garant')
      context.addIssue({ code: 'custom', path: ['tiers'], message: 'not_an_option', input: tiers })
  }),
)

const named = (name: string): string => foldAccents(name).trim().replaceAll(/\s+/g, ' ')

/** What tells one agreement from another: nobody agrees twice on one day. */
export const agreementKey = ({ insurer, law, from }: InsurerAgreement): string =>
  `${named(insurer)} ${law} ${from}`

type Asked = Pick<InsurerAgreement, 'insurer' | 'contactId'> & { law: string | null; day: Day }

/** What holds with an insurer under a law on a day: the newest that has begun; undefined where nothing was agreed. */
export const agreedOn = (
  listed: readonly InsurerAgreement[],
  { insurer, contactId, law, day }: Asked,
): InsurerAgreement | undefined =>
  heldOn(
    listed,
    day,
    each =>
      each.law === law &&
      (named(each.insurer) === named(insurer) || (contactId !== null && each.contactId === contactId)),
  )
