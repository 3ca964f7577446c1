import { expect, it } from 'vitest'
import type { Role } from '../access/role.ts'
import { approversOf, type ResetLinkFacts, type ResetLinkStand, standOf } from './reset-link.ts'

const handed: ResetLinkFacts = {
  second_factor: false,
  handed_over: true,
  maker: 'entitled',
  approver: 'nobody',
}

it.each<[string, Partial<ResetLinkFacts>, ResetLinkStand]>([
  ['handed over by one person alone', {}, 'waits'],
  ['approved by a second', { approver: 'entitled' }, 'opens'],
  ['of an account with a second factor', { second_factor: true }, 'asks_factor'],
  ['approved, of an account with a factor', { second_factor: true, approver: 'entitled' }, 'asks_factor'],
  ['sent to its owner by mail alone', { handed_over: false }, 'opens'],
  ['by mail, of an account with a factor', { handed_over: false, second_factor: true }, 'asks_factor'],
  ['made by the operator of the server', { maker: 'operator' }, 'opens'],
  ['by the operator, with a factor', { maker: 'operator', second_factor: true }, 'asks_factor'],
  ['whose maker has lost the right', { maker: 'no_longer' }, 'ended'],
  ['by mail, whose maker has lost the right', { maker: 'no_longer', handed_over: false }, 'ended'],
  ['with a factor, whose maker lost the right', { maker: 'no_longer', second_factor: true }, 'ended'],
  ['whose approver has lost the right', { approver: 'no_longer' }, 'ended'],
])('a link %s', (_, facts, stand) => {
  expect(standOf({ ...handed, ...facts })).toBe(stand)
})

const as = (...held: Role[]) => ({ roles: held, withheld: [] })

it.each<[string, Role[], Role[], Role[][], Role[][]]>([
  ['by the owner of the house, for a nurse', ['PROP'], ['INF'], [['PROP'], ['AMM'], ['DS']], [['DS']]],
  ['by the nursing director, for a nurse', ['DS'], ['INF'], [['PROP'], ['INF']], [['PROP']]],
  ['by the nursing director, for the administration', ['DS'], ['AMM'], [['PROP'], ['DS']], [['PROP']]],
  ['with nobody else who lets in', ['PROP'], ['INF'], [['INF'], ['OSS']], []],
  ['where no nurse lets in', ['PROP'], ['INF'], [['PROP'], ['AMM']], [['PROP']]],
])('a link made %s is approved by who could have done so herself', (_, maker, owner, others, approvers) => {
  const people = { maker: as(...maker), owner: as(...owner), others: others.map(roles => as(...roles)) }
  expect(approversOf(people).map(({ roles }) => roles)).toEqual(approvers)
})
