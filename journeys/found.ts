import type { Page } from '@playwright/test'
import { newId } from '@vicino/domain/wire/id.ts'
import { spoken } from './say.ts'
import { send } from './send.ts'

type Founder = { first_name: string; last_name: string; email: string; password: string }
type House = { kind: 'independent' } | { kind: 'business'; business_name: string }

/** An address of the net that is for documents (RFC 3849): how many are founded from one address is counted. */
const elsewhere = (): string => `2001:db8:${newId().slice(-4)}:${newId().slice(-4)}::1`

/** Founds a house in the language of the story, and signs its founder in on the page. */
export const found = (page: Page, house: House, founder: Founder) =>
  send(
    page,
    'POST',
    '/api/sign-up',
    { ...house, ...founder, language: spoken() },
    { 'x-forwarded-for': elsewhere() },
  )
