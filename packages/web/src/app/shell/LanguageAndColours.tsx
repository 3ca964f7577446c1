import { useQueryClient } from '@tanstack/react-query'
import { languageNames } from '@vicino/domain/wire/languages.ts'
import { type ColorScheme, colorSchemes, type Me } from '@vicino/domain/users/me.ts'
import { updateMe } from '@vicino/domain/users/profile.contract.ts'
import { getMe } from '@vicino/domain/users/users.contract.ts'
import type { Language } from '@vicino/domain/wire/language.ts'
import { useTranslation } from 'react-i18next'
import { queryKey } from '../../calls/query-key.ts'
import { useCall } from '../../calls/use-call.ts'
import { speak, spokenLanguage } from '../../i18n/texts.ts'
import { chooseColours, useChosenColours } from '../../ui/colour-scheme.ts'
import { Fields } from '../../ui/fields/FieldFrame.tsx'
import { Segmented } from '../../ui/fields/Segmented.tsx'
import { usePerson } from '../../session/person.ts'

const languages = Object.entries(languageNames).map(([value, label]) => ({ value: value as Language, label }))

/** How the screen speaks and looks: kept with the person, and in this browser for the sign-in page. */
export function LanguageAndColours() {
  const { t } = useTranslation()
  const { version } = usePerson()
  const client = useQueryClient()
  const colours = useChosenColours()
  const change = useCall(updateMe)
  const keep = async (changed: { language?: Language; color_scheme?: ColorScheme }): Promise<void> => {
    const me: Me | undefined = await change({ body: { version, ...changed } })
    if (me) client.setQueryData(queryKey(getMe, {}), me)
  }
  return (
    <Fields>
      <Segmented
        label={t('Lingua')}
        options={languages}
        value={spokenLanguage()}
        full
        onChange={language => {
          void speak(language)
          void keep({ language })
        }}
      />
      <Segmented
        label={t('Aspetto')}
        options={colorSchemes}
        value={colours}
        full
        onChange={scheme => {
          chooseColours(scheme)
          void keep({ color_scheme: scheme })
        }}
      />
    </Fields>
  )
}
