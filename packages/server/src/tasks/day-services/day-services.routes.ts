import type { Day } from '@vicino/domain/days/day.ts'
import type { DayServices } from '@vicino/domain/day-services/appointment.ts'
import {
  copyDays,
  getDayServices,
  writeDayServices,
} from '@vicino/domain/day-services/day-services.contract.ts'
import { done } from '../../http/done.ts'
import type { Serve } from '../../http/serve.ts'
import { copyDay } from './day-copy.ts'
import {
  type AskingDossier,
  readDayServices,
  readServicesOfDays,
  refuseWithoutCalendar,
} from './day-services.ts'
import { writeDay } from './day-write.ts'

export function serveDayServices(serve: Serve): void {
  serve(getDayServices, async call => {
    const { dayServices } = await readDayServices(call, call.params.day)
    return done(dayServices, { rows: dayServices.appointments.length })
  })

  serve(writeDayServices, async call => {
    refuseWithoutCalendar(call)
    const written = await writeDay(call, call.params.day, call.body)
    const { dayServices } = await readDayServices(call, call.params.day)
    return done(dayServices, {
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

const plansOf = async (asking: AskingDossier, days: readonly Day[]): Promise<DayServices[]> =>
  (await readServicesOfDays(asking, days)).map(({ dayServices }) => dayServices)
