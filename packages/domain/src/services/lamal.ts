/**
 * What belongs to which letter is data: a service stands in a category, the category in a group, the group has its letter
 * (`server/catalogues/service_group.tsv`). What follows from a letter stands here and nowhere else: A, B and C are care at
 * the expense of the compulsory health insurance (OPre art. 7 para. 2); every other letter, today D for housekeeping and
 * support, is the client's or a complementary insurance's affair, needs no order and counts in no hours of care.
 */
export const lamalLetters = ['A', 'B', 'C'] as const

export const isLamal = (letter: string): boolean => lamalLetters.some(each => each === letter)
