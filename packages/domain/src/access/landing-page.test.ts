import { expect, it } from 'vitest'
import { landingPage } from './landing-page.ts'
import type { Permission } from './matrix.ts'
import type { Role } from './role.ts'

it.each<[Role[], Permission[], string]>([
  [['INF'], [], '/'],
  [['IND'], [], '/'],
  [['OSS'], [], '/'],
  [['AC'], [], '/'],
  [['AUS'], [], '/'],
  [['TER'], [], '/'],
  [['CE', 'INF'], [], '/'],
  [['PIA'], [], '/plan'],
  [['CE'], [], '/plan'],
  [['DS'], [], '/plan'],
  [['PROP', 'DS'], [], '/plan'],
  [['PROP'], [], '/plan/clients'],
  [['AMM'], [], '/plan/clients'],
  [['MED'], [], '/plan/clients'],
  [['AUD'], [], '/plan/clients'],
  [['SYS'], [], '/more'],
  [['PIA'], ['calendar.plan_all'], '/plan/clients'],
  [['PROP'], ['dossier.list'], '/plan'],
  [['AUD'], ['dossier.list'], '/audit'],
  [['MED'], ['dossier.list'], '/more'],
  [['OSS'], ['calendar.own'], '/plan/clients'],
])('%j without %j lands on %s', (roles, withheld, page) => {
  expect(landingPage({ roles, withheld })).toBe(page)
})
