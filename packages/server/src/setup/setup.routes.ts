import { holds } from '@vicino/domain/access/permits.ts'
import type { Day } from '@vicino/domain/days/day.ts'
import { type Checklist, checklist, isAllDone, type StepCounts } from '@vicino/domain/setup/checklist.ts'
import { celebrateSetup, getSetup } from '@vicino/domain/setup/setup.contract.ts'
import {
  type BusinessStep,
  businessSteps,
  leads,
  personSteps,
  type Setup,
} from '@vicino/domain/setup/setup.ts'
import type { Author } from '../access/author.ts'
import type { Tx } from '../db/tenant.ts'
import { done } from '../http/done.ts'
import type { Serve } from '../http/serve.ts'
import { celebrate } from './celebrate.store.ts'
import { countSetup } from './setup.store.ts'

export function serveSetup(serve: Serve): void {
  serve(getSetup, ({ tx, author, today }) => readSetup(tx, author, today))

  serve(celebrateSetup, async ({ tx, author, body, today, now }) => {
    const list: Checklist | null = (await readSetup(tx, author, today))[body.of]
    const about = body.of === 'person' ? author._id : author.business
    const first = list !== null && isAllDone(list) && (await celebrate(tx, author, about, now))
    return done({ now: first }, {})
  })
}

async function readSetup(tx: Tx, author: Author, today: Day): Promise<Setup> {
  const { kind, person, business, celebrated } = await countSetup(tx, author, today)
  return {
    person: checklist(personSteps, { kind, counts: person, celebrated: celebrated.includes(author._id) }),
    business: holds(author, leads, 'write')
      ? checklist(businessSteps, {
          kind,
          counts: hers(author, business),
          celebrated: celebrated.includes(author.business),
        })
      : null,
  }
}

/** The steps that she may do herself. */
const hers = (author: Author, counts: StepCounts<BusinessStep>): StepCounts<BusinessStep> =>
  Object.fromEntries(
    businessSteps
      .filter(({ by }) => holds(author, by, 'write'))
      .map(({ value }) => [value, counts[value] ?? 0]),
  )
