/** What an insurer answers to an invoice, in a test; each says what matters to it. */
export type Answering = {
  number: string
  issued_at: string
  status?: 'accepted' | 'pending' | 'rejected'
  /** What it says: an explanation, and messages with their codes. */
  inside?: string
  givenAt?: string
  to?: string
  modus?: string
}

const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000)

/** The parts that both versions have, around what only one has. */
function around(
  { number, issued_at, givenAt = '2026-11-12T10:00:00.000Z', to = '7601003000009', modus }: Answering,
  body: string,
  attributes: string,
): string {
  const mode = modus ? ` modus="${modus}"` : ''
  const request = `request_timestamp="${seconds(issued_at)}" request_date="${issued_at.slice(0, 10)}T00:00:00" request_id="${number}"`
  return `<?xml version="1.0" encoding="UTF-8"?>
<invoice:response xmlns:invoice="http://www.forum-datenaustausch.ch/invoice" language="it"${mode}${attributes}>
  <invoice:processing>
    <invoice:transport from="7601003001082" to="${to}"><invoice:via via="7601001304307" sequence_id="1"/></invoice:transport>
  </invoice:processing>
  <invoice:payload response_timestamp="${seconds(givenAt)}">
    <invoice:invoice ${request}/>
    <invoice:body>${body}</invoice:body>
  </invoice:payload>
</invoice:response>`
}

const state = 'status_in="received" status_out="processed"'

/** A general invoice response 5.0. */
export function response50(answering: Answering): string {
  const { status = 'rejected', inside = '', to = '7601003000009' } = answering
  return around(
    answering,
    `<invoice:prolog><invoice:generator name="Cassa"/></invoice:prolog>
    <invoice:billers><invoice:biller_gln gln="${to}"/></invoice:billers>
    <invoice:tiers_payant><invoice:${status} ${state}>${inside}</invoice:${status}></invoice:tiers_payant>`,
    ' guid="0192f0c10000700080000000000000f1"',
  )
}

/** A general invoice response 4.5. */
export function response45(answering: Answering): string {
  const { status = 'rejected', inside = '', to = '7601003000009' } = answering
  return around(
    answering,
    `<invoice:prolog><invoice:generator name="Cassa"/></invoice:prolog>
    <invoice:biller ean_party="${to}"/><invoice:${status} ${state}>${inside}</invoice:${status}>`,
    '',
  )
}
