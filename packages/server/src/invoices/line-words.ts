import { francs } from '@vicino/domain/billing/rappen.ts'
import { billedLetters, careKinds } from '@vicino/domain/billing/tariff.ts'
import { formatIn } from '@vicino/domain/days/format.ts'
import type { InvoiceLine } from '@vicino/domain/invoices/invoice.ts'
import { labelOrValue } from '@vicino/domain/wire/option.ts'

const italian = formatIn('it')

/** 'B – cure' */
export const letterWords = (letter: InvoiceLine['letter']): string => labelOrValue(billedLetters, letter)

/** What a line is of, in Italian: as its position is called, else by its letter, and of which kind of care. */
function titleWords({ letter, name, care_kind }: InvoiceLine): string {
  const title = name === null ? letterWords(letter) : `${letter} – ${name}`
  return care_kind === 'ordinary' ? title : `${title}, ${labelOrValue(careKinds, care_kind)}`
}

/** Which part of a line its payer bears, where it is not the whole: ', quota 45 % di CHF 63.00'. */
const shareWords = ({ share }: InvoiceLine): string =>
  share === null
    ? ''
    : `, quota ${italian.number(share.percent)} % di CHF ${italian.number(francs(share.whole), 2)}`

/** What was done, each service with its code: 'B – cure: Medicazione semplice (5002.340)'. */
export function lineWithServices(line: InvoiceLine): string {
  const done = line.services.map(({ code, name }) => `${name} (${code})`).join(', ')
  const title = `${titleWords(line)}${shareWords(line)}`
  return done === '' ? title : `${title}: ${done}`
}
