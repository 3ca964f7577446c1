import { addMonths, firstOfMonth } from '@vicino/domain/days/day.ts'
import { todayIn, type Instant } from '@vicino/domain/days/instant.ts'
import type { Database } from '../db/connect.ts'
import { asTenant } from '../db/tenant.ts'
import { hashPassword } from '../sign-in/password-hash.ts'
import { numbersFrom } from './people/clients.ts'
import { invoicePast } from './invoicing.ts'
import { insertDemoBusiness, insertOrganisation } from './demo.store.ts'
import { makeBusiness, makeOrganisation } from './people/organisation.ts'
import { zones } from './people/places.ts'
import type { DemoMoment } from './calendar/plan.ts'
import { addSettings } from './people/settings.ts'
import { type Post, practiceStaff, staff } from './people/staff.ts'

/** The address of everybody who signs in to the demo. */
const demoMail = '@demo.vicino.test'

/** One way in: who it is and with which address. */
type SignIn = { email: string; name: string; roles: string }

const emailOf = ({ post }: Post): string => `${post}${demoMail}`

/** The sign-ins of the demo, in the order in which they are shown. They share one password. */
export const demoSignIns: readonly SignIn[] = [...staff, ...practiceStaff].map(post => ({
  email: emailOf(post),
  name: `${post.first_name} ${post.last_name}`,
  roles: post.roles.join('+'),
}))

/**
 * Loads the demo organisation, whole or not at all: a Spitex of twelve people with sixty clients, and an
 * independent nurse with six. Everything in it is made up; days and clocks stand around `now`.
 * @param password the one password of all sign-ins
 * @param months as of {@link makeDemo}
 */
export async function loadDemo(
  database: Database,
  { now, password, passwordCost }: { now: Instant; password: string; passwordCost: number },
  months: number = billedMonths,
): Promise<void> {
  const hash = await hashPassword(password, passwordCost)
  const moment = { now, today: todayIn(now) }
  const parts = makeDemo(moment, months)
  await asTenant(database.app, { business: parts[0].business._id }, async tx => {
    for (const { business, organisation } of parts) {
      await insertDemoBusiness(tx, business)
      await insertOrganisation(tx, business, organisation, hash)
      if (months > 0) await invoicePast(tx, { business, organisation }, moment)
    }
  })
}

/** How many whole months before this one somebody billed for. */
const billedMonths = 2

/**
 * The two businesses of the demo with everything in them.
 * @param months how many whole months before this one were worked and are to be billed; with none, three weeks were
 */
export function makeDemo(moment: DemoMoment, months: number = billedMonths) {
  const since = months === 0 ? null : addMonths(firstOfMonth(moment.today), -months)
  const numbers = numbersFrom(1)
  const spitex = makeBusiness(
    'business',
    'Spitex Tre Valli di Prova',
    'Organizzazione di prova: persone, indirizzi e cure sono inventati.',
    moment,
  )
  const practice = makeBusiness(
    'independent',
    'Studio infermieristico Valeria Induni',
    'Studio di prova: persone, indirizzi e cure sono inventati.',
    moment,
  )
  const order = { zones, numbers, moment, since, emailOf }
  const parts = [
    {
      business: spitex,
      organisation: makeOrganisation(spitex, {
        ...order,
        seed: 'tre valli',
        staff,
        clients: [24, 22, 14],
        housekeeping: true,
      }),
    },
    {
      business: practice,
      organisation: makeOrganisation(practice, {
        ...order,
        seed: 'studio',
        staff: practiceStaff,
        clients: [6],
        housekeeping: false,
      }),
    },
  ] as const
  for (const part of parts) addSettings(part, moment)
  return parts
}
