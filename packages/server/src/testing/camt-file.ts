/** A payment of a made-up file of a bank; what is left out is not told. */
type TestPayment = {
  amount: string
  reference?: string
  payer?: string
  text?: string
  bankReference?: string
  /** Where it goes against its entry. */
  sign?: 'CRDT' | 'DBIT'
}

/** An entry of it: one amount on the account for one or several payments, or with no word of them. */
export type TestEntry = {
  amount: string
  payments?: TestPayment[]
  currency?: string
  sign?: 'CRDT' | 'DBIT'
  isReversal?: boolean
  bankReference?: string
  status?: string
  /** The QR-IBAN into which a collective entry was paid. */
  collectedInto?: string
}

/** A made-up file of a bank. */
export type TestFile = {
  entries: TestEntry[]
  account?: string
  version?: '001.04' | '001.08'
  messageId?: string
}

const element = (name: string, content: string | undefined): string =>
  content === undefined || content === '' ? '' : `<${name}>${content}</${name}>`

function paymentXml(
  { amount, reference, payer, text, bankReference, sign: ownSign }: TestPayment,
  { sign = 'CRDT', currency = 'CHF' }: TestEntry,
  isNew: boolean,
): string {
  const kind = reference?.startsWith('RF') ? '<Cd>SCOR</Cd>' : '<Prtry>QRR</Prtry>'
  const structured =
    reference === undefined
      ? ''
      : `<Strd><CdtrRefInf><Tp><CdOrPrtry>${kind}</CdOrPrtry></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd>`
  const name = element('Nm', payer)
  const debtor = element('Dbtr', isNew ? element('Pty', name) : name)
  return element(
    'TxDtls',
    [
      element('Refs', `${element('AcctSvcrRef', bankReference)}<EndToEndId>NOTPROVIDED</EndToEndId>`),
      `<Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${ownSign ?? sign}</CdtDbtInd>`,
      element('RltdPties', debtor),
      element('RmtInf', element('Ustrd', text) + structured),
    ].join(''),
  )
}

function entryXml(entry: TestEntry, isNew: boolean): string {
  const { amount, payments = [], currency = 'CHF', sign = 'CRDT', isReversal, bankReference } = entry
  const { status = 'BOOK', collectedInto } = entry
  return element(
    'Ntry',
    [
      element('NtryRef', collectedInto),
      `<Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>`,
      element('RvslInd', isReversal ? 'true' : undefined),
      element('Sts', isNew ? element('Cd', status) : status),
      '<BookgDt><Dt>2026-11-18</Dt></BookgDt><ValDt><Dt>2026-11-18</Dt></ValDt>',
      element('AcctSvcrRef', bankReference),
      '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>VCOM</SubFmlyCd></Fmly></Domn></BkTxCd>',
      element('NtryDtls', payments.map(payment => paymentXml(payment, entry, isNew)).join('')),
    ].join(''),
  )
}

/** A camt.054 file as a Swiss bank writes it, of a made-up account. */
export function camtFile({
  entries,
  account = 'CH9300762011623852957',
  version = '001.08',
  messageId = 'MSG-1',
}: TestFile): string {
  const isNew = version === '001.08'
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.${version}"><BkToCstmrDbtCdtNtfctn>`,
    `<GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>2026-11-18T20:00:00+01:00</CreDtTm></GrpHdr>`,
    `<Ntfctn><Id>${messageId}-1</Id><CreDtTm>2026-11-18T20:00:00+01:00</CreDtTm>`,
    `<Acct><Id><IBAN>${account}</IBAN></Id></Acct>`,
    ...entries.map(entry => entryXml(entry, isNew)),
    '</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>',
  ].join('\n')
}

/** A file as a browser sends it. */
export function camtForm(content: string | Uint8Array<ArrayBuffer>, name = 'camt054.xml'): FormData {
  const form = new FormData()
  form.append('file', new File([content], name, { type: 'application/xml' }))
  return form
}
