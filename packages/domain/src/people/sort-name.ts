import { fullName, type Named } from './person-name.ts'
import { foldAccents } from './search-words.ts'

/** What a list of people is ordered by: last name first, without accents, capitals and apostrophes. */
export const sortName = ({ first_name, last_name }: Named): string =>
  foldAccents(fullName({ first_name: last_name, last_name: first_name })).replaceAll("'", '')
