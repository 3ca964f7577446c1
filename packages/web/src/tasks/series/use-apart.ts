import type { Apart } from '@vicino/domain/series/apart.ts'
import { useState } from 'react'

/** The days of a series that somebody has set apart, until it is saved. */
export type StandingApart = {
  days: Apart
  choose: (days: Apart) => void
  /** Saves the series with these days apart. */
  save: (days: Apart) => void
}

/** Keeps which days stand apart for as long as they are of the same series; `before`: those that stood apart already. */
export function useApart(series: string, before: Apart = []): Pick<StandingApart, 'days' | 'choose'> {
  const [chosen, setChosen] = useState({ series, days: before })
  return {
    days: chosen.series === series ? chosen.days : [],
    choose: days => setChosen({ series, days }),
  }
}
