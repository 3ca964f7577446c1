import { expect, test } from 'vitest'
import { landingAfter, returnPage, signInPage } from './sign-in-page.ts'

test.each([
  ['/', '/'],
  ['home', '/'],
  [undefined, '/'],
  [null, '/'],
  ['', '/'],
  ['/plan', '/plan'],
  ['/plan/clients?search=a b', '/plan/clients?search=a%20b'],
  [
    '/dossier/0192f0c1-0000-7000-8000-000000000000/activity/drugs#last',
    '/dossier/0192f0c1-0000-7000-8000-000000000000/activity/drugs#last',
  ],
  ['/anna-rossi', '/anna-rossi'],
  ['/apiary', '/apiary'],
  ['plan', '/'],
  ['https://elsewhere.test/', '/'],
  ['//elsewhere.test', '/'],
  ['///elsewhere.test', '/'],
  ['/\\elsewhere.test', '/'],
  ['\\\\elsewhere.test', '/'],
  ['/\t/elsewhere.test', '/'],
  ['/\n/elsewhere.test', '/'],
  ['/a/..//elsewhere.test', '/'],
  ['/.//elsewhere.test', '/'],
  ['/%2e%2e//elsewhere.test', '/'],
  ['javascript:alert(1)', '/'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
  ['/plan\r\nset-cookie: a=b', '/planset-cookie:%20a=b'],
  ['/api', '/'],
  ['/api/users/me', '/'],
  ['/API/users/me', '/'],
  ['/plan/../api/users/me', '/'],
  ['/sign-in?redirect=/sign-in', '/'],
  ['/sign-in.html', '/'],
  ['/reset?token=a', '/'],
])('the redirect %j leads to %s', (redirect, landing) => {
  expect(returnPage(redirect)).toBe(landing)
})

test.each([
  [{}, '/sign-in'],
  [{ redirect: '/' }, '/sign-in'],
  [{ refused: 'wait' as const }, '/sign-in#wait'],
  [{ step: 'code' as const, refused: '1' as const }, '/sign-in#code-refused'],
  [{ refused: '1' as const }, '/sign-in#refused'],
  [{ step: 'code' as const, redirect: '/plan?a=1&b=2' }, '/sign-in?redirect=%2Fplan%3Fa%3D1%26b%3D2#code'],
])('the sign-in page for %j is %s', (show, address) => {
  expect(signInPage(show)).toBe(address)
})

test.each([
  ['home', '/#home'],
  ['/', '/'],
  [null, '/'],
  ['/plan', '/plan'],
  ['//elsewhere.test', '/'],
])('after signing in, the redirect %j lands on %s', (redirect, landing) => {
  expect(landingAfter(redirect)).toBe(landing)
})
