import { formatIn } from '@vicino/domain/days/format.ts'
import { genders } from '@vicino/domain/people/gender.ts'
import { languageNames as screenLanguages } from '@vicino/domain/wire/languages.ts'
import { formatPhone } from '@vicino/domain/people/phone.ts'
import { colorSchemes, type ProfileFields } from '@vicino/domain/users/me.ts'
import type { TFunction } from 'i18next'
import { languageList } from '../i18n/language-names.ts'
import { spokenLanguage } from '../i18n/texts.ts'
import type { ShownField } from '../ui/sheets/merge-sides.ts'
import type { ProfileField } from './profile-sections.ts'

/** The fields of a profile with their labels. */
const profileLabels: Record<ProfileField, { label: string }> = {
  first_name: { label: 'Nome' },
  last_name: { label: 'Cognome' },
  bio: { label: 'Presentazione' },
  gender: { label: 'Sesso' },
  birthday: { label: 'Data di nascita' },
  phone: { label: 'Telefono' },
  slug: { label: 'Indirizzo della pagina' },
  published: { label: 'Pubblica il profilo' },
  languages: { label: 'Lingue parlate' },
  language: { label: 'Lingua dello schermo' },
  color_scheme: { label: 'Aspetto' },
}

/** Who may open a profile: whoever is signed in always may. */
export const publishedWords = (published: boolean, t: TFunction): string =>
  published ? t('Sì, la pagina si apre a chiunque') : t('No, si apre solo a chi ha un accesso')

type Words = { [Field in ProfileField]: (value: ProfileFields[Field], t: TFunction) => string }

const words: Words = {
  first_name: name => name,
  last_name: name => name,
  bio: bio => bio,
  gender: (gender, t) => t(genders.find(({ value }) => value === gender)?.label ?? ''),
  birthday: day => (day === null ? '' : formatIn(spokenLanguage()).day(day)),
  phone: phone => (phone === null ? '' : formatPhone(phone)),
  slug: slug => `/${slug}`,
  published: (published, t) => publishedWords(published, t),
  languages: (languages, t) => languageList(languages, t),
  language: language => screenLanguages[language],
  color_scheme: (scheme, t) => t(colorSchemes.find(({ value }) => value === scheme)!.label),
}

/** What a field of a profile says, in words; empty where nothing was written. */
export const profileWords = <Field extends ProfileField>(
  field: Field,
  value: ProfileFields[Field],
  t: TFunction,
): string => words[field](value, t)

/** A field of a profile as two versions of it are compared. */
export const shownProfileField = (field: ProfileField): ShownField<ProfileFields> => ({
  field,
  label: profileLabels[field].label,
  words: (values, t) => profileWords(field, values[field], t),
})
