import type { Id } from '@vicino/domain/wire/id.ts'
import { use } from 'react'
import { BedsideContext } from '../bedside/bedside-context.ts'

/** Whether a drug is counted as a narcotic, and whether the reader may give it here. */
export function useNarcotic(drugId: Id): { isNarcotic: boolean; mayGive: boolean } {
  const narcotics = use(BedsideContext)?.narcotics
  const isNarcotic = narcotics?.drugs.includes(drugId) ?? false
  return { isNarcotic, mayGive: !isNarcotic || narcotics?.may_give === true }
}
