import type { Apart } from '@vicino/domain/series/apart.ts'
import type { Task } from '@vicino/domain/tasks/task.ts'
import { useState } from 'react'
import type { OverlapQuestion } from '../../calls/use-overlap.ts'
import { OverlapSheet } from '../OverlapSheet.tsx'
import type { Looked } from '../series/looked.ts'
import { SeriesOffers, StandingSeriesOffers } from '../series/SeriesOffers.tsx'
import type { StandingApart } from '../series/use-apart.ts'
import { changedSeries, newSeries } from '../series/use-series-weight.ts'
import type { ToldReach } from '../series/use-scope.ts'
import { insteadOf } from './instead-of.ts'
import { neededBy, type TaskForm } from './task-values.ts'

/** What a form asks where its task overlaps, and how it goes on. */
export type TaskOverlap = OverlapQuestion & {
  form: TaskForm
  /** Sends what stands in the form by now. */
  again: () => void
  /** Takes the refusal back. */
  clear: () => void
  apart: Omit<StandingApart, 'save'>
  /** Sends it with these days apart. */
  sendApart: StandingApart['save']
  /** Of a task that stands: what is changed, and how far. */
  changed?: () => Changed
}

/** A change of a task, and how far it reaches. */
type Changed = {
  task: Task
  change: Exclude<Looked['change'], 'removal'>
  reach: ToldReach['reach']
}

/** What the task of a form overlaps with, and what may be taken instead: of one visit, or of a whole series. */
export function TaskOverlapSheet({
  form,
  again,
  clear,
  apart,
  sendApart,
  changed,
  ...question
}: TaskOverlap) {
  const { values } = form
  const [asked] = useState(changed)
  const take = (instead: Partial<typeof values>): void => {
    clear()
    form.setValues(instead)
    again()
  }
  const isSeries = asked
    ? Boolean(asked.reach.scope ?? asked.change.repeat)
    : values.repeat.frequency !== null
  if (!isSeries) return <OverlapSheet {...question} offers={insteadOf(values, take)} />
  const { operators, client, start_time, end_time } = values
  const planned = { operators, client, needed: neededBy(values), clocks: { start_time, end_time } }
  const save = (days: Apart): void => {
    apart.choose(days)
    clear()
    sendApart(days)
  }
  const offers = { planned, apart: { ...apart, save }, onTime: take }
  return (
    <OverlapSheet
      {...question}
      instead={
        asked ? (
          <StandingSeriesOffers {...offers} task={asked.task} weighing={changedSeries(asked, asked.reach)} />
        ) : (
          <SeriesOffers {...offers} weighing={newSeries(values)} />
        )
      }
    />
  )
}
