import type { SendingFacts } from '../invoices/electronic-invoice.ts'
import { completeAddress } from '../people/address.ts'
import { someBilling } from './some-billing.ts'
import { someContact } from './some-contact.ts'

/** What an invoice of `someBilling` is sent by, of which nothing is missing. */
export function someSending(more: Partial<SendingFacts['house']> = {}): SendingFacts {
  const { house, client, numbers, insurers } = someBilling()
  const doctor = someContact({
    type: 'doctor',
    first_name: 'Elena',
    last_name: 'Ferrari',
    gln_number: '7601001234567',
    rcc_number: 'F123424',
    address: { street: 'Via Medici', house_no: '7', zip: '6600', city: 'Locarno' },
  })
  return {
    house: {
      ...house,
      legal_form: 'limited_company',
      gln_number: '7601003000009',
      tariffs: (['A', 'B', 'C'] as const).map(letter => ({
        law: 'kvg',
        letter,
        care_kind: 'ordinary',
        canton: null,
        contract: null,
        tariff_type: '532',
        code: `5320${'ABC'.indexOf(letter) + 1}`,
        name: null,
        hourly_rate: { A: 7690, B: 6300, C: 5260 }[letter],
        from: '2020-01-01',
      })),
      ...more,
    },
    client: { ...client, address: completeAddress(client.address ?? {}), avsNumber: numbers.avsNumber },
    insurer: insurers[0]!,
    orders: [{ gln_number: '7601001234567', rcc_number: null }],
    doctors: [doctor],
  }
}
