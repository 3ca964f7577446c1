import { francs } from '../billing/rappen.ts'
import type { InvoiceContent, ToldContent } from './invoice.ts'

/** What an invoice says, as it is told: every sum of it in francs. */
export const inFrancs = (content: InvoiceContent): ToldContent =>
  ({
    ...content,
    lines: content.lines.map(line => ({
      ...line,
      hourly_rate: francs(line.hourly_rate),
      amount: francs(line.amount),
      share: line.share && { ...line.share, whole: francs(line.share.whole) },
    })),
    materials: content.materials.map(line => ({
      ...line,
      price: francs(line.price),
      amount: francs(line.amount),
    })),
    contributions: content.contributions.map(line => ({
      ...line,
      care_amount: francs(line.care_amount),
      cap: francs(line.cap),
      amount: francs(line.amount),
    })),
    canton_shares: content.canton_shares.map(line => ({
      ...line,
      hourly_rate: francs(line.hourly_rate),
      whole: francs(line.whole),
      amount: francs(line.amount),
    })),
    total: francs(content.total),
    payable: francs(content.payable),
  }) as ToldContent
