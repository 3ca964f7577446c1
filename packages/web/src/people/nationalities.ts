import type { Country } from '@vicino/domain/people/postal-code.ts'
import type { Option } from '@vicino/domain/wire/option.ts'
import { spokenLanguage } from '../i18n/texts.ts'

/** Those of most clients in Ticino, before all others. */
const frequent = ['CH', 'IT', 'PT', 'DE', 'HR', 'RS', 'ES', 'FR'] as const

const others =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CI CL CM CN CO CR CU CV CY CZ DJ DK DM DO DZ EC EE EG ER ET FI FJ FM GA GB GD GE GH GM GN GQ GR GT GW GY HN HT HU ID IE IL IN IQ IR IS JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PW PY QA RO RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'.split(
    ' ',
  )

/** A country by its name in the language of the screen. */
export const countryName = (country: Country): string =>
  new Intl.DisplayNames([spokenLanguage()], { type: 'region', fallback: 'code' }).of(country)!

/** All countries by name, the frequent ones first; one that is not among them stays under its own. */
export function nationalities(chosen: Country | null): readonly Option[] {
  const named = [...others, ...(chosen === null ? [] : [chosen])]
    .filter((country, at, all) => all.indexOf(country) === at && !frequent.some(each => each === country))
    .map(value => ({ value, label: countryName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, spokenLanguage()))
  return [...frequent.map(value => ({ value, label: countryName(value) })), ...named]
}
