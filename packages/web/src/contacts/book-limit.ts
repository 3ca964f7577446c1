import type { ContactType } from '@vicino/domain/contacts/contact-type.ts'
import { pageSizeAtMost } from '@vicino/domain/wire/page.ts'

/** Insurers are few: all of them at once tell which ones of the list are in the book already. */
export const bookLimit = (type: ContactType): { limit?: number } =>
  type === 'health_insurance' ? { limit: pageSizeAtMost } : {}
