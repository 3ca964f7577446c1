import { expect, it } from 'vitest'
import { Website } from './website.ts'

it.each([
  'https://farmacia.example',
  'http://www.studio-medico.example/orari?lang=it#oggi',
  'https://münchen.example',
])('%s is a website', text => {
  expect(Website.parse(` ${text} `)).toBe(text)
})

it.each([
  'www.farmacia.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://farmacia.example',
  'https://',
  'https://localhost',
  'https://fidata.example@altrove.example',
  'https://far macia.example',
  'https:\\\\farmacia.example',
])('%s is none', text => {
  expect(Website.safeParse(text).error?.issues[0]?.message).toBe('bad_website')
})
