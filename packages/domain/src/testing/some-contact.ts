import { completeContact, type Contact, type NewContact } from '../contacts/contact.ts'

/** A doctor of the contact book; `more` says what else is written. */
export const someContact = (more: Partial<NewContact> = {}): Contact => ({
  ...completeContact({ type: 'doctor', first_name: 'Elena', last_name: 'Ferrari', ...more }),
  _id: more._id ?? '0192f0c1-0000-7000-8000-0000000000c1',
  version: 1,
  removed_at: null,
})
