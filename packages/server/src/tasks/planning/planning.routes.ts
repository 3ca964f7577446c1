import type { Day } from '@vicino/domain/days/day.ts'
import type { DayPlan } from '@vicino/domain/planning/appointment.ts'
import { copyDays, getDayPlan, writeDayPlan } from '@vicino/domain/planning/planning.contract.ts'
import { done } from '../../http/done.ts'
import type { Serve } from '../../http/serve.ts'
import { copyDay } from './day-copy.ts'
import { type AskingDossier, readDayPlan, readDayPlans, refuseWithoutCalendar } from './day-plan.ts'
import { writeDay } from './day-plan-write.ts'

export function servePlanning(serve: Serve): void {
  serve(getDayPlan, async call => {
    const { plan } = await readDayPlan(call, call.params.day)
    return done(plan, { rows: plan.appointments.length })
  })

  serve(writeDayPlan, async call => {
    refuseWithoutCalendar(call)
    const written = await writeDay(call, call.params.day, call.body)
    const { plan } = await readDayPlan(call, call.params.day)
    return done(plan, {
      fields: ['appointments'],
      rows: written.length,
      reason: call.body.confirm_overlap?.reason ?? null,
      ...(written.length > 0 && { each: written.map(entity_id => ({ entity_id })) }),
    })
  })

  serve.create(
    copyDays,
    async call => {
      refuseWithoutCalendar(call)
      const made = await copyDay(call, call.body)
      return done(await plansOf(call, call.body.to), {
        entity_id: call.id,
        fields: ['to'],
        rows: made.length,
        reason: call.body.confirm_overlap?.reason ?? null,
      })
    },
    call => plansOf(call, call.body.to),
  )
}

const plansOf = async (asking: AskingDossier, days: readonly Day[]): Promise<DayPlan[]> =>
  (await readDayPlans(asking, days)).map(({ plan }) => plan)
