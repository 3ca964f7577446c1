import { genders } from '@vicino/domain/people/gender.ts'
import { spokenLanguages } from '@vicino/domain/people/spoken-language.ts'
import { languageNames } from '@vicino/domain/wire/languages.ts'
import { colorSchemes } from '@vicino/domain/users/me.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import { noteMax } from '@vicino/domain/wire/text.ts'
import type { UseFormReturnType } from '@mantine/form'
import type { FunctionComponent } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldOf } from '../drafts/field-of.ts'
import { languageName } from '../i18n/language-names.ts'
import { useToday } from '../i18n/use-today.ts'
import { ChoiceChips, ManyChips } from '../ui/fields/ChoiceChips.tsx'
import { DayField } from '../ui/fields/DayField.tsx'
import { Fields as FieldColumn } from '../ui/fields/FieldFrame.tsx'
import { usePerson } from '../session/person.ts'
import { NoteField } from '../ui/fields/NoteField.tsx'
import { SwitchField } from '../ui/fields/SwitchField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import type { ProfileField, ProfileValues } from './profile-sections.ts'
import { SlugField } from './SlugField.tsx'

type ProfileForm = UseFormReturnType<ProfileValues>
type FieldOfForm = FunctionComponent<{ form: ProfileForm }>

const languages = Object.entries(languageNames).map(([value, label]) => ({ value: value as Language, label }))

const FirstName: FieldOfForm = ({ form }) => {
  const { t } = useTranslation()
  return <TextField label={t('Nome')} required autoComplete="given-name" {...fieldOf(form, 'first_name')} />
}

const LastName: FieldOfForm = ({ form }) => {
  const { t } = useTranslation()
  return (
    <TextField label={t('Cognome')} required autoComplete="family-name" {...fieldOf(form, 'last_name')} />
  )
}

const Birthday: FieldOfForm = ({ form }) => {
  const { t } = useTranslation()
  return <DayField label={t('Data di nascita')} maxDay={useToday()} {...fieldOf(form, 'birthday')} />
}

const GenderField: FieldOfForm = ({ form }) => {
  const { t } = useTranslation()
  return <ChoiceChips label={t('Sesso')} options={genders} {...fieldOf(form, 'gender')} />
}

const PhoneField: FieldOfForm = ({ form }) => {
  const { t } = useTranslation()
  const { value, onChange, error } = fieldOf(form, 'phone')
  return (
    <TextField
      label={t('Telefono')}
      description={t('Per esempio 079 123 45 67 o +41 79 123 45 67.')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={value ?? ''}
      error={error}
      onChange={typed => onChange(typed === '' ? null : typed)}
    />
  )
}

const BioField: FieldOfForm = ({ form }) => {
  const { t } = useTranslation()
  return (
    <NoteField
      label={t('Presentazione')}
      description={t(
        'Poche righe su di lei: le legge chi ha un accesso a Vicino, e chiunque se il profilo è pubblicato.',
      )}
      minRows={5}
      maxLength={noteMax}
      {...fieldOf(form, 'bio')}
    />
  )
}

const Address: FieldOfForm = ({ form }) => <SlugField at="/" {...fieldOf(form, 'slug')} />

const LanguagesField: FieldOfForm = ({ form }) => {
  const { t } = useTranslation()
  return (
    <ManyChips
      label={t('Lingue parlate')}
      description={t(
        'Le vede chi ha un accesso a Vicino. La lingua dello schermo si sceglie nelle impostazioni.',
      )}
      options={spokenLanguages.map(value => ({ value, label: languageName(value, t) }))}
      {...fieldOf(form, 'languages')}
    />
  )
}

const PublishedField: FieldOfForm = ({ form }) => {
  const { t } = useTranslation()
  const { slug } = usePerson()
  return (
    <SwitchField
      label={t('Pubblica il profilo')}
      description={t(
        'Chiunque apra {{address}}, anche senza accesso, vede nome, foto, presentazione e lingue parlate, e chi usa Vicino la trova nella ricerca. Mai telefono, e-mail, data di nascita, ruolo o luogo di lavoro.',
        { address: `${location.host}/${slug}` },
      )}
      {...fieldOf(form, 'published')}
    />
  )
}

const LanguageField: FieldOfForm = ({ form }) => {
  const { t } = useTranslation()
  const { value, onChange, error } = fieldOf(form, 'language')
  return (
    <ChoiceChips
      label={t('Lingua dello schermo')}
      options={languages}
      value={value}
      error={error}
      onChange={chosen => chosen && onChange(chosen)}
    />
  )
}

const SchemeField: FieldOfForm = ({ form }) => {
  const { t } = useTranslation()
  const { value, onChange, error } = fieldOf(form, 'color_scheme')
  return (
    <ChoiceChips
      label={t('Aspetto')}
      options={colorSchemes}
      value={value}
      error={error}
      onChange={chosen => chosen && onChange(chosen)}
    />
  )
}

const components: Record<ProfileField, FieldOfForm> = {
  first_name: FirstName,
  last_name: LastName,
  birthday: Birthday,
  gender: GenderField,
  phone: PhoneField,
  bio: BioField,
  slug: Address,
  published: PublishedField,
  languages: LanguagesField,
  language: LanguageField,
  color_scheme: SchemeField,
}

type Props = { form: ProfileForm; fields: readonly ProfileField[] }

/** Some fields of a profile, one below the other. */
export function ProfileFields({ form, fields }: Props) {
  return (
    <FieldColumn>
      {fields.map(field => {
        const Field = components[field]
        return <Field key={field} form={form} />
      })}
    </FieldColumn>
  )
}
